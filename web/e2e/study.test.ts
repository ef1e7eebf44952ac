// The analysis board: positions from games, files and links are tried out, judged, and taken along.
import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { addressOf } from '../src/study/address';
import { axeInBoth, launch, leave, makeTable, openTable, overflow, PHONE, shot, still, visitor } from './browser';
import { flaws, SIZES } from './looks';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());
const SEED = '3c'.repeat(32);

const win = (page: Page) => page.locator('main [data-win="true"], .pbeside [data-win="true"]').first();
const best = (page: Page) => page.locator('.bestlines [data-line-choice]').first();
const tried = (page: Page) => page.locator('[data-tried]');

/** A game played to its end by bots, one of them in my seat. */
async function finished(page: Page, options = 'corporate-era', game = 'mars', seats = ['me', 'steady']): Promise<string> {
  const id = await makeTable(page, seats, options, SEED, game);
  await openTable(page, id);
  await leave(page, id);
  await page.locator('a[download]').first().waitFor({ timeout: 120_000 });
  return id;
}

/** Takes the coach's first choice. */
async function take(page: Page): Promise<void> {
  await best(page).waitFor();
  const before = await tried(page).count();
  await best(page).click();
  const go = page.locator('[data-confirm], .ask .btn.pri').first();
  await expect
    .poll(async () => {
      if ((await tried(page).count()) === before && (await go.isVisible()) && (await go.isEnabled())) await go.click();
      return tried(page).count();
    })
    .toBeGreaterThan(before);
  await still(page);
}

test('a finished game is opened, tried otherwise, gone back in, and shared by a link', async () => {
  const { page, errors, context } = await visitor(browser, inject('url'));
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const id = await finished(page);
  await page.goto(`/#/t/${id}?step=60&seat=0`);
  await page.locator('.replay').getByRole('link', { name: 'Analysis board' }).click();
  await win(page).waitFor();
  await take(page);
  await take(page);
  expect(await tried(page).count()).toBe(2);

  // Back, and another way: both stand in the tree, and the second is set in.
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect.poll(() => tried(page).first().getAttribute('aria-current')).toBe('step');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  const other = page.locator('.bestlines [data-line-choice]').nth(1);
  await other.waitFor();
  await other.click();
  const go = page.locator('[data-confirm], .ask .btn.pri').first();
  await expect
    .poll(async () => {
      if ((await tried(page).count()) === 2 && (await go.isVisible()) && (await go.isEnabled())) await go.click();
      return tried(page).count();
    })
    .toBe(3);
  await page.getByText('instead:').waitFor();
  expect(await axeInBoth(page)).toEqual([]);
  await shot(page, 'study-mars');

  // Who opens the link finds the same position.
  await page.getByRole('button', { name: 'Copy link' }).click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toContain('tried=');
  const link = await copied();
  const theirs = await visitor(browser, inject('url'));
  await theirs.page.goto(link);
  await win(theirs.page).waitFor();
  await expect.poll(() => tried(theirs.page).last().getAttribute('aria-current')).toBe('step');
  const text = (on: Page) => on.locator('.tried [aria-current]').innerText();
  // With the chances of the same side, also where another seat is asked by now.
  const plain = (it: string) => it.replace(/instead:|\s+/g, '');
  await expect.poll(async () => plain(await text(page))).toMatch(/\d%$/);
  const ours = plain(await text(page));
  await expect.poll(async () => plain(await text(theirs.page))).toBe(ours);
  expect(theirs.errors).toEqual([]);

  // It is a scenario now, and the scenario is a position again.
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save as scenario' }).click()]);
  const scenario = readFileSync(await download.path(), 'utf8');
  expect(JSON.parse(scenario)).toBeTruthy();
  await page.goto('/#/study');
  await page.locator('[data-position]').fill(scenario);
  await page.getByRole('button', { name: 'Open the position' }).click();
  await win(page).waitFor();
  expect(errors).toEqual([]);
});

test('my running game among bots is tried out without telling what I cannot know, and goes on untouched', async () => {
  const { page, errors } = await visitor(browser, inject('url'));
  const id = await makeTable(page, ['me', 'novice'], 'corporate-era', SEED);
  await openTable(page, id);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: /Analysis board/ }).click();
  await page.getByText('What you do not know is imagined').waitFor();
  await page.goto(`/#/t/${id}`);
  await page.locator('[data-ask]').first().waitFor();
  expect(errors).toEqual([]);
});

test('what is no position is refused in a sentence, and nothing is lost', async () => {
  const { page, errors } = await visitor(browser, inject('url'));
  await page.goto('/#/study');
  await page.locator('[data-position]').waitFor();
  expect(await axeInBoth(page)).toEqual([]);
  await page.locator('[data-position]').fill('{"game": "chess"}');
  await page.getByRole('button', { name: 'Open the position' }).click();
  await page.getByRole('alert').waitFor();
  await page.goBack();
  await page.locator('[data-position]').waitFor();
  await page.goto('/#/study?text=AAAA');
  await page.getByText('The link is damaged').waitFor();
  await page.goto('/#/study?table=nowhere');
  await page.getByRole('alert').waitFor();
  expect(errors).toEqual([]);
});

// Positions that are always the same: a record of either game (`tharsis demo --seed 11 --record FILE`, Mars with `--players 3 --colonies --turmoil
// --prelude --venus`, Ares with `--game ares`; made anew when the rules get another version), and the cards with the longest words.
const MARS = readFileSync('e2e/records/mars.txt', 'utf8');
const ARES = readFileSync('e2e/records/ares.txt', 'utf8');
const LONG = 'Anaerobic Microorganisms,Nitrite Reducing Bacteria,Advanced Screening Technology,Extreme-Cold Fungus'.split(',');
const HAND = JSON.stringify({ game: 'ares', setup: { players: [{ corporation: 'Ecoline', megacredits: 30, hand: LONG }, {}] } });
const OFFER = JSON.stringify({
  game: 'ares',
  setup: { phase: 'research', deck: LONG, players: [{ corporation: 'Ecoline', last_phase: 'research' }, {}] },
});

test.each([
  ['mars', MARS, 60],
  ['ares', ARES, 60],
  ['hand', HAND, 0],
  ['offer', OFFER, 0],
] as const)('nothing is cut at any size, in four languages: %s', async (name, text, step) => {
  const { page, errors } = await visitor(browser, inject('url'));
  await page.goto('/');
  const address = await addressOf({ from: { text, step }, tried: [], seat: 0 });
  const wrong: string[] = [];
  for (const language of ['en', 'cs', 'pl', 'ru']) {
    await page.evaluate((code) => {
      const kept = JSON.parse(localStorage.getItem('tharsis.settings') ?? '{}') as Record<string, unknown>;
      localStorage.setItem('tharsis.settings', JSON.stringify({ ...kept, language: code }));
    }, language);
    await page.setViewportSize(SIZES[0]);
    await page.goto(`/#${address}`);
    await page.reload();
    await page.waitForFunction((code) => document.documentElement.lang === code, language);
    await win(page).waitFor();
    await page.locator('.bestlines, .pbeside').first().waitFor();
    for (const size of language === 'en' ? SIZES : [SIZES[0], PHONE]) {
      await page.setViewportSize(size);
      await still(page);
      const place = `${language} ${size.width}x${size.height}`;
      expect(await overflow(page), place).toEqual([0, 0]);
      wrong.push(...(await flaws(page)).map((it) => `${place}: ${it}`));
      if (language === 'en' || language === 'ru') await shot(page, `study-${name}-${language}-${size.width}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(errors).toEqual([]);
});
