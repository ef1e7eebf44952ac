// What goes wrong in real life: servers die, pages are reloaded, people open two tabs and change their minds.
import { rmSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { en } from '../src/lib/i18n/en';
import { launch, makeTable, openTable, visitor } from './browser';
import { Driver, kind, legal, mark, settle, waitForAsk } from './driver';
import { freePort, newFolder, start } from './server';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());
const SEED = '07'.repeat(32);

test('the server is killed in the middle of a game: an answer is refused with the reason, and taken when it is back', async () => {
  const [folder, port] = [newFolder(), await freePort()];
  let server = await start(folder, port);
  const { page, errors } = await visitor(browser, server.url, { settings: { guardPass: false } });
  await openTable(page, await makeTable(page, ['me', 'steady'], 'corporate-era', SEED));
  const driver = new Driver(page);
  await driver.play(async () => driver.answers >= 6 && (await legal(page)).includes('pass'));
  const log = await page.locator('.le').allTextContents();
  const before = await mark(page);
  await server.kill();
  await page.locator('[data-link="lost"]').waitFor();
  const pass = page.locator('[data-choice="pass"]').first();
  await pass.click();
  // It is sent again by itself for a while; then it is for the player to say.
  await page.locator('.ask .problem', { hasText: en.offline }).waitFor();
  await page.locator('.ask .problem', { hasText: en['offline.answer'] }).waitFor({ timeout: 60_000 });
  expect([await mark(page), await kind(page)], 'the question stays').toEqual([before, 'turn']);

  server = await start(folder, port);
  await page.locator('[data-link="live"]').waitFor({ timeout: 20_000 });
  expect(await mark(page), 'nothing was made of the refused answer').toBe(before);
  await expect.poll(() => page.locator('.le').allTextContents()).toEqual(log);
  await pass.click();
  await settle(page, before);
  expect(await page.locator('.ask .problem').count()).toBe(0);
  await page.locator('.le', { hasText: 'passes' }).first().waitFor();
  for (let i = 0; i < 4; i++) {
    await waitForAsk(page);
    await driver.answer();
  }
  expect(errors).toEqual([]);
  await server.kill();
  rmSync(folder, { recursive: true, force: true });
});

test('a reload in the middle of picking cards loses nothing, and two tabs stay together', async () => {
  const { page, context, errors } = await visitor(browser, inject('url'));
  const id = await makeTable(page, ['me', 'steady'], 'corporate-era', SEED);
  await openTable(page, id);
  expect(await kind(page)).toBe('corporation');
  await page.locator('[data-group="opening"] .card').nth(2).click();
  await page.locator('[data-group="opening"] .card').nth(5).click();
  await page.locator('[data-group="corporation"] .card').nth(1).click();
  const picked = await page.locator('.open .card.sel').evaluateAll((all) => all.map((it) => it.getAttribute('data-card')));
  expect(picked).toHaveLength(3);
  await page.reload();
  await page.locator('.open .card.sel').first().waitFor();
  await expect
    .poll(() => page.locator('.open .card.sel').evaluateAll((all) => all.map((it) => it.getAttribute('data-card'))))
    .toEqual(picked);

  const other = await context.newPage();
  await openTable(other, id);
  await page.locator('[data-commit="cards"]').click();
  await waitForAsk(page);
  await other.waitForFunction(() => document.querySelector('[data-ask]')?.getAttribute('data-ask') === 'turn');
  await other.locator('[data-choice="project power-plant"]').click();
  await other.locator('[data-commit]').click();
  await page.waitForFunction(() => [...document.querySelectorAll('.le')].some((it) => /Power Plant/.test(it.textContent ?? '')));
  expect(errors).toEqual([]);
});

test('undo, redo, and a pass that asks once', async () => {
  const { page, errors } = await visitor(browser, inject('url'));
  await openTable(page, await makeTable(page, ['me', 'steady'], 'corporate-era turmoil', SEED));
  const driver = new Driver(page);
  await driver.play(async () => (await kind(page)) === 'turn');
  const money = () => page.locator('.me .rc .num').first().textContent();
  const before = await money();
  await driver.choose('project power-plant');
  await expect.poll(money).not.toBe(before);
  const after = await money();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(money).toBe(before);
  await page.getByRole('button', { name: 'Redo', exact: true }).click();
  await expect.poll(money).toBe(after);

  await page.keyboard.press('u');
  await expect.poll(money).toBe(before);
  expect(
    (await legal(page)).some((it) => /^delegate .* lobby/.test(it)),
    'there is something free to do',
  ).toBe(true);
  await page.locator('[data-choice="pass"]').click();
  await page.getByText('Pass for the rest of this generation?').waitFor();
  await page.keyboard.press('Escape');
  await page.getByText('What will you do?').waitFor();
  await page.keyboard.press('p');
  await page.keyboard.press('p');
  await page.waitForFunction(() => [...document.querySelectorAll('.le')].some((it) => /passes/.test(it.textContent ?? '')));
  expect(errors).toEqual([]);
});
