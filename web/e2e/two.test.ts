// Two people at one table: invitation, lobby, a game against each other, both pages told of everything.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { axe, launch, leave, overflow, shot, visitor } from './browser';
import { Driver } from './driver';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

test('two browsers play against each other, and bots play on when they leave', async () => {
  const url = inject('url');
  const [a, b] = [await visitor(browser, url), await visitor(browser, url, { light: true })];
  await a.page.goto('/#/new');
  await a.page.locator('.opts .seg').first().getByRole('button', { name: '1', exact: true }).click();
  await a.page.getByLabel('Your name').fill('Ada');
  expect(await axe(a.page)).toEqual([]);
  await a.page.getByRole('button', { name: 'Create a table' }).click();
  await a.page.locator('.invite .qr svg').waitFor();
  expect(await axe(a.page)).toEqual([]);
  await shot(a.page, 'desk-lobby');
  const link = await a.page.locator('.invite input').inputValue();

  await b.page.goto(link);
  await b.page.getByLabel('Your name').fill('Boris');
  await b.page.locator('[data-sit]').first().click();
  await Promise.all([a.page.locator('[data-ask]').first().waitFor(), b.page.locator('[data-ask]').first().waitFor()]);
  await expect
    .poll(async () => (await a.page.locator('.who1').allTextContents()).sort())
    .toEqual([expect.stringContaining('You'), expect.stringContaining('Boris')]);

  // Other tests play whole games by clicking: these two leave after some turns, and bots play on for them.
  const id = new URL(link).hash.split('/').pop() ?? '';
  const some = async (driver: Driver) => {
    await driver.play(() => Promise.resolve(driver.answers >= 15));
    await leave(driver.page, id);
  };
  await Promise.all([some(new Driver(a.page, 3)), some(new Driver(b.page, 5))]);
  await Promise.all([a, b].map((it) => it.page.locator('.scores').waitFor({ timeout: 120_000 })));
  const totals = (page: typeof a.page) => page.locator('.scores tbody td:last-child').allTextContents();
  expect(await totals(a.page)).toEqual(await totals(b.page));
  expect(await overflow(b.page)).toEqual([0, 0]);
  await shot(b.page, 'desk-end-light');
  expect(a.errors).toEqual([]);
  expect(b.errors).toEqual([]);

  // A rematch: one asks for it, the other finds the way to it.
  await a.page.getByRole('button', { name: /Play again/ }).click();
  await b.page.getByRole('link', { name: /rematch/ }).waitFor();
});
