// The moves of others are shown, and never in the way.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { axe, DESK, launch, makeTable, openTable, overflow, PHONE, shot, visitor } from './browser';
import { Driver, kind, legal, mark, settle, waitForAsk } from './driver';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());
const SEED = '11'.repeat(32);
/** With this deal the three bots play cards after my first turn. */
const SEATS = ['me', 'steady', 'steady', 'steady'];

const large = (page: Page) => page.locator('.presented .large .card .nm');

/** To the end of my first turn: the next click lets the bots play. */
async function toMyFirstTurn(page: Page): Promise<Driver> {
  await openTable(page, await makeTable(page, SEATS, 'corporate-era', SEED));
  const driver = new Driver(page);
  await driver.play(async () => (await kind(page)) === 'turn');
  await driver.choose('project power-plant');
  return driver;
}

async function endTurn(page: Page): Promise<void> {
  const before = await mark(page);
  await page.locator('[data-choice="end-turn"]').first().click();
  await settle(page, before);
}

/** Every picture the page draws from now on: what may be chosen, what the panel asks, and the card that is shown. */
async function watch(page: Page): Promise<() => Promise<{ legal: string; ask: string; card: string }[]>> {
  await page.evaluate(() => {
    const seen: { legal: string; ask: string; card: string }[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const card = document.querySelector('.presented .large .card .nm')?.textContent?.trim() ?? '';
      const ask = document.querySelector('[data-ask]')?.getAttribute('data-ask') ?? 'none';
      seen.push({ legal: document.documentElement.dataset['legal'] ?? '', ask, card });
      requestAnimationFrame(look);
    };
    look();
  });
  return () => page.evaluate(() => (window as unknown as { seen: { legal: string; ask: string; card: string }[] }).seen);
}

test('the turns of bots are shown, skipped by a key, answered while they are, and shown again', async () => {
  const { page, errors } = await visitor(browser, inject('url'), { motion: true, settings: { pace: 'calm' } });
  await toMyFirstTurn(page);
  const seen = await watch(page);
  await endTurn(page);
  // A card, large, with its owner's name below; the question is there already.
  await large(page).waitFor();
  const first = (await large(page).textContent())?.trim() ?? '';
  await expect.poll(() => page.locator('.le', { hasText: first }).count()).toBeGreaterThan(0);
  expect(await page.locator('.caption').textContent()).toContain(first);
  expect(await kind(page)).toBe('turn');
  await shot(page, 'desk-seen-card');
  // A key goes on to the next one, and the page was never without what may be answered.
  await page.keyboard.press('x');
  await expect
    .poll(async () => (await large(page).count()) === 0 || (await large(page).first().textContent())?.trim() !== first)
    .toBe(true);
  await page.locator('.caption').waitFor({ state: 'detached' });
  const frames = await seen();
  expect(frames.filter((it) => it.legal !== '' && it.ask === 'none')).toEqual([]);
  const cards = [...new Set(frames.map((it) => it.card).filter(Boolean))];
  expect(cards.length, cards.join()).toBeGreaterThan(1);
  // Receipts say what came of it.
  await expect.poll(() => page.locator('.slip').count()).toBeGreaterThan(0);

  // Once more, on a small screen: the card in the middle, what may be answered below it.
  await page.setViewportSize(PHONE);
  await page.locator('.again').waitFor();
  await page.keyboard.press('b');
  await large(page).waitFor();
  const box = (selector: string) => page.locator(selector).evaluate((it) => it.getBoundingClientRect().toJSON() as DOMRect);
  await shot(page, 'phone-seen-card');
  const [card, caption, bar] = [await box('.presented .large'), await box('.caption'), await box('.pdec')];
  expect(caption.bottom).toBeLessThanOrEqual(bar.top);
  expect([card.left >= 0, card.right <= PHONE.width, card.bottom <= caption.top]).toEqual([true, true, true]);
  expect(await overflow(page)).toEqual([0, 0]);
  await page.keyboard.press('x');
  await page.setViewportSize(DESK);

  // And on a large one; a press on a choice both ends it and chooses.
  await page.keyboard.press('b');
  await page.locator('.caption').waitFor();
  expect(await axe(page)).toEqual([]);
  expect(await overflow(page)).toEqual([0, 0]);
  const before = await mark(page);
  expect(await legal(page)).toContain('pass');
  await page.locator('[data-choice="pass"]').first().click();
  // Something may still be open: then it asks once.
  const guard = page.locator('[data-commit="pass"]').first();
  const asked = guard.waitFor().then(
    () => guard.click(),
    () => undefined,
  );
  await Promise.race([settle(page, before), asked]);
  await settle(page, before);
  expect(await kind(page)).not.toBe('turn');
  // The round ends with what it brought, and cards can be bought under it.
  await page.locator('.summary').waitFor();
  await expect.poll(() => page.locator('.summary tbody tr').count()).toBe(SEATS.length);
  expect(await kind(page)).toBe('research');
  await shot(page, 'desk-seen-round');
  await page.locator('[data-commit="cards"]').first().click();
  await page.locator('.summary').waitFor({ state: 'detached' });
  expect(errors).toEqual([]);
});

test('instant moves are told by receipts, and nothing waits for them', async () => {
  const { page, errors } = await visitor(browser, inject('url'));
  await toMyFirstTurn(page);
  const seen = await watch(page);
  await endTurn(page);
  await page.locator('.slip').first().waitFor();
  await waitForAsk(page);
  expect(await kind(page)).toBe('turn');
  const frames = await seen();
  expect(frames.filter((it) => it.card !== '' || (it.legal !== '' && it.ask === 'none'))).toEqual([]);
  expect(await page.locator('.caption').count()).toBe(0);
  expect(await axe(page)).toEqual([]);
  expect(errors).toEqual([]);
});
