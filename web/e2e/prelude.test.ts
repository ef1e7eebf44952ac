// Prelude: the set-up, an opening with preludes in one go, the prelude round, its cards; large and small screens.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { axe, axeInBoth, launch, makeTable, openTable, overflow, shot, still, visitor } from './browser';
import { Driver, kind, mark, settle, waitForAsk } from './driver';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());
/** PhoboLog and Business Empire are dealt: with too many cards bought, that prelude cannot be played. */
const SEED = '12'.repeat(32);
const PRELUDE = 'corporate-era prelude';

const pick = async (page: Page, ...cards: string[]) => {
  for (const card of cards) await page.locator(`.open [data-card="${card}"], .tray-list [data-card="${card}"]`).click();
};
const picked = (page: Page) => page.locator('.open .card.sel').evaluateAll((all) => all.map((it) => it.getAttribute('data-card')));
/** Cards whose frame is cut by the window or by another part. */
const outside = (page: Page) =>
  page
    .locator('.open .card')
    .evaluateAll((all) =>
      all
        .filter((it) => it.getBoundingClientRect().bottom > innerHeight || it.getBoundingClientRect().height < 90)
        .map((it) => it.getAttribute('data-card')),
    );

test('an opening with preludes: all at once, what it comes to, sent together, taken back', async () => {
  const { page, errors, context } = await visitor(browser, inject('url'));
  await openTable(page, await makeTable(page, ['me'], PRELUDE, SEED));
  await still(page);
  await expect
    .poll(() => page.locator('[data-group]').evaluateAll((all) => all.map((it) => it.querySelectorAll('.card').length)))
    .toEqual([2, 4, 10]);
  const begin = page.locator('[data-commit="cards"]');
  await expect.poll(() => begin.isDisabled()).toBe(true);
  // In no order at all.
  await pick(page, '110', 'P11', 'P06', '050', 'R09');
  await page.locator('.acc tfoot').waitFor();
  await expect.poll(async () => (await page.locator('.acc tfoot tr').first().textContent()) ?? '').toMatch(/11/);
  expect(await page.locator('.acc-no').count(), 'it can be paid for').toBe(0);
  await pick(page, '069', '073', '096', '109', '172');
  await page.locator('.acc-no').waitFor();
  expect(await page.locator('.acc tr.no').textContent()).toMatch(/Business Empire.*15.*cannot be played/);
  for (const [width, height] of [
    [1440, 900],
    [1280, 720],
    [1920, 1080],
    [1024, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    await still(page);
    expect(await overflow(page), `${width}x${height}`).toEqual([0, 0]);
    expect(await outside(page), `${width}x${height}`).toEqual([]);
    await shot(page, `prelude-opening-${width}x${height}`);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await axeInBoth(page), 'opening').toEqual([]);
  // The board is behind it.
  await page.keyboard.press(' ');
  await page.locator('.board').first().waitFor();
  await page.keyboard.press(' ');

  await pick(page, '069', '073', '096', '109', '172');
  const all = await picked(page);
  expect(await begin.textContent()).toContain('Begin as PhoboLog, 2 cards');
  let before = await mark(page);
  await begin.click();
  await settle(page, before);
  expect(await kind(page)).toBe('prelude');
  // Taken back, all is as it was picked, and what was answered can be changed, too.
  before = await mark(page);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await settle(page, before);
  await page.locator('.open').waitFor();
  expect(await picked(page)).toEqual(all);
  await pick(page, 'R43');
  await expect.poll(() => kind(page)).toBe('corporation');
  await expect.poll(async () => (await begin.textContent()) ?? '').toContain('Begin as Inventrix, 2 cards');
  before = await mark(page);
  await begin.click();
  await settle(page, before);

  // The round: which first, what each brings.
  expect(await kind(page)).toBe('prelude');
  await still(page);
  await expect.poll(() => page.locator('.tray .card.k-prelude').count()).toBe(2);
  await page.locator('.tray [data-card="P06"]').click();
  await page.locator('.ask .fore').waitFor();
  expect(await overflow(page)).toEqual([0, 0]);
  expect(await axeInBoth(page), 'prelude round').toEqual([]);
  await shot(page, 'prelude-round');
  before = await mark(page);
  await page.locator('[data-commit="cards"]').click();
  await settle(page, before);
  await new Driver(page).play(async () => (await kind(page)) === 'turn');
  expect(errors).toEqual([]);
  await context.close();
});

test('what was answered one by one elsewhere is shown as picked, and can still be changed', async () => {
  const { page, errors, context } = await visitor(browser, inject('url'));
  const id = await makeTable(page, ['me', 'steady'], PRELUDE, SEED);
  await page.evaluate(async (at) => {
    const { seq } = (await (await fetch(`${at}/moment`)).json()) as { seq: number };
    await (
      await fetch(`${at}/choices`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ seq, choices: ['card R09'] }),
      })
    ).text();
  }, `/api/tables/${id}`);
  await openTable(page, id);
  expect(await kind(page)).toBe('preludes');
  expect(await picked(page)).toEqual(['R09']);
  const before = await mark(page);
  await pick(page, 'R43');
  await settle(page, before);
  expect(await kind(page)).toBe('corporation');
  expect(await picked(page)).toEqual(['R43']);
  await page.locator('.acc th', { hasText: 'Inventrix' }).waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

test('the same on a phone, step by step', async () => {
  const { page, errors, context } = await visitor(browser, inject('url'), { phone: true });
  await openTable(page, await makeTable(page, ['me', 'steady'], PRELUDE, SEED));
  const next = page.locator('.pdec .pri');
  for (const [step, wanted] of [
    ['corporation', 1],
    ['preludes', 2],
    ['opening', 3],
  ] as const) {
    const rows = page.locator(`.tray-list[data-group="${step}"] .prow`);
    await rows.first().waitFor();
    for (let i = 0; i < wanted; i++) await rows.nth(i).click();
    await still(page);
    expect(await overflow(page), step).toEqual([0, 0]);
    expect(await axe(page), step).toEqual([]);
    const small = await page
      .locator('.pdec .btn, .osteps button, .tray-list .prow')
      .evaluateAll((all) => all.map((it) => it.getBoundingClientRect().height).filter((it) => it < 44));
    expect(small, step).toEqual([]);
    await shot(page, `prelude-phone-${step}`);
    await next.click();
  }
  await page.locator('.osum .acc').waitFor();
  await still(page);
  expect(await overflow(page)).toEqual([0, 0]);
  expect(await axeInBoth(page), 'sum').toEqual([]);
  await shot(page, 'prelude-phone-sum');
  const before = await mark(page);
  await page.locator('[data-commit="cards"]').click();
  await settle(page, before);
  await new Driver(page).play(async () => (await kind(page)) === 'prelude');
  await page.locator('.tray-list .prow').first().click();
  await page.locator('.tray-list .fore').waitFor();
  await still(page);
  expect(await overflow(page)).toEqual([0, 0]);
  expect(await axe(page), 'prelude round').toEqual([]);
  await shot(page, 'prelude-phone-round');
  const round = await mark(page);
  await page.locator('[data-commit="cards"]').click();
  await settle(page, round);
  await new Driver(page).play(async () => (await kind(page)) === 'turn');
  expect(errors).toEqual([]);
  await context.close();
});

test('beginners choose preludes only, and without Prelude the opening has no row of them', async () => {
  const { page, errors, context } = await visitor(browser, inject('url'));
  for (const [options, rows] of [
    ['corporate-era prelude beginner-0', ['preludes']],
    ['corporate-era', ['corporation', 'opening']],
  ] as const) {
    await openTable(page, await makeTable(page, ['me', 'steady'], options, SEED));
    await still(page);
    await expect
      .poll(() => page.locator('[data-group]').evaluateAll((all) => all.map((it) => (it as HTMLElement).dataset['group'])))
      .toEqual(rows);
    expect(await overflow(page)).toEqual([0, 0]);
    await shot(page, `prelude-${rows[0]}`);
    await new Driver(page).answer();
    await waitForAsk(page);
    expect(await kind(page)).not.toMatch(/corporation|preludes|opening/);
  }
  expect(errors).toEqual([]);
  await context.close();
});

test('the opening fits in every language', async () => {
  const { page, errors, context } = await visitor(browser, inject('url'));
  await openTable(page, await makeTable(page, ['me', 'steady', 'steady'], 'corporate-era prelude venus', '5e'.repeat(32)));
  // With something picked there is one button more.
  await page.locator('[data-group="corporation"] .card').first().click();
  for (const code of ['cs', 'pl', 'ru']) {
    await page.evaluate(
      (language) =>
        localStorage.setItem(
          'tharsis.settings',
          JSON.stringify({ ...JSON.parse(localStorage.getItem('tharsis.settings') ?? '{}'), language }),
        ),
      code,
    );
    for (const [width, height] of [
      [1440, 900],
      [1280, 720],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.reload();
      await page.locator('.open, .osteps').waitFor();
      await still(page);
      expect(await overflow(page), `${code} ${width}`).toEqual([0, 0]);
      const wide = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('.open .nm, .oh, .osteps, .osteps button, .ask .btn, .pdec .btn')]
          .filter((it) => it.scrollWidth > it.clientWidth + 1)
          .map((it) => it.textContent),
      );
      expect(wide, `${code} ${width}`).toEqual([]);
      const beyond = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('.ask .btn, .pdec .btn, .osteps button, .open .card')]
          .filter((it) => it.getBoundingClientRect().right > innerWidth + 0.5)
          .map((it) => it.textContent),
      );
      expect(beyond, `${code} ${width}`).toEqual([]);
      await shot(page, `prelude-opening-${code}-${width}`);
    }
  }
  expect(errors).toEqual([]);
  await context.close();
});

test('set-up: presets, one line for each option, and why some cannot be', async () => {
  const { page, errors, context } = await visitor(browser, inject('url'));
  await page.goto('/');
  await page.locator('[data-option="prelude"]').click();
  await page.getByText(/keeps two of four preludes/).waitFor();
  expect(await overflow(page)).toEqual([0, 0]);
  await page.locator('[data-option="venus"]').click();
  await page.locator('[data-option="colonies"]').click();
  await page.locator('.folded summary').click();
  expect(await page.locator('.folded [data-option="venus-complete"]').textContent()).toMatch(/house rule/);
  expect(await overflow(page)).toEqual([0, 0]);
  expect(await axeInBoth(page), 'home').toEqual([]);

  await page.goto('/#/new');
  await page.locator('[data-preset="friday"]').click();
  expect(await page.locator('[data-preset="friday"]').textContent()).toContain('Friday evening');
  const on = () =>
    page.locator('[data-option][aria-pressed="true"]').evaluateAll((all) => all.map((it) => (it as HTMLElement).dataset['option']));
  expect(await on()).toEqual(['corporate-era', 'prelude']);
  const why = (word: string) => page.locator(`.optrow:has([data-option="${word}"]) .whynot`);
  expect(await why('venus-corporation').textContent()).toBe('Needs Venus Next.');
  expect(await why('rating-goal').textContent()).toBe('Only alone.');
  expect(await why('prelude-cards').textContent()).toMatch(/Not together with Prelude/);
  await page.locator('[data-option="venus-corporation"]').click({ force: true });
  expect(await on(), 'what cannot be stays off').toEqual(['corporate-era', 'prelude']);
  await page.locator('[data-option="prelude-cards"]').click();
  expect(await on(), 'one takes the other’s place').toEqual(['corporate-era', 'prelude-cards']);
  expect(await why('prelude').textContent()).toMatch(/Not together with Prelude cards only/);
  expect(await axeInBoth(page), 'new table').toEqual([]);
  await shot(page, 'prelude-setup');
  await page.locator('[data-preset="friday"]').click();
  await page.locator('form .btn.pri').click();
  await page.locator('.seatlist').waitFor();
  await page.getByText(/Corporate Era · Prelude/).waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

test('preludes and Venus cards are found in the browser of cards, and explained on the page of rules', async () => {
  const { page, errors, context } = await visitor(browser, inject('url'));
  await page.goto('/#/cards');
  await page.locator('.gallery .card').first().waitFor();
  await page.getByRole('button', { name: 'prelude', exact: true }).click();
  await expect.poll(() => page.locator('.gallery .card.k-prelude').count()).toBe(35);
  expect(await page.locator('.gallery .card .cost').count()).toBe(0);
  await page.getByRole('button', { name: 'prelude', exact: true }).click();
  await page.getByRole('button', { name: 'Venus', exact: true }).click();
  await page.getByRole('button', { name: 'Venus Next', exact: true }).click();
  await expect.poll(() => page.locator('.gallery .card').count()).toBeGreaterThan(30);
  expect(await axe(page)).toEqual([]);
  await page.goto('/#/rules');
  await page.locator('.rules').waitFor();
  const text = (await page.locator('.rules').textContent()) ?? '';
  for (const word of ['Prelude:', 'Venus Next:', 'World Government', 'Air Scrapping', 'Hoverlord', 'Venuphile', 'Buffer Gas'])
    expect(text).toContain(word);
  expect(await axe(page)).toEqual([]);
  expect(errors).toEqual([]);
  await context.close();
});
