// The decision panel on small and middle screens: whatever is asked, its question and its button are there, and only the list scrolls.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { hidden, launch, makeTable, openTable, shot, still, visitor } from './browser';
import { Driver, kind, legal, mark, POLITICAL, settle } from './driver';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const SIZES = [
  [1280, 720],
  [1440, 900],
] as const;

async function look(page: Page, what: string): Promise<void> {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await shot(page, `panel-${what}-${width}`);
    expect(await hidden(page), `${what} at ${width}x${height}`).toEqual([]);
  }
  expect(await page.locator('.ask').textContent(), what).not.toMatch(/\bMira\b/);
}

const title = (page: Page) => page.locator('.ask h2').textContent();

/** What can be unfolded or shown in a turn without anything being done. */
async function lookAround(page: Page, seen: Set<string>): Promise<void> {
  const can = await legal(page);
  const ways: [string, string, boolean][] = [
    ['trade', '.ask [data-verb="trade"]:not(.off)', can.some((it) => it.startsWith('trade '))],
    ['delegate', '.ask [data-verb="delegate"]:not(.off)', can.some((it) => it.startsWith('delegate '))],
    ['award', '.ask [data-verb="award"]:not(.off)', can.some((it) => it.startsWith('award '))],
    ['play', '.hand .card.can', can.some((it) => it.startsWith('play '))],
    ['milestone', '.ask [data-choice^="milestone "]', can.some((it) => it.startsWith('milestone '))],
  ];
  for (const [what, button, there] of ways) {
    if (!there || seen.has(what)) continue;
    seen.add(what);
    await page.locator(button).first().click();
    await look(page, what);
    const asks: Record<string, RegExp> = {
      trade: /Trade with which/,
      delegate: /to which party/,
      award: /Fund which/,
      play: /^Play .* M€/,
    };
    expect(await title(page)).toMatch(asks[what] ?? /./);
    await page.locator('.pfoot').getByRole('button', { name: 'Back' }).click();
    await expect.poll(() => title(page)).toBe('What will you do?');
  }
}

/** What leads on to another question, which is looked at and taken back. */
async function lookAhead(page: Page, seen: Set<string>): Promise<void> {
  const can = await legal(page);
  for (const choice of ['project sell-patents', 'project build-colony', 'project aquifer']) {
    if (!can.includes(choice) || seen.has(choice)) continue;
    seen.add(choice);
    const action = await page.locator('.ask .who').textContent();
    let before = await mark(page);
    await page.locator(`.ask [data-choice="${choice}"]`).click();
    await settle(page, before);
    await look(page, choice.replace(' ', '-'));
    // The same action goes on: it is not the next one yet, and half done.
    expect(await page.locator('.ask .who').textContent()).toBe(action);
    await expect.poll(() => page.locator('.ask .steps .half').count()).toBe(1);
    before = await mark(page);
    await page.keyboard.press('u');
    await settle(page, before);
  }
}

test('the panel fits whatever is asked, with all expansions and five players', async () => {
  const { page, errors, context } = await visitor(browser, inject('url'));
  const options = 'corporate-era prelude venus colonies turmoil';
  await openTable(page, await makeTable(page, ['me', 'steady', 'steady', 'steady', 'steady'], options, '3c'.repeat(32)));
  const driver = new Driver(page, 3, POLITICAL);
  const seen = new Set<string>();
  await driver.play(async () => {
    const asked = (await kind(page)) ?? '';
    const form = (await legal(page))[0]?.split(' ')[0] ?? '';
    const state = asked === 'decide' ? form : asked;
    if (!seen.has(state)) {
      seen.add(state);
      await look(page, state);
    }
    if (asked === 'turn') {
      await lookAround(page, seen);
      await lookAhead(page, seen);
    }
    return ['trade', 'delegate', 'award', 'play', 'project build-colony', 'parameter'].every((it) => seen.has(it)) || driver.answers > 70;
  });
  expect([...seen]).toEqual(
    expect.arrayContaining(['turn', 'trade', 'delegate', 'award', 'play', 'project sell-patents', 'project build-colony', 'parameter']),
  );
  await still(page);
  expect(errors).toEqual([]);
  await context.close();
});
