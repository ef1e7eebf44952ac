// A whole game against a bot by clicking, then everything there is after a game.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { axe, DESK, launch, makeTable, openTable, overflow, PHONE, playNow, shot, still, visitor } from './browser';
import { Driver } from './driver';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());
const SEED = '0b'.repeat(32);

test('a two-player game against a bot is played to the end by clicking, and looked back on', async () => {
  const { page, errors, context } = await visitor(browser, inject('url'));
  await playNow(page, 1, 'Fair');
  // One deal, so that the game takes equally long each time.
  await openTable(page, await makeTable(page, ['me', 'steady'], 'corporate-era', SEED));
  const driver = new Driver(page);
  const seen = new Set<string>();
  await driver.play(async () => {
    const asked = (await page.locator('[data-ask]').first().getAttribute('data-ask')) ?? '';
    const lit = (await page.locator('.legal').count()) > 0;
    const state = lit ? 'place' : asked;
    // Each kind of question once: no scroll, and a picture to look at.
    if (!seen.has(state)) {
      seen.add(state);
      expect(await overflow(page), state).toEqual([0, 0]);
      await shot(page, `desk-${state}`);
    }
    return false;
  });
  expect([...seen]).toEqual(expect.arrayContaining(['corporation', 'research', 'turn', 'place']));
  expect(driver.answers).toBeGreaterThan(60);
  // The budget of clicks: one for heat, two for cards, actions and projects; the area is one more.
  expect(driver.most('convert heat')).toBeLessThanOrEqual(1);
  for (const verb of ['play', 'act', 'project', 'milestone', 'convert plants']) expect(driver.most(verb), verb).toBeLessThanOrEqual(2);

  await afterwards(page);
  expect(errors).toEqual([]);
  await context.close();
});

async function afterwards(page: Page): Promise<void> {
  await page.locator('.endv .chart').waitFor();
  expect(await overflow(page)).toEqual([0, 0]);
  expect(await axe(page)).toEqual([]);
  await shot(page, 'desk-end');
  // Points by category add up to the total.
  const rows = await page
    .locator('.scores tbody tr')
    .evaluateAll((all) => all.map((row) => [...row.querySelectorAll('td')].map((it) => Number(it.textContent?.replace('−', '-')))));
  expect(rows).toHaveLength(2);
  for (const row of rows) expect(row.slice(0, -1).reduce((a, b) => a + b, 0)).toBe(row[row.length - 1]);
  // The chart ends with the last generation, and everybody's scoring cards come to what the table says.
  const generations = /\d+/.exec((await page.locator('.ask .who').textContent()) ?? '')?.[0];
  expect(await page.locator('.chart text.rimt').last().textContent()).toBe(generations);
  for (const seat of [0, 1]) {
    const whose = page.locator('.scored .seg button').nth(seat);
    await whose.click();
    expect(await whose.getAttribute('aria-pressed')).toBe('true');
    const points = await page
      .locator('.scoredlist .fx')
      .evaluateAll((all) => all.map((it) => Number(it.textContent?.replace('−', '-'))).reduce((a, b) => a + b, 0));
    expect((await page.locator('.scored .me .small').textContent())?.replace('−', '-')).toMatch(new RegExp(` ${points}$`));
  }
  await page.getByRole('button', { name: 'Final board' }).click();
  await page.locator('.centre svg.board').waitFor();
  expect(await overflow(page)).toEqual([0, 0]);
  await shot(page, 'desk-final-board');
  await page.getByRole('button', { name: 'Scores' }).click();
  const record = await page.evaluate(async () =>
    (await fetch(document.querySelector<HTMLAnchorElement>('a[download]')?.href ?? '')).text(),
  );
  expect(record).toContain('mars');

  await page.setViewportSize(PHONE);
  await still(page);
  expect(await overflow(page)).toEqual([0, 0]);
  expect(await axe(page)).toEqual([]);
  await shot(page, 'phone-end');
  await page.setViewportSize(DESK);

  // Replay: from the start, forward, another seat, a permalink that leads to the same step.
  await page.getByRole('link', { name: 'Replay', exact: true }).click();
  await page.locator('.replay input[type=range]').waitFor();
  await page.getByRole('button', { name: 'Step forward' }).click();
  await page.waitForFunction(() => /step=[1-9]/.test(location.hash));
  await scrubbed(page);
  const tiles = () => page.locator('.board title').allTextContents();
  const [address, board] = [page.url(), await tiles()];
  expect(board.length).toBeGreaterThan(3);
  expect(await axe(page)).toEqual([]);
  await shot(page, 'desk-replay');
  await page.setViewportSize(PHONE);
  await still(page);
  expect(await overflow(page)).toEqual([0, 0]);
  expect(await axe(page)).toEqual([]);
  await shot(page, 'phone-replay');
  await page.setViewportSize(DESK);
  await page.goto('/');
  await page.goto(address);
  await page.locator('.replay').waitFor();
  await still(page);
  await expect.poll(tiles).toEqual(board);
  await fromAnotherSeat(page);

  // Play on from here: a new table with the same board.
  await page.getByRole('button', { name: /Play on/ }).click();
  await page.waitForFunction(() => !location.hash.includes('step='));
  await page.locator('[data-ask]').first().waitFor();
  await expect.poll(() => page.locator('.board [class*=drop], .board title').count()).toBeGreaterThan(0);
  await page.goBack();
}

const stepOf = (page: Page) => page.evaluate(() => Number(/step=(\d+)/.exec(location.hash)?.[1]));

/** The scrubber is as wide as the table; dragged to the middle it shows the middle of the game. */
async function scrubbed(page: Page): Promise<void> {
  const slider = page.locator('.replay input[type=range]');
  const box = await slider.boundingBox();
  expect(box?.width).toBeGreaterThan(DESK.width * 0.9);
  const [x, y] = [box?.x ?? 0, (box?.y ?? 0) + (box?.height ?? 0) / 2];
  const last = Number(await slider.getAttribute('max'));
  const from = x + 10 + ((await stepOf(page)) / last) * ((box?.width ?? 0) - 20);
  await page.mouse.move(from, y);
  await page.mouse.down();
  await page.mouse.move(x + (box?.width ?? 0) / 2, y, { steps: 8 });
  await page.mouse.up();
  await expect.poll(() => stepOf(page)).toBe(Math.round(last / 2));
  await still(page);
}

/** Another seat is shown with all that is theirs; a line of the log leads to its moment. */
async function fromAnotherSeat(page: Page): Promise<void> {
  const hand = () => page.locator('.dock .hand [data-card]').evaluateAll((all) => all.map((it) => it.getAttribute('data-card')));
  const money = () => page.locator('.dock .rc .amt').first().innerText();
  const theirs = (seat: number) => page.locator(`.left [data-seat="${seat}"] .rgrid .a`).first().innerText();
  const mine = await hand();
  expect(await money()).toBe(await theirs(0));
  await page.keyboard.press('2');
  await page.waitForFunction(() => location.hash.includes('seat=1'));
  await page.locator('.left [data-seat="1"]', { hasText: 'Seat shown' }).waitFor();
  await still(page);
  expect(await money()).toBe(await theirs(1));
  expect(await hand()).not.toEqual(mine);

  const before = await stepOf(page);
  await page.locator('.loglist .mv').nth(6).click();
  await expect.poll(() => stepOf(page)).toBeLessThan(before);
  const then = await stepOf(page);
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(() => stepOf(page)).toBeGreaterThan(then);
  await still(page);
}
