// What the engine says beyond the question: reasons, ledgers, news; and the ways to look closer.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { axe, launch, makeTable, openTable, overflow, shot, visitor } from './browser';
import { Driver, kind, legal } from './driver';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());
const SEED = '11'.repeat(32);

test('cards say why they cannot be played', async () => {
  const { page, errors } = await visitor(browser, inject('url'));
  await openTable(page, await makeTable(page, ['me', 'steady'], 'corporate-era', SEED));
  const driver = new Driver(page);
  await driver.play(async () => (await kind(page)) === 'turn');
  // Every card in hand is either playable or carries a reason.
  await expect
    .poll(() =>
      page
        .locator('.hand .card:not(.can)')
        .count()
        .then(async (n) => n === (await page.locator('.hand .card .why').count())),
    )
    .toBe(true);
  const can = await legal(page);
  for (const card of await page.locator('.hand .card.can').evaluateAll((all) => all.map((it) => it.getAttribute('data-card'))))
    expect(can).toContain(`play ${card}`);
  // A card that cannot be played is looked at instead, with all its reasons.
  const off = page.locator('.hand .card.off').first();
  const reason = (await off.locator('.why > span').first().textContent()) ?? '';
  expect(reason).not.toBe('');
  await off.click();
  await page.locator('.zoomed.pinned').waitFor();
  expect(await page.locator('.zoomed .why').textContent()).toContain(reason);
  await page.keyboard.press('Escape');
  await page.locator('.zoomed').waitFor({ state: 'detached' });
  expect(errors).toEqual([]);
});

test('a number opens the ledger that made it', async () => {
  const { page } = await visitor(browser, inject('url'));
  await openTable(page, await makeTable(page, ['me', 'steady'], 'corporate-era', SEED));
  const driver = new Driver(page);
  await driver.play(async () => (await kind(page)) === 'turn' && /Generation [2-9]/.test((await page.locator('.gen').textContent()) ?? ''));
  const money = Number(await page.locator('.me .rc .num').first().textContent());
  await page.locator('.rgrid button').first().click();
  await page.locator('.ledger tr td').first().waitFor();
  // The newest line stands first, and its total is the number that was clicked.
  expect(Number(await page.locator('.ledger td.num.mut').first().textContent())).toBe(money);
});

test('somebody without a seat watches, and is told what happens but no secrets', async () => {
  const player = await visitor(browser, inject('url'));
  const id = await makeTable(player.page, ['me', 'steady'], 'corporate-era', SEED);
  await openTable(player.page, id);
  const watcher = await visitor(browser, inject('url'));
  await openTable(watcher.page, id);
  await watcher.page.getByText('You are watching.').waitFor();
  expect(await watcher.page.locator('.hand .card, .tray .card').count()).toBe(0);
  expect(await axe(watcher.page)).toEqual([]);
  expect(await overflow(watcher.page)).toEqual([0, 0]);
  const driver = new Driver(player.page);
  await driver.play(async () => (await kind(player.page)) === 'turn');
  await driver.choose('project power-plant');
  await watcher.page.locator('.le', { hasText: 'Power Plant' }).waitFor();
  await shot(watcher.page, 'desk-watching');
  expect(watcher.errors).toEqual([]);
});

test('long names, foreign letters, and a solo game', async () => {
  const { page, errors } = await visitor(browser, inject('url'));
  await page.goto('/#/me');
  await page.getByLabel('Your name').fill('Wilhelmine Řeřichová-Жук');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved.').waitFor();
  await openTable(page, await makeTable(page, ['me'], 'corporate-era', SEED));
  const driver = new Driver(page);
  await driver.play(async () => (await kind(page)) === 'turn');
  expect(await page.locator('.pl').evaluateAll((all) => all.some((it) => it.scrollWidth > it.clientWidth + 1))).toBe(false);
  await shot(page, 'desk-solo');
  expect(errors).toEqual([]);
});
