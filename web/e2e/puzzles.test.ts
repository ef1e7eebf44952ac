// Puzzles: chosen from a list, answered on the real table, explained, remembered.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { PuzzleInfo, Solved, Studied } from '../src/wire';
import { axeInBoth, launch, overflow, PHONE, shot, still, visitor } from './browser';
import { flaws, SIZES } from './looks';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const said = (page: Page) => page.locator('[data-said]').first();

async function listed(page: Page): Promise<PuzzleInfo[]> {
  return (await page.request.get('/api/puzzles')).json() as Promise<PuzzleInfo[]>;
}
/** A puzzle in which an area is chosen, and its areas: the right one, and another. */
async function ofPlaces(page: Page): Promise<{ id: string; right: string; wrong: string }> {
  const about = (await listed(page)).find((it) => it.kind === 'tile') as PuzzleInfo;
  const begun = (await (await page.request.post('/api/study', { data: { from: { puzzle: about.id } } })).json()) as Studied;
  const asked = begun.moment.ask?.choices.map((it) => it.choice) ?? [];
  const solved = (await (await page.request.post(`/api/puzzles/${about.id}`, { data: { choice: asked[0] } })).json()) as Solved;
  const [right = '', ...wrong] = [solved.choices[0]?.choice ?? '', ...asked.filter((it) => it !== solved.choices[0]?.choice)];
  return { id: about.id, right, wrong: wrong[0] ?? '' };
}
/** Clicks an area, and once more where the table asks whether it is meant. */
async function place(page: Page, choice: string): Promise<void> {
  const area = choice.replace('area ', '');
  await page.locator(`[data-area="${area}"]`).first().click();
  const go = page.locator('[data-confirm]').first();
  if (await go.isVisible()) await go.click();
}

test('a puzzle is found in the list, answered wrongly, then rightly, explained and remembered', async () => {
  const { page, errors } = await visitor(browser, inject('url'), { settings: { confirmTile: false } });
  const { id, right, wrong } = await ofPlaces(page);
  await page.goto('/#/puzzles');
  await page.locator('[data-kind="tile"]').click();
  await page.locator(`[data-puzzle="${id}"]`).waitFor();
  expect(await axeInBoth(page)).toEqual([]);
  await shot(page, 'puzzles-list');
  await page.locator(`[data-puzzle="${id}"]`).click();
  await page.getByText('Where does it belong?').first().waitFor();
  await still(page);
  await shot(page, 'puzzle-asked');
  await place(page, wrong);
  await expect.poll(() => said(page).getAttribute('data-said')).toBe('wrong');
  await shot(page, 'puzzle-wrong');
  await place(page, right);
  await expect.poll(() => said(page).getAttribute('data-said')).toBe('later');
  await page.getByText('What each choice costs').waitFor();
  await page.locator('[data-mark="better"]').waitFor();
  await still(page);
  expect(await axeInBoth(page)).toEqual([]);
  await shot(page, 'puzzle-solved');
  await page.getByRole('link', { name: 'Next puzzle' }).waitFor();
  await page.goto('/#/puzzles');
  await page.locator('[data-kind="tile"]').click();
  await page.locator(`[data-puzzle="${id}"]`).getByRole('img', { name: 'Solved' }).waitFor();
  await page.getByLabel('Not solved yet').check();
  await expect.poll(() => page.locator(`[data-puzzle="${id}"]`).count()).toBe(0);
  expect(errors).toEqual([]);
});

test('a corporation is an answer: chosen with or without cards, and again after a wrong one', async () => {
  const { page, errors } = await visitor(browser, inject('url'));
  let met = 0;
  for (const about of await listed(page)) {
    if (about.game !== 'mars' || about.kind !== 'opening' || about.round !== 1) continue;
    const begun = (await (await page.request.post('/api/study', { data: { from: { puzzle: about.id } } })).json()) as Studied;
    const asked = begun.moment.ask?.choices.map((it) => it.choice) ?? [];
    if (asked.length !== 2 || !asked.every((it) => it.startsWith('card R'))) continue;
    const solved = (await (await page.request.post(`/api/puzzles/${about.id}`, { data: { choice: asked[0] } })).json()) as Solved;
    await page.goto(`/#/puzzles/${about.id}`);
    const choose = async (choice: string) => {
      await page
        .locator(`[data-choice="${choice}"], [data-card="${choice.replace('card ', '')}"]`)
        .first()
        .click();
      await page.locator('.ask .btn.pri, [data-confirm]').first().click();
    };
    await page.getByText('How do you begin best?').first().waitFor();
    await still(page);
    await shot(page, 'puzzle-corporation');
    const right = solved.choices[0]?.choice ?? '';
    await choose(asked.find((it) => it !== right) ?? '');
    await expect.poll(() => said(page).getAttribute('data-said')).toBe('wrong');
    await choose(right);
    await expect.poll(() => said(page).getAttribute('data-said')).toBe('later');
    await shot(page, 'puzzle-corporation-solved');
    met++;
    break;
  }
  expect([met, errors]).toEqual([1, []]);
});

test('who gives up is shown the answer, and the position is opened on the analysis board', async () => {
  const { page, errors } = await visitor(browser, inject('url'));
  const about = (await listed(page)).find((it) => it.game === 'ares' && it.kind === 'ending') as PuzzleInfo;
  await page.goto(`/#/puzzles/${about.id}`);
  await page.getByRole('button', { name: 'Show the answer' }).click();
  await expect.poll(() => said(page).getAttribute('data-said')).toBe('shown');
  await shot(page, 'puzzle-ares-shown');
  await page.getByRole('link', { name: 'Analysis board' }).click();
  await page.locator('[data-win="true"]').first().waitFor();
  await page.goto('/#/puzzles/none');
  await page.getByRole('alert').waitFor();
  expect(errors.filter((it) => !it.includes('404'))).toEqual([]);
});

test('nothing is cut at any size, in four languages', async () => {
  const { page, errors } = await visitor(browser, inject('url'));
  const all = await listed(page);
  const kinds = ['opening', 'tile', 'ending', 'endgame'].map((kind) => all.find((it) => it.kind === kind) as PuzzleInfo);
  const wrong: string[] = [];
  for (const language of ['en', 'cs', 'pl', 'ru']) {
    await page.goto('/#/puzzles');
    await page.evaluate((code) => {
      const kept = JSON.parse(localStorage.getItem('tharsis.settings') ?? '{}') as Record<string, unknown>;
      localStorage.setItem('tharsis.settings', JSON.stringify({ ...kept, language: code }));
    }, language);
    for (const about of [undefined, ...(language === 'en' ? kinds : kinds.slice(1, 2))]) {
      await page.goto(about ? `/#/puzzles/${about.id}` : '/#/puzzles');
      await page.reload();
      await page.waitForFunction((code) => document.documentElement.lang === code, language);
      await page
        .locator(about ? '.puzzle, .puzzlestrip' : '.puzzlelist')
        .first()
        .waitFor();
      for (const size of [SIZES[1], PHONE]) {
        await page.setViewportSize(size);
        await still(page);
        const name = `${language} ${about?.kind ?? 'list'} ${size.width}x${size.height}`;
        // The list goes on below the window; nothing goes on beside it.
        expect((await overflow(page)).slice(about ? 0 : 1), name).toEqual(about ? [0, 0] : [0]);
        const found = (await flaws(page)).filter((it) => about || !it.startsWith('outside'));
        wrong.push(...found.map((it) => `${name}: ${it}`));
        if (language === 'en' || language === 'ru') await shot(page, `puzzle-${about?.kind ?? 'list'}-${language}-${size.width}`);
      }
      await page.setViewportSize(SIZES[1]);
    }
  }
  expect(wrong).toEqual([]);
  expect(errors).toEqual([]);
});
