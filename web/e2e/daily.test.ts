// The deals of a day: begun, played to the end, looked at; and games taken in from their records.
import { readFileSync, writeFileSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { axeInBoth, launch, leave, makeTable, openTable, overflow, shot, still, visitor } from './browser';
import { flaws } from './looks';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** Whether everything is in its place at the sizes that were drawn for. */
const SIZES = [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
];

const speak = (page: Page, language: string) =>
  page.evaluate((code) => {
    const kept = JSON.parse(localStorage.getItem('tharsis.settings') ?? '{}') as Record<string, unknown>;
    localStorage.setItem('tharsis.settings', JSON.stringify({ ...kept, language: code }));
  }, language);

/** Plays a table to its end, taking any choice; far quicker than by clicks. */
const playOut = (page: Page, id: string) =>
  page.evaluate(async (id) => {
    const get = (path: string) => fetch(`/api/tables/${id}${path}`).then((it) => it.json());
    let n = 7;
    for (;;) {
      const moment = await get('/moment?lang=en');
      if (!moment.ask) {
        if ((await get('')).stage === 'over') return;
        await new Promise((done) => setTimeout(done, 20));
        continue;
      }
      const all: string[] = moment.ask.choices.map((it: { choice: string }) => it.choice);
      // Nobody sells cards for ever.
      const some = all.filter((it) => !it.startsWith('sell '));
      const among = some.length > 0 ? some : all;
      n = (n * 48271) % 2147483647;
      const body = JSON.stringify({ seq: moment.seq, choices: [among[n % among.length]] });
      const answer = await fetch(`/api/tables/${id}/choices`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
      // What is not read counts as asked still.
      await answer.text();
    }
  }, id);

const card = (page: Page, deal: string) => page.locator(`[data-deal="${deal}"]`);

test('a daily deal is begun, gone on with, finished and compared', async () => {
  const { page, errors } = await visitor(browser, inject('url'));
  await page.goto('/');
  await page.getByRole('link', { name: 'Daily deal' }).click();
  await page.locator('.deals').waitFor();
  await expect.poll(() => page.locator('[data-deal]').count()).toBe(4);
  await page.locator('[data-rest]').waitFor();
  expect(await axeInBoth(page)).toEqual([]);
  await shot(page, 'daily-new');

  await card(page, 'ares solo').getByRole('button', { name: 'Play' }).click();
  await page.waitForURL(/#\/t\//);
  const id = /#\/t\/(\w+)/.exec(page.url())?.[1] ?? '';
  await page.locator('[data-ask]').first().waitFor();
  await page.goto('/#/daily');
  const own = card(page, 'ares solo');
  await own.locator('[data-player]').waitFor();
  expect(await own.getAttribute('data-state')).toBe('playing');
  expect(await own.getByRole('link', { name: 'Go on' }).getAttribute('href')).toBe(`#/t/${id}`);
  await own.getByText('Results are shown when').waitFor();
  await shot(page, 'daily-playing');

  // Somebody else sees that it is played, and nothing else.
  const { page: other, context } = await visitor(browser, inject('url'));
  await other.goto('/#/daily');
  await card(other, 'ares solo').locator('[data-player]').first().waitFor();
  expect(await card(other, 'ares solo').locator('.see a').count()).toBe(0);
  await other.goto(`/#/t/${id}`);
  await other.getByText('this is somebody’s daily deal').waitFor();
  await context.close();

  await playOut(page, id);
  await page.goto(`/#/t/${id}`);
  await page.locator('[data-daily]').click();
  await page.waitForURL(/#\/daily\/\d{4}-\d\d-\d\d/);
  await expect.poll(() => own.getAttribute('data-state')).toBe('finished');
  expect(await own.locator('.you').getAttribute('data-place')).toBe('1');
  await own.getByRole('link', { name: /Look at this game/ }).waitFor();
  expect(await axeInBoth(page)).toEqual([]);

  const wrong: string[] = [];
  for (const language of ['en', 'cs', 'pl', 'ru']) {
    await speak(page, language);
    await page.reload();
    await page.waitForFunction((code) => document.documentElement.lang === code, language);
    await own.locator('.you').waitFor();
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await still(page);
      const name = `daily-${language}-${size.width}x${size.height}`;
      expect((await overflow(page))[1], name).toBe(0);
      // A phone scrolls: what lies below is not lost.
      const seen = (await flaws(page)).filter((it) => size.width > 900 || !it.startsWith('outside'));
      wrong.push(...seen.map((it) => `${name}: ${it}`));
      await shot(page, name);
      await page.goto('/');
      await page.locator('.play:enabled').waitFor();
      expect((await overflow(page))[1], `home, ${name}`).toBe(0);
      await shot(page, `home-${name}`);
      await page.goto('/#/daily');
      await own.locator('.you').waitFor();
    }
  }
  expect(wrong).toEqual([]);
  expect(errors).toEqual([]);
});

/** The record of a finished game of bots, as a file. */
async function record(page: Page): Promise<string> {
  const id = await makeTable(page, ['me', 'novice'], 'corporate-era', '3c'.repeat(32));
  await openTable(page, id);
  await leave(page, id);
  await page.locator('a[download]').first().waitFor({ timeout: 120_000 });
  const text = await page.evaluate((id) => fetch(`/api/tables/${id}/record`).then((it) => it.text()), id);
  const path = join(mkdtempSync(join(tmpdir(), 'record-')), 'game.txt');
  writeFileSync(path, text);
  return path;
}

/** Drops a file with this text on the page. */
async function drop(page: Page, text: string): Promise<void> {
  const data = await page.evaluateHandle((text) => {
    const data = new DataTransfer();
    data.items.add(new File([text], 'game.txt', { type: 'text/plain' }));
    return data;
  }, text);
  await page.dispatchEvent('body', 'dragover', { dataTransfer: data });
  await page.locator('.dropping').waitFor();
  await page.dispatchEvent('body', 'drop', { dataTransfer: data });
  await page.locator('.dropping').waitFor({ state: 'detached' });
}

test('a record is dropped on the page or chosen, and leads to its review', async () => {
  const { page, errors } = await visitor(browser, inject('url'));
  const path = await record(page);
  const text = readFileSync(path, 'utf8');

  await page.goto('/');
  await page.locator('.play:enabled').waitFor();
  await drop(page, text);
  await page.waitForURL(/#\/t\/\w+\/review/);
  await page.locator('[data-line="0"]').waitFor();
  const tableOf = () => /#\/t\/(\w+)/.exec(page.url())?.[1];
  const first = tableOf();

  // The same again is the same table, also from the list of games and by the button.
  await page.goto('/#/games');
  await page.locator('[data-imported]').waitFor();
  expect(await axeInBoth(page)).toEqual([]);
  await shot(page, 'games-imported');
  // The button is reached by the keyboard.
  await page.locator('input[data-record]').focus();
  expect(await page.locator('.takein').evaluate((it) => getComputedStyle(it).outlineStyle)).not.toBe('none');
  await page.locator('input[data-record]').setInputFiles(path);
  await page.waitForURL(/#\/t\/\w+\/review/);
  expect(tableOf()).toBe(first);

  // What is no record is refused with the line; an unfinished game may be studied.
  await page.goto('/#/games');
  await page.locator('[data-imported]').waitFor();
  const lines = text.split('\n');
  await drop(page, lines.map((it, i) => (i === 9 ? '0 fly away' : it)).join('\n'));
  await page.locator('.takenot', { hasText: 'line 10' }).waitFor();
  const hash = lines.findIndex((it) => it.startsWith('= '));
  await drop(page, lines.slice(0, hash + 1).join('\n'));
  await page.locator('.takenot', { hasText: 'not over' }).waitFor();
  await shot(page, 'games-refused');
  await page.getByRole('button', { name: 'Open as a position' }).click();
  await page.waitForURL(/#\/study/);

  await page.goto('/#/games');
  const row = page.locator('.gamerow', { has: page.locator('[data-imported]') });
  await row.locator('[data-remove]').click();
  await row.waitFor({ state: 'detached' });
  expect(errors).toEqual([]);
});
