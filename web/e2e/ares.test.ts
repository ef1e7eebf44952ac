// Ares Expedition in the browser: a game by clicking, two browsers at once, alone and together, phone and keyboard.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import {
  axe,
  axeInBoth,
  DESK,
  dialogs,
  drawn,
  hidden,
  inDialog,
  launch,
  leave,
  makeTable,
  openTable,
  overflow,
  PHONE,
  shot,
  still,
  visitor,
  weigh,
} from './browser';
import { answerByKeys, AresDriver, kind, legal, mark, settle, waitForAsk } from './driver';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());
const SEED = '0c'.repeat(32);

const round = async (page: Page) => Number(/\d+/.exec((await page.locator('.gen').first().textContent()) ?? '')?.[0] ?? 0);
const ares = (page: Page, seats: string[], options = 'mulligan') => makeTable(page, seats, options, SEED, 'ares');

const WANTED = ['opening', 'plan', 'keep', 'work-Action', 'work-Development'];

test('a two-player game against a bot is played by clicking, ends and is looked back on', async () => {
  const { page, errors } = await visitor(browser, inject('url'));
  const id = await ares(page, ['me', 'steady']);
  await openTable(page, id);
  const driver = new AresDriver(page);
  const seen = new Set<string>();
  await driver.play(async () => {
    const asked = (await kind(page)) ?? '';
    const phase =
      asked === 'work'
        ? `work-${
            (await page
              .locator('.ps.now .pn b')
              .textContent()
              .catch(() => '')) ?? ''
          }`
        : asked;
    if (!seen.has(phase)) {
      seen.add(phase);
      await still(page);
      expect(await overflow(page), phase).toEqual([0, 0]);
      expect(await hidden(page), phase).toEqual([]);
      expect(await axe(page), phase).toEqual([]);
      await shot(page, `ares-${phase.toLowerCase()}`);
    }
    // A game of Mars is clicked through to its end; here a bot plays on when all was seen.
    return driver.answers >= 60 && WANTED.every((it) => seen.has(it));
  });
  expect([...seen]).toEqual(expect.arrayContaining(WANTED));
  await leave(page, id);
  expect(driver.most('phase'), 'a phase is one click').toBe(1);
  for (const verb of ['play', 'act', 'standard', 'draw', 'done']) expect(driver.most(verb), verb).toBeLessThanOrEqual(2);

  await page.locator('.endv .chart').waitFor({ timeout: 120_000 });
  expect(await overflow(page)).toEqual([0, 0]);
  expect(await axe(page)).toEqual([]);
  await shot(page, 'ares-end');
  const rows = await page
    .locator('.scores tbody tr')
    .evaluateAll((all) => all.map((row) => [...row.querySelectorAll('td')].map((it) => Number(it.textContent?.replace('−', '-')))));
  for (const row of rows) expect(row.slice(0, -1).reduce((a, b) => a + b, 0)).toBe(row[row.length - 1]);
  await page.setViewportSize(PHONE);
  await still(page);
  expect(await overflow(page)).toEqual([0, 0]);
  await shot(page, 'ares-phone-end');
  await page.setViewportSize(DESK);
  await page.getByRole('link', { name: 'Replay', exact: true }).click();
  await page.locator('.replay input[type=range]').waitFor();
  await page.locator('.replay input[type=range]').evaluate((it: HTMLInputElement) => {
    it.value = String(Math.floor(Number(it.max) / 2));
    it.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await page.waitForFunction(() => Number(/step=(\d+)/.exec(location.hash)?.[1]) > 20);
  await still(page);
  expect(await axe(page)).toEqual([]);
  await shot(page, 'ares-replay');
  await page.getByRole('button', { name: /Play on/ }).click();
  await page.waitForFunction(() => !location.hash.includes('step='));
  await page.locator('[data-ask]').first().waitFor();
  expect(errors).toEqual([]);
});

test('the first page and the form offer the game; two browsers play it at once', async () => {
  const url = inject('url');
  const [a, b] = [await visitor(browser, url), await visitor(browser, url, { light: true })];
  await a.page.goto('/');
  await a.page.getByRole('button', { name: 'Ares Expedition' }).click();
  await a.page.getByRole('button', { name: 'Exchange of cards' }).waitFor();
  expect(await axe(a.page)).toEqual([]);
  await shot(a.page, 'ares-home');
  await a.page.goto('/#/new');
  await a.page.getByRole('button', { name: 'Ares Expedition' }).click();
  await a.page.locator('.opts .seg').first().getByRole('button', { name: '1', exact: true }).click();
  await a.page.getByRole('button', { name: 'First game' }).last().click();
  await a.page.getByLabel('Your name').fill('Ada');
  await shot(a.page, 'ares-new');
  await a.page.getByRole('button', { name: 'Create a table' }).click();
  await a.page.locator('.invite .qr svg').waitFor();
  const link = await a.page.locator('.invite input').inputValue();
  await b.page.goto(link);
  await b.page.getByLabel('Your name').fill('Boris');
  await b.page.locator('[data-sit]').first().click();
  for (const { page } of [a, b]) await page.locator('[data-ask="plan"]').waitFor();
  // Both answer the same moment, at the same time; neither is refused.
  await Promise.all([
    a.page.locator('.phasecard[data-choice="phase development"]').click(),
    b.page.locator('.phasecard[data-choice="phase research"]').click(),
  ]);
  for (const { page } of [a, b]) {
    await page.locator('.ps').first().waitFor();
    expect(await page.locator('.problem').count()).toBe(0);
  }
  // One is done, and the other sees it.
  const ada = b.page.locator('.pl', { hasText: 'Ada' });
  expect(await ada.locator('.pill.good').count()).toBe(0);
  await new AresDriver(a.page).choose('done');
  await ada.locator('.pill.good').waitFor();
  await shot(b.page, 'ares-two-light');
  expect(await axe(b.page)).toEqual([]);
  await Promise.all([a, b].map(({ page }, i) => new AresDriver(page, 3 + i).play(async () => (await round(page)) >= 3)));
  expect(a.errors).toEqual([]);
  expect(b.errors).toEqual([]);
});

for (const [name, seats, options] of [
  ['solo', ['me'], 'mulligan experienced'],
  ['coop', ['me', 'steady'], 'mulligan coop'],
  ['four', ['me', 'steady', 'steady', 'steady'], 'mulligan'],
] as const) {
  test(`${name}: opened, and some rounds played on every size`, async () => {
    const { page, errors } = await visitor(browser, inject('url'), { light: name === 'coop' });
    await openTable(page, await ares(page, [...seats], options));
    const driver = new AresDriver(page);
    await driver.play(async () => (await round(page)) >= 2 && (await kind(page)) === 'plan');
    for (const [width, height] of [
      [1440, 900],
      [1920, 1080],
      [1280, 720],
      [1024, 768],
      [768, 1024],
      [390, 844],
      [360, 640],
    ] as const) {
      await page.setViewportSize({ width, height });
      await still(page);
      expect(await overflow(page), `${width}x${height}`).toEqual([0, 0]);
      await shot(page, `ares-${name}-${width}x${height}`);
    }
    expect(await axe(page)).toEqual([]);
    await page.setViewportSize(DESK);
    await driver.play(async () => (await round(page)) >= 3);
    expect(errors).toEqual([]);
  });
}

test('the phone, dark and light: five tabs, a phase by one tap, cards sold', async () => {
  const { page, errors } = await visitor(browser, inject('url'), { phone: true });
  await openTable(page, await ares(page, ['me', 'steady', 'steady']));
  await shot(page, 'ares-phone-opening');
  expect(await overflow(page)).toEqual([0, 0]);
  expect(await axeInBoth(page), 'opening').toEqual([]);
  const driver = new AresDriver(page);
  await driver.play(async () => (await kind(page)) === 'plan');
  for (const tab of ['Hand', 'Engine', 'Rivals', 'More', 'Board']) {
    await page.locator('.tabs button', { hasText: tab }).click();
    await still(page);
    expect(await overflow(page), tab).toEqual([0, 0]);
    expect(await axeInBoth(page), tab).toEqual([]);
    const beyond = await page.evaluate(() =>
      [...document.querySelectorAll('.ph > *, .gl > *, .rgrid > *, .phasecard')]
        .filter((it) => it.getBoundingClientRect().right > innerWidth + 0.5)
        .map((it) => it.className),
    );
    expect(beyond, `beyond the edge in ${tab}`).toEqual([]);
    await shot(page, `ares-phone-${tab.toLowerCase()}`);
  }
  // A card is sold: a tap on it, a tap on the button.
  await page.locator('.tabs button', { hasText: 'Hand' }).click();
  let before = await mark(page);
  await page.locator('.hand .prow').first().tap();
  await page.locator('[data-commit^="sell"]').tap();
  await settle(page, before);
  // A phase: one tap.
  await page.locator('.tabs button', { hasText: 'Board' }).click();
  before = await mark(page);
  await page.locator('.phasecard:not(.off)').first().tap();
  await settle(page, before);
  await waitForAsk(page);
  await still(page);
  expect(await overflow(page)).toEqual([0, 0]);
  expect(await axeInBoth(page), 'work').toEqual([]);
  await shot(page, 'ares-phone-work');
  expect(errors).toEqual([]);
});

test('dialogs, selling several, and what the pages say of the game', async () => {
  const { page, errors } = await visitor(browser, inject('url'), { guide: true });
  await openTable(page, await ares(page, ['me', 'steady']));
  await page.locator('.guide').waitFor();
  await page.getByRole('button', { name: 'No more tips' }).click();
  const driver = new AresDriver(page);
  await driver.play(async () => (await round(page)) >= 2 && (await kind(page)) === 'plan');
  for (const [name, open] of dialogs(page)) {
    await inDialog(page, open, async () => {
      expect(await axe(page, 'dialog[open]'), name).toEqual([]);
      await shot(page, `ares-dialog-${name}`);
    });
  }
  // Two cards are sold together.
  const before = await page.locator('.hand .card').count();
  await page.keyboard.press('s');
  await page.locator('.hand .card').nth(0).click();
  await page.locator('.hand .card').nth(1).click();
  await still(page);
  expect(await axe(page), 'selling').toEqual([]);
  await shot(page, 'ares-selling');
  await page.locator('[data-commit="sell"]').click();
  await expect.poll(() => page.locator('.hand .card').count()).toBe(before - 2);
  // A hint is shown where it is meant.
  await page.keyboard.press('h');
  await page.locator('[data-nudge]').waitFor();
  await shot(page, 'ares-hint');
  // Taken back, and the cards are there again.
  await page.keyboard.press('u');
  await expect.poll(() => page.locator('.hand .card').count()).toBe(before);
  for (const path of ['/#/cards?game=ares', '/#/rules?game=ares']) {
    await page.goto(path);
    await page.locator('.gallery .card, .rules p').first().waitFor();
    expect(await axe(page), path).toEqual([]);
  }
  await shot(page, 'ares-rules');
  expect(errors).toEqual([]);
});

test('rounds are played by keyboard alone', async () => {
  const { page, errors } = await visitor(browser, inject('url'), { settings: { guardPass: false } });
  await openTable(page, await ares(page, ['me', 'steady']));
  const press = async (...keys: string[]) => {
    for (const key of keys) {
      await page.keyboard.press(key);
      await drawn(page);
    }
  };
  const answer = async () => {
    const [asked, can] = [(await kind(page)) ?? '', await legal(page)];
    const has = (prefix: string) => can.some((it) => it.startsWith(prefix));
    if (asked === 'opening') await press('t', 'Enter', 'a', 'Enter');
    else if (asked === 'plan')
      await press(
        ['4', '3', '1', '5', '2'].find((key) =>
          can.includes(`phase ${['development', 'construction', 'action', 'production', 'research'][Number(key) - 1]}`),
        ) ?? '1',
      );
    else if (asked === 'work') {
      if (has('standard forest-plants')) await press('f', 'd');
      else if (has('standard temperature-heat')) await press('g', 'd');
      else if (has('play ')) await press('i', 'Enter', 'd');
      else if (has('act ')) await press('e', 'Enter', 'd');
      else await press('n');
    } else if (asked === 'hand-limit') await press('i', 'Enter', 'a', 'Enter');
    else if (await page.locator('[data-commit="cards"]').count()) {
      const picks = await page.evaluate(() => document.querySelectorAll('.tray .cards .card').length);
      await press('t', 'Enter');
      if (picks > 2 && (await page.locator('[data-commit="cards"]').isDisabled())) await press('ArrowRight', 'Enter');
      await press('d');
    } else if (has('amount')) await press('d');
    else if (has('card')) await press('t', 'Enter');
    else await press('1');
  };
  for (let i = 0; i < 120 && (await round(page)) < 5; i++) {
    if ((await waitForAsk(page)) === 'over') break;
    await answerByKeys(page, answer);
  }
  expect(await round(page)).toBeGreaterThanOrEqual(5);
  expect(errors).toEqual([]);
});

test('in four languages everything still fits', async () => {
  const { page, errors } = await visitor(browser, inject('url'));
  await openTable(page, await ares(page, ['me', 'steady', 'steady']));
  const driver = new AresDriver(page);
  for (const asked of ['plan', 'work']) {
    await driver.play(async () => (await kind(page)) === asked && (await round(page)) >= 2);
    for (const code of ['cs', 'pl', 'ru', 'en']) {
      await page.evaluate(
        (it) =>
          localStorage.setItem(
            'tharsis.settings',
            JSON.stringify({ ...JSON.parse(localStorage.getItem('tharsis.settings') ?? '{}'), language: it }),
          ),
        code,
      );
      await page.reload();
      await page.waitForFunction((it) => document.documentElement.lang === it && document.querySelector('[data-ask]') !== null, code);
      for (const [name, size] of [
        ['phone', PHONE],
        ['desk', DESK],
      ] as const) {
        await page.setViewportSize(size);
        await still(page);
        await shot(page, `ares-${name}-${asked}-${code}`);
        expect(await overflow(page), code).toEqual([0, 0]);
        const clipped = await page.evaluate(() =>
          [...document.querySelectorAll<HTMLElement>('.btn, .act, .tabs button, .seg button, .pill, .phasecard, .pn')]
            .filter((it) => it.offsetParent && it.scrollWidth > it.clientWidth + 1)
            .map((it) => `${it.className}: ${it.textContent}`),
        );
        expect(clipped, `${name} ${code}`).toEqual([]);
      }
    }
  }
  expect(errors).toEqual([]);
});

test('a table of Ares is as light as one of Mars', async () => {
  const { page, context } = await visitor(browser, inject('url'));
  const id = await ares(page, ['me', 'steady']);
  const { total, code, requests } = await weigh(context, id);
  expect(total).toBeLessThanOrEqual(250 * 1024);
  expect(code).toBeLessThanOrEqual(120 * 1024);
  expect(requests).toBeLessThanOrEqual(12);
});
