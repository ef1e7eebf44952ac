// Maps: chosen on the page, drawn from the catalogue, with their own goals and places.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { axe, drawn, launch, makeTable, openTable, overflow, shot, visitor } from './browser';
import { Driver, kind, mark, settle } from './driver';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());
const SEED = '3c'.repeat(32);
const SIZES = [
  [1440, 900],
  [1280, 720],
  [390, 844],
] as const;

/** Names of goals and places that are wider than the room they have, or lie beyond the window. */
const cut = (page: Page) =>
  page.evaluate(() => {
    const beyond = (it: Element) => it.getBoundingClientRect().left < 0 || it.getBoundingClientRect().right > innerWidth;
    return [...document.querySelectorAll('.goals button .nm, .board .place, .side, .hbar > *, .seg button')]
      .filter((it) => it.getClientRects().length > 0 && (beyond(it) || (it instanceof HTMLElement && it.scrollWidth > it.clientWidth + 1)))
      .map((it) => it.textContent);
  });

test('a table on Hellas is made by clicking, shows its goals and the pole, and takes a tile', async () => {
  const { page, errors } = await visitor(browser, inject('url'));
  await page.goto('/#/new');
  const maps = page.locator('[data-group="map"] button');
  await maps.first().waitFor();
  await expect.poll(() => maps.allTextContents()).toEqual(['Tharsis', 'Hellas', 'Elysium', 'Random']);
  expect(await maps.first().getAttribute('aria-pressed')).toBe('true');
  await maps.getByText('Hellas').click();
  // A preset is about boxes; the map stays.
  await page.locator('.chips .chip').first().click();
  expect(await maps.getByText('Hellas').getAttribute('aria-pressed')).toBe('true');
  expect(await axe(page)).toEqual([]);
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await shot(page, `maps-new-${width}x${height}`);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.locator('form .btn.pri').click();
  await page.locator('.seatlist').waitFor();
  await page.getByText('Map: Hellas').waitFor();

  await openTable(page, await makeTable(page, ['me', 'steady'], 'corporate-era map-hellas', SEED));
  const driver = new Driver(page);
  await driver.play(async () => (await kind(page)) === 'turn');
  expect(await page.locator('.board').getAttribute('data-map')).toBe('hellas');
  await page.getByText('Polar Explorer').first().waitFor();
  expect((await page.locator('.board .place').allTextContents()).join(' ')).toBe('South Pole');
  await expect.poll(() => page.locator('.board .pricet').allTextContents()).toEqual(['−6']);
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    expect(await overflow(page), `${width}x${height}`).toEqual([0, 0]);
    await shot(page, `maps-hellas-${width}x${height}`);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await axe(page)).toEqual([]);
  await driver.choose('project aquifer');
  await page.locator('.legal').first().waitFor();
  const tiles = await page.locator('.board use[href="#tile-ocean"]').count();
  const before = await mark(page);
  await page.locator('.legal').first().click({ force: true });
  await settle(page, before);
  await expect.poll(() => page.locator('.board use[href="#tile-ocean"]').count()).toBe(tiles + 1);
  expect(errors).toEqual([]);
});

test('a random map is drawn, named and told', async () => {
  const { page, errors } = await visitor(browser, inject('url'));
  const id = await makeTable(page, ['me', 'steady'], 'corporate-era map-random', SEED);
  await openTable(page, id);
  // What was dealt covers the board until one looks at it.
  await page.getByRole('button', { name: 'See the board' }).click();
  const title = (await page.locator('.board .mapname').textContent()) ?? '';
  const scene = await page.evaluate(
    async (it) => ((await (await fetch(`/api/tables/${it}/moment`)).json()) as { scene: { map: string } }).scene.map,
    id,
  );
  expect(await page.locator('.board').getAttribute('data-map')).toBe(scene);
  expect(['Tharsis', 'Hellas', 'Elysium']).toContain(title);
  expect(errors).toEqual([]);
});

test('long names have room in every language', async () => {
  const { page } = await visitor(browser, inject('url'));
  const tables: string[] = [];
  for (const [seats, map] of [
    [['me', 'steady', 'steady'], 'map-hellas'],
    [['me', 'steady', 'steady', 'steady', 'steady'], 'map-elysium'],
  ] as const)
    tables.push(await makeTable(page, [...seats], `corporate-era ${map}`, SEED));
  for (const language of ['cs', 'pl', 'ru', 'en']) {
    await page.evaluate(
      (it) => localStorage.setItem('tharsis.settings', JSON.stringify({ guide: false, pace: 'instant', language: it })),
      language,
    );
    for (const [path, ready] of [['/#/new', '[data-group]'], ...tables.map((it) => [`/#/t/${it}`, '[data-ask]'])] as const) {
      await page.goto(path);
      await page.reload();
      await page.locator(ready).first().waitFor();
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await drawn(page);
        expect(await cut(page), `${language} ${path} ${width}x${height}`).toEqual([]);
      }
    }
  }
});

test('every map can be looked up with its goals', async () => {
  const { page } = await visitor(browser, inject('url'));
  await page.goto('/#/rules');
  await page.getByRole('button', { name: 'Maps and expansions' }).click();
  await expect
    .poll(() =>
      page.locator('.mapref').evaluateAll((all) => all.map((it) => [it.querySelectorAll('dt').length, it.querySelectorAll('.hx').length])),
    )
    .toEqual(Array.from({ length: 3 }, () => [12, 61]));
  expect(await axe(page)).toEqual([]);
  await shot(page, 'maps-rules');
});
