// A whole game without a pointer: only keys are pressed here.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { drawn, launch, makeTable, openTable, visitor } from './browser';
import { answerByKeys, kind, legal, mark, waitForAsk } from './driver';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** One deal, alone: the game takes equally long each time. */
const SEED = '17'.padStart(64, '0');

/** From part to part with Tab until the choice has the focus. */
async function tabTo(page: Page, choice: string): Promise<void> {
  await page.keyboard.press('a');
  for (let i = 0; i < 60; i++) {
    if (await page.evaluate((wanted) => document.activeElement?.getAttribute('data-choice') === wanted, choice)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${choice} cannot be reached by keyboard`);
}

/** Terraforms before all else, so that the game ends soon. */
async function turn(page: Page): Promise<void> {
  const can = await legal(page);
  const project = can.find((it) => /^project (asteroid|aquifer|greenery|city)/.test(it));
  if (can.includes('convert heat')) await page.keyboard.press('g');
  else if (can.includes('convert plants')) await page.keyboard.press('f');
  else if (project) {
    const before = await mark(page);
    await tabTo(page, project);
    await page.keyboard.press('Enter');
    await drawn(page);
    if ((await mark(page)) === before) await page.keyboard.press('d');
  } else if (can.some((it) => it.startsWith('play '))) await keys(page, 'i', 'Enter', 'd');
  else if (can.some((it) => it.startsWith('act '))) await keys(page, 'e', 'Enter', 'd');
  else if (can.includes('pass')) await keys(page, 'p');
  else await keys(page, 'n');
}

async function keys(page: Page, ...pressed: string[]): Promise<void> {
  for (const key of pressed) {
    await page.keyboard.press(key);
    await drawn(page);
  }
}

/** Answers whatever is asked. */
async function answer(page: Page): Promise<void> {
  const asked = await kind(page);
  const forms = new Set((await legal(page)).map((it) => it.split(' ')[0]));
  if (asked === 'turn' || asked === 'final-greenery') await turn(page);
  else if (forms.has('area')) await keys(page, 'b', 'ArrowRight', 'Enter');
  else if (await page.locator('[data-commit="cards"]').count()) {
    if (forms.has('card')) await keys(page, 't', 'Enter');
    await keys(page, 'd');
  } else if (forms.has('amount')) await keys(page, 'd');
  else if (forms.has('card')) await keys(page, 't', 'Enter');
  else await keys(page, '1');
}

test('a game is played to the end by keyboard alone', async () => {
  const { page, errors } = await visitor(browser, inject('url'), { settings: { guardPass: false } });
  await openTable(page, await makeTable(page, ['me'], 'corporate-era', SEED));
  let answers = 0;
  const kinds = new Set<string>();
  while ((await waitForAsk(page)) === 'asked') {
    kinds.add((await kind(page)) ?? '');
    await answerByKeys(page, () => answer(page));
    if (++answers > 1500) throw new Error('the game does not end');
  }
  expect(kinds.has('turn')).toBe(true);
  expect(errors).toEqual([]);
  // The list of keys opens with a key and closes with one.
  await page.keyboard.press('?');
  await page.locator('dialog .keys').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });
});
