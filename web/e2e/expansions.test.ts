// Colonies and Turmoil: a whole game with both by clicking, its budgets of clicks, and every size and theme with both.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import {
  axe,
  axeInBoth,
  DESK,
  inDialog,
  launch,
  leave,
  makeTable,
  openTable,
  overflow,
  PHONE,
  shot,
  still,
  Updates,
  visitor,
} from './browser';
import { Driver, kind, legal, mark, POLITICAL, settle, waitForAsk } from './driver';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());
const SEED = '5e'.repeat(32);
const BOTH = 'corporate-era colonies turmoil';

/** Buttons and rows that are cut off, and players that do not fit their panel. */
const cut = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.pl, .corner, .party, .tr2, .moonrow, .strip')]
      .filter((it) => it.offsetParent && (it.scrollHeight > it.clientHeight + 2 || it.scrollWidth > it.clientWidth + 2))
      .map((it) => `${it.className} ${it.textContent?.slice(0, 40)}`),
  );

test('a game with both expansions is played by clicking, and ends with the points of the committee', async () => {
  const { page, errors, context } = await visitor(browser, inject('url'));
  const id = await makeTable(page, ['me', 'steady'], BOTH, SEED);
  await openTable(page, id);
  const driver = new Driver(page, 7, POLITICAL);
  const seen = new Set<string>();
  const built: number[] = [];
  await driver.play(async () => {
    const asked = (await kind(page)) ?? '';
    const form = (await legal(page))[0]?.split(' ')[0] ?? '';
    const state = asked === 'decide' ? form : asked;
    // The row of the tile is one click more.
    if (form === 'colony' && driver.last.choice === 'project build-colony') built.push(driver.last.clicks + 1);
    if (!seen.has(state)) {
      seen.add(state);
      expect(await overflow(page), state).toEqual([0, 0]);
      await shot(page, `both-${state}`);
    }
    // Another test plays a whole game: here it is enough to have done what is new, and to see the end.
    return driver.answers >= 50 && built.length > 0;
  });
  await leave(page, id);
  expect([...seen]).toEqual(expect.arrayContaining(['corporation', 'research', 'turn']));
  // Two clicks: a tile or party and the orange button; a project that asks for the tile is done at once, the tile is the second.
  for (const verb of ['trade', 'delegate', 'policy']) expect(driver.most(verb), verb).toBeLessThanOrEqual(2);
  expect(driver.most('trade'), 'no trade was made').toBeGreaterThan(0);
  expect(driver.most('delegate'), 'no delegate was sent').toBeGreaterThan(0);
  expect(built.length, 'no colony was built').toBeGreaterThan(0);
  expect(Math.max(...built), 'a colony').toBe(2);

  await page.locator('.endv .chart').waitFor({ timeout: 120_000 });
  expect(await overflow(page)).toEqual([0, 0]);
  expect(await axe(page)).toEqual([]);
  expect(await page.locator('.scores thead').textContent()).toContain('Committee');
  const rows = await page
    .locator('.scores tbody tr')
    .evaluateAll((all) => all.map((row) => [...row.querySelectorAll('td')].map((it) => Number(it.textContent?.replace('−', '-')))));
  for (const row of rows) expect(row.slice(0, -1).reduce((a, b) => a + b, 0)).toBe(row[row.length - 1]);
  await shot(page, 'both-end');
  expect(errors).toEqual([]);
  await context.close();
});

test('trade, colony and delegate in two clicks each, and shown before they are done', async () => {
  const { page, errors, context } = await visitor(browser, inject('url'));
  await openTable(page, await makeTable(page, ['me', 'steady', 'steady'], BOTH, SEED));
  const driver = new Driver(page);
  await driver.play(async () => (await kind(page)) === 'turn');

  // A delegate: party, orange button.
  let before = await mark(page);
  await page.locator('.committee [data-choice$=" lobby"]').first().click();
  const send = page.locator('[data-commit^="delegate "]');
  await send.waitFor();
  expect(await axe(page), 'delegate').toEqual([]);
  await shot(page, 'both-delegate');
  await send.click();
  await settle(page, before);
  await expect.poll(() => page.locator('.committee .mine').count()).toBe(1);
  before = await mark(page);
  await page.locator('[aria-label="Undo"]').click();
  await settle(page, before);

  // A colony: the project, the tile.
  before = await mark(page);
  await page.locator('[data-choice="project build-colony"]').first().click();
  await settle(page, before);
  before = await mark(page);
  await page.locator('.ask [data-choice^="colony "]').first().click();
  await settle(page, before);
  await page.locator('.le', { hasText: 'colony' }).first().waitFor();
  // Each of the two is taken back.
  for (const asked of ['decide', 'turn']) {
    before = await mark(page);
    await page.locator('[aria-label="Undo"]').click();
    await settle(page, before);
    expect(await kind(page)).toBe(asked);
  }

  // A trade: tile, orange button.
  before = await mark(page);
  await page.locator('.colonies [data-choice^="trade "]').first().click();
  const trade = page.locator('[data-commit^="trade "]');
  await trade.waitFor();
  expect(await axe(page), 'trade').toEqual([]);
  expect(await overflow(page)).toEqual([0, 0]);
  await shot(page, 'both-trade');
  await trade.click();
  await settle(page, before);
  await expect.poll(() => page.locator('.colonies .gives .tok').count()).toBeGreaterThan(0);
  expect(errors).toEqual([]);
  await context.close();
});

test('five players with both expansions fit every size', async () => {
  const { page, errors, context } = await visitor(browser, inject('url'));
  await openTable(page, await makeTable(page, ['me', 'steady', 'steady', 'steady', 'steady'], `${BOTH}`, SEED));
  const driver = new Driver(page);
  await driver.play(
    async () => (await kind(page)) === 'turn' && /Generation [2-9]/.test((await page.locator('.gen').first().textContent()) ?? ''),
  );
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
    await shot(page, `both-five-${width}x${height}`);
    if ((width === 1440 || width === 390) && height > 800) {
      expect(await axeInBoth(page), `${width}x${height}`).toEqual([]);
      expect(await cut(page), `${width}x${height}`).toEqual([]);
    }
  }
  await page.setViewportSize(DESK);
  for (const key of ['o', 'v']) {
    await inDialog(
      page,
      () => page.keyboard.press(key),
      async () => {
        expect(await axeInBoth(page, 'dialog[open]'), key).toEqual([]);
        await shot(page, `both-dialog-${key}`);
      },
    );
  }
  // The phone: both stand in a line under the board, a tap shows all of them.
  await page.setViewportSize(PHONE);
  await still(page);
  await page.locator('.strip').first().click();
  await page.locator('.committee.large').waitFor();
  await page.locator('.colonies.large').waitFor();
  expect(await overflow(page)).toEqual([0, 0]);
  expect(await axeInBoth(page), 'phone').toEqual([]);
  await shot(page, `both-phone-more`);
  expect(errors).toEqual([]);
  await context.close();
});

test('the phone trades and sends delegates by tapping', async () => {
  const { page, errors, context } = await visitor(browser, inject('url'), { phone: true });
  await openTable(page, await makeTable(page, ['me', 'steady', 'steady'], BOTH, SEED));
  const driver = new Driver(page);
  await driver.play(async () => (await kind(page)) === 'turn');
  await shot(page, 'both-phone-board');
  for (const form of ['delegate', 'trade']) {
    await waitForAsk(page);
    expect(
      (await legal(page)).some((it) => it.startsWith(form)),
      form,
    ).toBe(true);
    const before = await mark(page);
    await page.locator('.tabs button').last().click();
    await page.locator(`.large [data-choice^="${form} "]`).first().click();
    await page.locator(`[data-commit^="${form} "]`).waitFor();
    expect(await overflow(page), form).toEqual([0, 0]);
    expect(await axe(page), form).toEqual([]);
    await shot(page, `both-phone-${form}`);
    await page.locator(`[data-commit^="${form} "]`).click();
    await settle(page, before);
  }
  expect(errors).toEqual([]);
  await context.close();
});

test('a solo game with both: set up by clicking, a tile left out, the goal of a rating', async () => {
  const { page, errors, context } = await visitor(browser, inject('url'));
  await page.goto('/');
  await page.locator('.quick .opts .seg').first().getByRole('button', { name: 'Solo', exact: true }).click();
  expect(await page.getByRole('button', { name: 'Goal: rating 63' }).count()).toBe(0);
  for (const name of ['Colonies', 'Turmoil']) await page.getByRole('button', { name, exact: true }).click();
  await page.locator('.folded summary').click();
  await page.getByRole('button', { name: 'Goal: rating 63', exact: true }).click();
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: /Play now/ }).click();
  await page.locator('[data-ask]').first().waitFor();
  const driver = new Driver(page, 3, POLITICAL);
  let leftOut = false;
  await driver.play(async () => {
    if ((await kind(page)) === 'leave-out') {
      leftOut = true;
      await expect.poll(() => page.locator('.ask .moonrow').count()).toBe(4);
      expect(await axe(page), 'leave-out').toEqual([]);
      await shot(page, 'both-solo-leave-out');
    }
    return (await kind(page)) === 'turn';
  });
  expect(leftOut).toBe(true);
  await expect.poll(() => page.locator('.colonies [data-moon]').count()).toBe(3);
  await shot(page, 'both-solo');
  expect(errors).toEqual([]);
  await context.close();
});

test('the decks, tiles and events can be looked up', async () => {
  const { page } = await visitor(browser, inject('url'));
  await page.goto('/#/cards');
  await page.locator('.gallery .card').first().waitFor();
  await page.getByRole('button', { name: 'Colonies', exact: true }).click();
  await expect.poll(() => page.locator('.ref').count()).toBe(11);
  await page.getByRole('button', { name: 'Colonies', exact: true }).click();
  await page.getByRole('button', { name: 'Turmoil', exact: true }).click();
  await expect.poll(() => page.locator('.ref').count()).toBe(37);
  await expect.poll(() => page.locator('.gallery .card').count()).toBe(21);
  expect(await axe(page)).toEqual([]);
  await shot(page, 'both-cards');
  await page.goto('/#/rules');
  await page.getByRole('button', { name: 'Maps and expansions' }).click();
  await expect.poll(() => page.locator('.ref').count()).toBe(48);
  expect(await axe(page)).toEqual([]);
  await shot(page, 'both-rules');
});

for (const phone of [false, true]) {
  test(`both expansions fit in every language, ${phone ? 'phone' : 'desk'}`, async () => {
    const { page, errors, context } = await visitor(browser, inject('url'), { phone });
    await openTable(page, await makeTable(page, ['me', 'steady', 'steady'], BOTH, SEED));
    const driver = new Driver(page);
    await driver.play(async () => (await kind(page)) === 'turn');
    for (const code of ['cs', 'pl', 'ru']) {
      await page.evaluate(
        (language) =>
          localStorage.setItem(
            'tharsis.settings',
            JSON.stringify({ ...JSON.parse(localStorage.getItem('tharsis.settings') ?? '{}'), language }),
          ),
        code,
      );
      await page.reload();
      await page.waitForFunction((it) => document.documentElement.lang === it, code);
      await waitForAsk(page);
      if (phone) await page.locator('.tabs button').last().click();
      await still(page);
      expect(await overflow(page), code).toEqual([0, 0]);
      expect(await cut(page), code).toEqual([]);
      await shot(page, `both-${phone ? 'phone' : 'desk'}-${code}`);
      await page.locator('[data-moon][data-choice^="trade "]').first().click();
      await page.locator('[data-commit^="trade "]').waitFor();
      expect(await overflow(page), `${code}, trade`).toEqual([0, 0]);
      expect(await cut(page), `${code}, trade`).toEqual([]);
      await shot(page, `both-${phone ? 'phone' : 'desk'}-trade-${code}`);
    }
    expect(errors).toEqual([]);
    await context.close();
  });
}

test('a delegate and a trade by keyboard alone', async () => {
  const { page, errors, context } = await visitor(browser, inject('url'));
  await openTable(page, await makeTable(page, ['me', 'steady'], BOTH, SEED));
  const driver = new Driver(page);
  await driver.play(async () => (await kind(page)) === 'turn');
  const tabTo = async (selector: string) => {
    for (let i = 0; i < 60; i++) {
      if (await page.evaluate((it) => document.activeElement?.matches(it) ?? false, selector)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`no way to ${selector} by Tab`);
  };
  let before = await mark(page);
  await page.keyboard.press('a');
  await tabTo('[data-verb="trade"]');
  await page.keyboard.press('Enter');
  await page.locator('[data-commit^="trade "]').waitFor();
  await page.keyboard.press('d');
  await settle(page, before);
  await driver.play(async () => (await kind(page)) === 'turn');
  before = await mark(page);
  await page.keyboard.press('a');
  await tabTo('[data-verb="delegate"]');
  await page.keyboard.press('Enter');
  await tabTo('[data-send]');
  await page.keyboard.press('Enter');
  await settle(page, before);
  await expect.poll(() => page.locator('.committee .mine').count()).toBe(1);
  expect(errors).toEqual([]);
  await context.close();
});

test('updates stay small with both expansions', async () => {
  const { page, context } = await visitor(browser, inject('url'));
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const updates = new Updates(session);
  await openTable(page, await makeTable(page, ['me', 'steady', 'steady'], BOTH, SEED));
  const driver = new Driver(page, 5, POLITICAL);
  for (let i = 0; i < 15; i++) {
    await waitForAsk(page);
    await driver.answer();
  }
  updates.check('with both expansions');
  await context.close();
});
