// What a turn costs in clicks, counted from a cold turn: card 2, card with steel and a tile 3, milestone 2, award 2, trade 2, pass 1.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { drawn, launch, makeTable, openTable, shot, still, visitor } from './browser';
import { Driver, kind, legal, mark, settle, waitForAsk } from './driver';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());
/** Mining Guild has steel, and Research Outpost is a building with a tile. */
const SEED = '0b'.repeat(32);

/** Clicks one thing after the other, and counts until the game has gone on from the turn. */
async function clicks(page: Page, ...path: string[]): Promise<number> {
  await waitForAsk(page);
  await still(page);
  expect(await kind(page)).toBe('turn');
  const before = await mark(page);
  let n = 0;
  for (const at of path) {
    await page
      .locator(at)
      .first()
      .click({ force: at === '.legal' });
    n++;
    await drawn(page);
    if (at === '.legal' || path.length === n) await settle(page, before);
    if (path[n] === '.legal') await page.locator('.legal').first().waitFor();
  }
  return n;
}

/** Plays turns in a way until a choice can be made. */
async function reach(driver: Driver, choice: string, turn: (can: string[]) => Promise<void>): Promise<boolean> {
  const { page } = driver;
  for (let answers = 0; answers < 80 && (await waitForAsk(page)) === 'asked'; answers++) {
    const can = await legal(page);
    if (can.includes(choice)) return true;
    const before = await mark(page);
    if ((await kind(page)) !== 'turn') await driver.answer();
    else {
      await turn(can);
      await settle(page, before);
    }
  }
  return false;
}

const card = (page: Page, name: string) => page.locator('.open .card', { hasText: name }).first();

test('what a turn costs in clicks', async () => {
  const { page, errors, context } = await visitor(browser, inject('url'));
  await openTable(page, await makeTable(page, ['me', 'steady'], 'corporate-era colonies', SEED));
  for (const name of ['Mining Guild', 'Research Outpost']) await card(page, name).click();
  const before = await mark(page);
  await page.locator('[data-commit="cards"]').click();
  await settle(page, before);

  // A card with steel and a tile: card, button with the payment in sight, area.
  await waitForAsk(page);
  await page.locator('.hand .card', { hasText: 'Research Outpost' }).first().click();
  await page.locator('.ask .payline').waitFor();
  await still(page);
  await shot(page, 'clicks-payment');
  expect(await page.locator('.ask .payline').first().textContent()).toMatch(/Pay\s*5\s*and\s*8\s*you keep/);
  await page.locator('.ask [data-pay]').click();
  await page.getByRole('button', { name: /^Less steel/ }).click();
  await page.getByRole('button', { name: /^Less steel/ }).click();
  expect(await page.locator('.ask .payline').first().textContent()).toMatch(/Pay\s*3\s*and\s*12\s*you keep/);
  await shot(page, 'clicks-payment-open');
  await page.getByRole('button', { name: 'As proposed' }).click();
  await page.keyboard.press('Escape');
  await page.getByText('What will you do?').waitFor();
  const outpost = '.hand .card:has-text("Research Outpost")';
  expect(await clicks(page, outpost, '.ask .pri', '.legal')).toBe(3);
  expect(await kind(page)).toBe('turn');
  expect(await page.locator('.me .rc .num').first().textContent()).toBe('19');

  // An award and a trade: one is chosen already. The corner and the tile are as short.
  expect(await clicks(page, '.ask [data-verb="award"]', '.ask .pri')).toBe(2);
  expect(await clicks(page, '.colonies [data-choice^="trade "]', '.ask .pri')).toBe(2);
  // The trade was the first action of a turn, and one passes instead of the first.
  expect(await clicks(page, '.ask [data-choice="end-turn"]')).toBe(1);
  // Nothing is open: no question is asked.
  expect(await clicks(page, '.ask [data-choice="pass"]')).toBe(1);

  // Cities until there are enough of them for Mayor; on the way a card.
  const driver = new Driver(page, 5);
  const counted: number[] = [];
  const mayor = await reach(driver, 'milestone mayor', async (can) => {
    if (counted.length === 0 && can.some((it) => it.startsWith('play '))) counted.push(await clicks(page, '.hand .card.can', '.ask .pri'));
    else await driver.choose(['project city', 'end-turn', 'pass'].find((it) => can.includes(it)) ?? '');
  });
  expect(mayor, 'no milestone').toBe(true);
  expect(counted, 'a card').toEqual([2]);
  expect(await clicks(page, '.goals [data-choice="milestone mayor"]', '.ask .pri')).toBe(2);
  expect(errors).toEqual([]);
  await context.close();
});
