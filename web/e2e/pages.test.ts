// Every page and dialog: no violation of accessibility rules, no scroll, no weight.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import {
  axe,
  axeInBoth,
  dialogs,
  drawn,
  inDialog,
  launch,
  makeTable,
  openTable,
  overflow,
  shot,
  still,
  Updates,
  visitor,
  waits,
  weigh,
} from './browser';
import { Driver, kind, mark, settle, waitForAsk } from './driver';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());
const SEED = '0b'.repeat(32);

async function toFirstTurn(page: Page, seats: string[], options?: string): Promise<Driver> {
  await openTable(page, await makeTable(page, seats, options, SEED));
  const driver = new Driver(page);
  await driver.play(async () => (await kind(page)) === 'turn');
  return driver;
}

test('pages outside the table, dark and light', async () => {
  const { page, errors } = await visitor(browser, inject('url'));
  for (const [name, path, ready] of [
    ['home', '/', '.play:enabled'],
    ['new', '/#/new', 'form'],
    ['cards', '/#/cards', '.gallery .card'],
    ['rules', '/#/rules', '.rules'],
    ['me', '/#/me', 'form'],
  ] as const) {
    await page.goto(path);
    await page.locator(ready).first().waitFor();
    expect(await axeInBoth(page), name).toEqual([]);
    await shot(page, `desk-${name}`);
  }
  await page.goto('/');
  await page.locator('.play:enabled').waitFor();
  expect(await overflow(page)).toEqual([0, 0]);
  expect(errors).toEqual([]);
});

test('what has a ground of its own is read in every line it stands in, dark and light', async () => {
  const { page } = await visitor(browser, inject('url'));
  await page.goto('/#/rules');
  await page.locator('.rules').waitFor();
  const box = '<span class="fx"><span class="pbox"><span>+1</span></span></span>';
  const lines = ['mini', 'mini used', 'mut', 'chg', 'act off', 'prow off'].map((it) => `<p class="${it}">${box}</p>`);
  await page.locator('.rules').evaluate((it, html) => it.insertAdjacentHTML('afterbegin', html), `<div id="lines">${lines.join('')}</div>`);
  expect(await axeInBoth(page, '#lines')).toEqual([]);
});

test('the table and its dialogs, dark and light', async () => {
  const { page, errors } = await visitor(browser, inject('url'));
  await openTable(page, await makeTable(page, ['me', 'steady', 'steady'], 'corporate-era draft', SEED));
  expect(await axeInBoth(page), 'corporation').toEqual([]);
  const driver = new Driver(page);
  await driver.play(async () => (await kind(page)) === 'turn');
  await still(page);
  expect(await axeInBoth(page), 'turn').toEqual([]);
  expect(await overflow(page)).toEqual([0, 0]);
  await shot(page, 'desk-turn');
  for (const [name, open] of dialogs(page)) {
    await inDialog(page, open, async () => {
      expect(await axeInBoth(page, 'dialog[open]'), name).toEqual([]);
      await shot(page, `desk-dialog-${name}`);
    });
  }
  // A choice that waits, with what it would bring.
  await page.locator('[data-choice="project power-plant"]').click();
  await page.locator('[data-commit]').waitFor();
  expect(await axeInBoth(page), 'confirm').toEqual([]);
  await shot(page, 'desk-confirm');
  // A lit board.
  await page.keyboard.press('Escape');
  await driver.choose('project aquifer');
  await page.locator('.legal').first().waitFor();
  await page.locator('.legal').nth(3).hover({ force: true });
  await still(page);
  expect(await axeInBoth(page), 'place').toEqual([]);
  expect(await overflow(page)).toEqual([0, 0]);
  await shot(page, 'desk-place');
  // A card looked at.
  await page.locator('.hand .card').first().hover();
  await page.locator('.zoomed').waitFor();
  await shot(page, 'desk-zoom');
  expect(await axeInBoth(page), 'zoom').toEqual([]);
  expect(errors).toEqual([]);
});

test('the phone: five tabs, the bar, a turn by tapping', async () => {
  const { page, errors } = await visitor(browser, inject('url'), { phone: true });
  const driver = await toFirstTurn(page, ['me', 'steady', 'steady']);
  for (const tab of ['Hand', 'Engine', 'Rivals', 'More', 'Board']) {
    await page.locator('.tabs button', { hasText: tab }).click();
    await still(page);
    expect(await overflow(page), tab).toEqual([0, 0]);
    expect(await axe(page), tab).toEqual([]);
    // A frame that is wider than the screen is cut off without a scroll bar: nothing may reach beyond the edge.
    const beyond = await page.evaluate(() =>
      [...document.querySelectorAll('.ph > *, .gl > *, .rgrid > *')]
        .filter((it) => it.getBoundingClientRect().right > innerWidth + 0.5)
        .map((it) => it.className),
    );
    expect(beyond, `beyond the edge in ${tab}`).toEqual([]);
    await shot(page, `phone-${tab.toLowerCase()}`);
  }
  // The bar's buttons are large enough for a thumb.
  const small = await page
    .locator('.pdec .btn, .tabs button')
    .evaluateAll((all) => all.map((it) => it.getBoundingClientRect().height).filter((it) => it < 44));
  expect(small).toEqual([]);
  await page.getByRole('button', { name: 'Choose an action' }).click();
  await shot(page, 'phone-actions');
  await page.locator('[data-choice="project aquifer"]').click();
  await page.locator('.legal').first().waitFor();
  await page.locator('.legal').nth(2).click({ force: true });
  await page.locator('[data-commit^="area"]').waitFor();
  expect(await overflow(page)).toEqual([0, 0]);
  await shot(page, 'phone-place');
  const placing = await mark(page);
  await page.locator('[data-commit^="area"]').click();
  await settle(page, placing);
  for (let i = 0; i < 12 && (await waitForAsk(page)) === 'asked' && (await kind(page)) !== 'research'; i++) {
    const asked = await kind(page);
    const before = await mark(page);
    if (asked === 'turn') {
      await page.locator('.pdec [data-choice="pass"], .pdec [data-choice="end-turn"]').first().click();
      const sure = page.locator('[data-commit="pass"]');
      await drawn(page);
      if (await sure.count()) await sure.click();
    } else await driver.answer();
    await settle(page, before);
  }
  expect(await kind(page)).toBe('research');
  await page.locator('.tray-list .prow').first().waitFor();
  await shot(page, 'phone-research');
  expect(await overflow(page)).toEqual([0, 0]);
  expect(await axe(page), 'research').toEqual([]);
  expect(errors).toEqual([]);
});

test('the phone’s other pages', async () => {
  const { page } = await visitor(browser, inject('url'), { phone: true, light: true });
  for (const [name, path, ready] of [
    ['home', '/', '.play:enabled'],
    ['cards', '/#/cards', '.gallery .card'],
  ] as const) {
    await page.goto(path);
    await page.locator(ready).first().waitFor();
    expect((await overflow(page))[1], name).toBe(0);
    expect(await axe(page), name).toEqual([]);
    await shot(page, `phone-${name}`);
  }
});

test('five players, other sizes, and twice as large letters', async () => {
  const { page, errors } = await visitor(browser, inject('url'));
  const driver = await toFirstTurn(page, ['me', 'steady', 'steady', 'steady', 'steady'], 'corporate-era draft');
  await driver.play(
    async () => /Generation [2-9]/.test((await page.locator('.gen').first().textContent()) ?? '') && (await kind(page)) === 'turn',
  );
  for (const [width, height] of [
    [1440, 900],
    [1920, 1080],
    [1280, 720],
    [1024, 768],
    [768, 1024],
    [720, 450],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    await still(page);
    expect(await overflow(page), `${width}x${height}`).toEqual([0, 0]);
    await shot(page, `five-${width}x${height}`);
  }
  expect(errors).toEqual([]);
});

test('the first-game guide speaks up, and can be silenced', async () => {
  const { page } = await visitor(browser, inject('url'), { guide: true });
  await openTable(page, await makeTable(page, ['me', 'steady'], '', SEED));
  await page.locator('.guide').waitFor();
  expect(await axe(page)).toEqual([]);
  await shot(page, 'desk-guide');
  await page.getByRole('button', { name: 'No more tips' }).click();
  await page.locator('.guide').waitFor({ state: 'detached' });
});

test('a table page is light', async () => {
  const { page, context } = await visitor(browser, inject('url'));
  const id = await makeTable(page, ['me', 'steady', 'steady'], 'corporate-era', SEED);
  const { cold, session, total, code, requests } = await weigh(context, id);
  expect(total).toBeLessThanOrEqual(250 * 1024);
  expect(code).toBeLessThanOrEqual(120 * 1024);
  expect(requests).toBeLessThanOrEqual(12);

  // One update: what it takes when compressed, as the others' figures are.
  const updates = new Updates(session);
  const waited = await waits(cold);
  const driver = new Driver(cold);
  for (let i = 0; i < 15; i++) {
    await waitForAsk(cold);
    await driver.answer();
  }
  updates.check('of the base game');
  // A figure for people, not a test with a stopwatch.
  const times = (await waited()).sort((a, b) => a - b);
  console.info(`click to next question: median ${times[Math.floor(times.length / 2)]?.toFixed(0)} ms of ${times.length}`);
});
