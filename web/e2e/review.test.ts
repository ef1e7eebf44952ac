// The review: a finished game looked through by the coach, on large and small screens, in both games.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { axeInBoth, launch, leave, makeTable, openTable, overflow, shot, still, visitor } from './browser';
import { flaws, SIZES } from './looks';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());
const SEED = '2b'.repeat(32);

/** A game played to its end by bots, one of them in my seat. */
async function finished(page: Page, seats: string[], options = 'corporate-era', game = 'mars'): Promise<string> {
  const id = await makeTable(page, seats, options, SEED, game);
  await openTable(page, id);
  await leave(page, id);
  await page.locator('a[download]').first().waitFor({ timeout: 120_000 });
  return id;
}

/** Opens the review and waits until it is whole. */
async function review(page: Page, id: string): Promise<void> {
  await page.goto(`/#/t/${id}/review`);
  await page.locator('.review[data-done="true"]').waitFor({ timeout: 180_000 });
  await still(page);
}

const step = (page: Page) => page.locator('.decisions [aria-current]').getAttribute('data-step');

test('a game of two: from the end to the mistakes and back, by clicks and by keys', async () => {
  const { page, errors } = await visitor(browser, inject('url'));
  const id = await finished(page, ['me', 'steady']);
  await page.getByRole('link', { name: 'Review' }).first().click();
  // The curve is there before the grades are.
  await page.locator('[data-line="0"]').waitFor();
  await page.locator('.review[data-done="true"]').waitFor({ timeout: 180_000 });
  await still(page);
  expect(await page.locator('[data-line]').count()).toBe(2);
  const dashes = await page.locator('[data-line]').evaluateAll((all) => all.map((it) => it.getAttribute('stroke-dasharray') ?? ''));
  expect(new Set(dashes).size, 'told apart without colours').toBe(2);
  await page.locator('[data-accuracy]').waitFor();
  await page.locator('[data-share]').waitFor();
  const counts = await page.locator('[data-count]').allTextContents();
  expect(counts.map(Number).reduce((sum, n) => sum + n, 0)).toBe(await page.locator('.decisions [data-step]').count());

  // From mistake to mistake, if there are any; then from decision to decision.
  const bad = page.locator('.decisions [data-grade="mistake"], .decisions [data-grade="blunder"]');
  if ((await bad.count()) > 0) {
    expect(await step(page), 'the first mistake is shown').toBe(await bad.first().getAttribute('data-step'));
    expect(await page.locator('.decision').getAttribute('data-grade')).toMatch(/mistake|blunder/);
    await page.locator('[data-loss]').waitFor();
    await page.locator('[data-better]').waitFor();
  }
  if ((await bad.count()) > 1) {
    await page.locator('[data-next]').click();
    expect(await step(page)).toBe(await bad.nth(1).getAttribute('data-step'));
    await page.keyboard.press('p');
    expect(await step(page)).toBe(await bad.first().getAttribute('data-step'));
  }
  await page.keyboard.press('Home');
  const first = await step(page);
  await page.keyboard.press('ArrowRight');
  expect(await step(page)).not.toBe(first);
  await page.keyboard.press('ArrowLeft');
  expect(await step(page)).toBe(first);
  // The address tells where one is.
  await page.waitForURL(new RegExp(`review\\?step=${first}&seat=0`));

  // An area that should have been another is marked on the planet.
  const all = await page
    .locator('.decisions [data-step]:not([data-grade="best"])')
    .evaluateAll((rows) =>
      rows.filter((it) => /^Area/.test(it.querySelector('.grow')?.textContent ?? '')).map((it) => it.getAttribute('data-step')),
    );
  if (all[0]) {
    await page.locator(`.decisions [data-step="${all[0]}"]`).click();
    await page.locator('[data-mark="played"]').waitFor();
    if ((await page.locator('.decision [data-better^="area "]').count()) > 0) await page.locator('[data-mark="better"]').waitFor();
  }
  await page.getByRole('button', { name: 'Points', exact: true }).click();
  expect(await axeInBoth(page)).toEqual([]);
  await shot(page, 'review-mars');

  // The other side.
  await page.keyboard.press('2');
  await expect.poll(() => page.locator('.rhead [data-seat="1"]').getAttribute('aria-pressed')).toBe('true');
  await page.getByRole('link', { name: 'Replay' }).click();
  await page.locator('.replay').waitFor();
  await page.locator('.replay').getByRole('link', { name: 'Review' }).click();
  await page.locator('.review').waitFor();
  // Any other choice of the moment can be held against the best.
  const select = page.locator('.decision select');
  await page.keyboard.press('Home');
  await still(page);
  if (await select.count()) {
    await select.selectOption({ index: 1 });
    await page.getByText('For and against the better choice').waitFor();
  }
  expect(id).not.toBe('');
  expect(errors).toEqual([]);
});

test('nothing is cut at any size, in four languages, with everything there is', async () => {
  const { page, errors } = await visitor(browser, inject('url'));
  const id = await finished(page, ['me', 'steady', 'steady'], 'corporate-era draft colonies turmoil prelude venus');
  await review(page, id);
  const wrong: string[] = [];
  for (const language of ['en', 'cs', 'pl', 'ru']) {
    await page.evaluate((code) => {
      const kept = JSON.parse(localStorage.getItem('tharsis.settings') ?? '{}') as Record<string, unknown>;
      localStorage.setItem('tharsis.settings', JSON.stringify({ ...kept, language: code }));
    }, language);
    await page.reload();
    await page.waitForFunction((code) => document.documentElement.lang === code, language);
    await page.locator('.review[data-done="true"]').waitFor();
    for (const size of language === 'en' ? SIZES : [SIZES[0], SIZES[3]]) {
      await page.setViewportSize(size);
      await still(page);
      const name = `review-${language}-${size.width}x${size.height}`;
      expect(await overflow(page), name).toEqual([0, 0]);
      wrong.push(...(await flaws(page)).map((it) => `${name}: ${it}`));
      await shot(page, name);
    }
  }
  expect(wrong).toEqual([]);
  expect(errors).toEqual([]);
});

test('on a phone: the moment, the decisions, the summary', async () => {
  const { page, errors } = await visitor(browser, inject('url'), { phone: true });
  const id = await finished(page, ['me', 'steady', 'steady'], '', 'ares');
  await review(page, id);
  for (const tab of ['Moment', 'Decisions', 'Summary']) {
    await page.locator('.tabs').getByRole('button', { name: tab }).click();
    await still(page);
    expect(await overflow(page), tab).toEqual([0, 0]);
    expect(await axeInBoth(page), tab).toEqual([]);
    const small = await page.locator('.review :is(.tabs, .steps2, .decisions li) > :is(button)').evaluateAll((all) =>
      all
        .filter((it) => it.checkVisibility())
        .map((it) => it.getBoundingClientRect().height)
        .filter((it) => it < 44),
    );
    expect(small, tab).toEqual([]);
    await shot(page, `review-phone-${tab.toLowerCase()}`);
  }
  await page.locator('.tabs').getByRole('button', { name: 'Decisions' }).click();
  await page.locator('.decisions [data-step]').nth(3).click();
  await page.locator('.decision').waitFor();
  expect(errors).toEqual([]);
});

test('alone there is nobody to share luck and skill with, and a game that goes on has no review', async () => {
  const { page, errors } = await visitor(browser, inject('url'));
  const id = await finished(page, ['me']);
  await review(page, id);
  expect(await page.locator('[data-line]').count()).toBe(1);
  expect(await page.locator('[data-share]').count()).toBe(0);
  expect(await axeInBoth(page)).toEqual([]);
  await page.goto('/#/games');
  await page.locator(`[data-game="${id}"]`).getByRole('link', { name: 'Review' }).click();
  await page.locator('.review').waitFor();
  const running = await makeTable(page, ['me', 'steady'], 'corporate-era', SEED);
  await page.goto(`/#/t/${running}/review`);
  await page.locator('[data-ask]').first().waitFor();
  expect(await page.locator('.review').count()).toBe(0);
  expect(errors).toEqual([]);
});
