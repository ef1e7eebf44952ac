// The language changes at the table, at once and for good, and everything still fits.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launch, makeTable, openTable, overflow, shot, visitor } from './browser';
import { Driver, kind } from './driver';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** A word of the client and a word of the server; both must have changed. */
const WORDS = {
  cs: { undo: 'Vrátit', project: 'Elektrárna', found: /generace/ },
  pl: { undo: 'Cofnij', project: 'Elektrownia', found: /okoleni/ },
  ru: { undo: 'Отменить', project: 'Электростанция', found: /околени/ },
  en: { undo: 'Undo', project: 'Power Plant', found: /eneration/ },
} as const;

/** Buttons whose words are wider than the button. */
const clipped = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.btn, .act, .tabs button, .seg button, .pill')]
      .filter((it) => it.offsetParent && it.scrollWidth > it.clientWidth + 1)
      .map((it) => `${it.className}: ${it.textContent}`),
  );

/** Parts of the frame, and of its first line, that lie beyond the window; the frame hides them, so that nothing scrolls. */
const beyond = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.ph > *, .ph .gl > *, .frame > *')]
      .filter((it) => it.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
      .map((it) => `${it.className}: ${it.getBoundingClientRect().right}`),
  );

for (const phone of [false, true]) {
  test(`four languages at one table, ${phone ? 'phone' : 'desk'}`, async () => {
    const { page, errors } = await visitor(browser, inject('url'), { phone });
    await openTable(page, await makeTable(page, ['me', 'steady', 'steady'], 'corporate-era', '0c'.repeat(32)));
    const driver = new Driver(page);
    await driver.play(async () => (await kind(page)) === 'turn');
    for (const [code, words] of Object.entries(WORDS)) {
      if (phone) await page.locator('.tabs button').last().click();
      else await page.keyboard.press('m');
      await page.locator(phone ? '.pmid .btn' : 'dialog .act', { has: page.locator('use[href="#gear"]') }).click();
      await page.locator('dialog .langpick').selectOption(code);
      await page.waitForFunction((it) => document.documentElement.lang === it, code);
      await page.keyboard.press('Escape');
      await page.locator('dialog').waitFor({ state: 'detached' });
      if (phone) await page.locator('.tabs button').nth(0).click();
      else {
        await page.getByRole('button', { name: words.undo, exact: true }).waitFor();
        await page.getByText(words.project).first().waitFor();
        await page.locator('.loglist', { hasText: words.found }).first().waitFor();
      }
      await shot(page, `${phone ? 'phone' : 'desk'}-language-${code}`);
      expect(await overflow(page), code).toEqual([0, 0]);
      expect(await beyond(page), code).toEqual([]);
      expect(await clipped(page), code).toEqual([]);
      if (code === 'ru') {
        await page.reload();
        await page.locator('[data-ask]').first().waitFor();
        expect(await page.evaluate(() => document.documentElement.lang), 'remembered').toBe('ru');
      }
    }
    expect(errors).toEqual([]);
  });
}

test('the first page speaks the browser’s language, and another one when asked', async () => {
  const context = await browser.newContext({ baseURL: inject('url'), locale: 'cs-CZ', viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto('/');
  await page.getByRole('button', { name: /Hrát hned/ }).waitFor();
  for (const [code, words] of [
    ['ru', /Играть/],
    ['pl', /Graj teraz/],
    ['cs', /Hrát hned/],
  ] as const) {
    await page.locator('.langpick').selectOption(code);
    await page.getByRole('button', { name: words }).waitFor();
    expect(await overflow(page), code).toEqual([0, 0]);
    await shot(page, `desk-home-${code}`);
  }
});
