// Pages beside the table: a first visit without a murmur, all my games, and what is known of a card.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { axe, axeInBoth, launch, overflow, shot, still, visitor } from './browser';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const TITLES = Array.from({ length: 9 }, (_, i) => `Evening ${i + 1}`);

/** Tables at which this visitor sits; as many as no list would show at once. */
const sitDown = (page: Page, name: string) =>
  page.evaluate(
    async ([titles, name]) => {
      const post = (path: string, body: unknown) =>
        fetch(`/api${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }).then((it) =>
          it.json(),
        );
      await post('/players', { name });
      for (const [i, title] of titles.entries()) {
        const settings = { title, public: true, hints: true, shuffle: false };
        const [game, options] = i === 0 ? ['ares', ''] : ['mars', i === 1 ? 'corporate-era venus' : 'corporate-era'];
        await post('/tables', { game, options, seats: ['me', i < 5 ? 'open' : 'steady'], settings });
      }
    },
    [TITLES, name] as const,
  );

test('a first visit is no error', async () => {
  const { page } = await visitor(browser, inject('url'));
  const [said, refused]: string[][] = [[], []];
  page.on('console', (it) => ['error', 'warning'].includes(it.type()) && said?.push(it.text()));
  page.on('response', (it) => it.status() >= 400 && refused?.push(`${it.status()} ${it.url()}`));
  for (const path of ['/', '/#/games', '/#/new', '/#/me']) {
    await page.goto(path);
    await page.locator('main').waitFor();
    await still(page);
  }
  expect(refused).toEqual([]);
  expect(said).toEqual([]);
});

test('all my games, with filters, search and a way to hide', async () => {
  const { page, errors } = await visitor(browser, inject('url'));
  await page.goto('/');
  await sitDown(page, 'Mira');
  await page.reload();
  await page.locator('.hside .all', { hasText: '9' }).click();
  const titles = page.locator('.gamerow .what b');
  await expect.poll(() => titles.count()).toBe(TITLES.length);
  await expect.poll(() => page.locator('.gamerow.hot').count(), { message: 'where it is my turn' }).toBe(4);
  expect((await titles.allTextContents()).slice(0, 4).sort(), 'those come first').toEqual(TITLES.slice(5));
  expect(await axeInBoth(page)).toEqual([]);
  await shot(page, 'desk-games');

  await page.locator('select.pick').first().selectOption('ares');
  await expect.poll(() => titles.allTextContents()).toEqual(['Evening 1']);
  await page.locator('select.pick').first().selectOption('');
  await page.locator('select.pick').last().selectOption('venus');
  await expect.poll(() => titles.allTextContents()).toEqual(['Evening 2']);
  await page.locator('select.pick').last().selectOption('');
  await page.getByRole('searchbox').fill('evening 7');
  await expect.poll(() => titles.allTextContents()).toEqual(['Evening 7']);
  await page.locator('[data-hide]').click();
  await expect.poll(() => titles.count()).toBe(0);
  await page.getByRole('searchbox').fill('');
  await expect.poll(() => titles.count()).toBe(8);
  await page.locator('[data-show="hidden"]').click();
  await expect.poll(() => titles.allTextContents()).toEqual(['Evening 7']);
  await page.locator('[data-hide]').click();
  await page.locator('[data-show="finished"]').click();
  await page.locator('.gamelist .none').waitFor();
  await page.locator('[data-show="running"]').click();
  await expect.poll(() => titles.count()).toBe(TITLES.length);
  expect(errors).toEqual([]);
});

test('the public list says how many there are, and shows all of them', async () => {
  const { page } = await visitor(browser, inject('url'));
  await page.goto('/');
  const rows = page.locator('.hside section', { has: page.getByText('Join or watch') }).locator('.trow');
  // Of one creator a few are listed: others are needed for a list that is longer than what stands there.
  for (const name of ['Ann', 'Ben', 'Cid']) {
    const { page: other, context } = await visitor(browser, inject('url'));
    await other.goto('/');
    await sitDown(other, name);
    await context.close();
  }
  await page.reload();
  const all = page.getByRole('button', { name: /Show all/ });
  const n = Number(/\d+/.exec((await all.textContent()) ?? '')?.[0]);
  await expect.poll(() => rows.count()).toBeLessThan(n);
  await all.click();
  await expect.poll(() => rows.count()).toBeGreaterThanOrEqual(n);
});

test('a card has a page with its numbers, its rulings and the tests that pin them', async () => {
  const { page, errors } = await visitor(browser, inject('url'));
  await page.goto('/#/cards?q=ecological');
  await page.locator('.gallery .card', { hasText: 'Ecological Zone' }).first().click();
  await page.waitForURL(/#\/cards\/mars\/128/);
  await page.locator('.rulings[lang="en"]', { hasText: 'trigger on their own tags' }).waitFor();
  await page.locator('.cardtests', { hasText: 'scenarios/cards/128-ecological-zone.json' }).waitFor();
  const figures = page.locator('.cardfigures');
  await figures.getByText(/^of \d+ offers$/).waitFor();
  await figures.getByText(/^of \d+ players who had it$/).waitFor();
  await page.locator('.cardnumbers', { hasText: /Counted in \d+ games of the bot/ }).waitFor();
  expect(await axe(page)).toEqual([]);
  await shot(page, 'desk-card');
  expect(errors).toEqual([]);
});

test('no page is wider than the screen for a returning guest, in any language', async () => {
  const { page } = await visitor(browser, inject('url'), { phone: true });
  await page.goto('/');
  await sitDown(page, 'Mira Nováková-Černá');
  for (const code of ['en', 'cs', 'pl', 'ru']) {
    await page.evaluate((it) => localStorage.setItem('tharsis.settings', JSON.stringify({ language: it, guide: false })), code);
    for (const path of ['', 'games', 'new', 'cards/mars/128', 'rules', 'me']) {
      await page.goto(`/?${code}#/${path}`);
      await page.waitForFunction((it) => document.documentElement.lang === it, code);
      await page.locator(path === '' ? '.hside .all' : 'main h1').waitFor();
      await still(page);
      // A few sizes of one page: what is drawn stays.
      for (const [width, height] of code === 'ru'
        ? ([
            [844, 390],
            [390, 844],
          ] as const)
        : ([[390, 844]] as const)) {
        await page.setViewportSize({ width, height });
        expect((await overflow(page))[1], `${code} ${path} ${width}`).toBe(0);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), `${code} ${path}`).toBeLessThanOrEqual(width);
      }
    }
    await shot(page, `phone-me-${code}`);
  }
});
