// Venus Next: the fourth scale, World Government answered on the board and in rows, and everything together for five.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { axe, axeInBoth, DESK, inDialog, launch, leave, makeTable, openTable, overflow, PHONE, shot, still, visitor } from './browser';
import { Driver, kind, legal, mark, POLITICAL, settle, waitForAsk } from './driver';
import { crowded } from './room';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());
const SEED = '7a'.repeat(32);
const VENUS = 'corporate-era venus';
const ALL = 'corporate-era venus prelude colonies turmoil';

/** Goals, players, rows and values that are cut off or lie over each other. */
const cut = (page: Page) =>
  page.evaluate(() => {
    const seen = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].filter((it) => it.getClientRects().length > 0);
    const beyond = seen('.pl, .corner, .goals button .nm, .side, .raises .act, .acts .act > span, .gl > *').filter((it) =>
      it.scrollHeight > it.clientHeight + 2 && it.matches('.pl, .corner, .act') ? true : it.scrollWidth > it.clientWidth + 2,
    );
    const boxes = seen('.corner, .side > div').map((it) => [it, it.getBoundingClientRect()] as const);
    const over = boxes.flatMap(([a, x], i) =>
      boxes
        .slice(i + 1)
        .filter(([, y]) => x.left < y.right - 1 && y.left < x.right - 1 && x.top < y.bottom - 1 && y.top < x.bottom - 1)
        .map(([b]) => `${a.textContent?.slice(0, 20)} over ${b.textContent?.slice(0, 20)}`),
    );
    return [...beyond.map((it) => `${it.className} ${it.textContent?.slice(0, 40)}`), ...over];
  });

const governed = async (page: Page) => (await legal(page)).some((it) => it.startsWith('parameter '));

/** A table whose opening is done as it comes: how that is clicked is another test's. */
async function begun(page: Page, options: string, seats = ['me']): Promise<string> {
  const id = await makeTable(page, seats, options, SEED);
  await page.evaluate(async (at) => {
    interface Asked {
      seq: number;
      ask: { kind: string; proposed?: string; exactly?: { n: number; of: string[] }; choices: { choice: string }[] } | null;
    }
    for (let i = 0; i < 400; i++) {
      const { seq, ask } = (await (await fetch(`${at}/moment`)).json()) as Asked;
      if (ask?.kind === 'turn') return;
      if (!ask) {
        await new Promise((done) => setTimeout(done, 50));
        continue;
      }
      const all = ask.choices.map((it) => it.choice);
      const choices = ask.exactly?.of.slice(0, ask.exactly.n).map((it) => `card ${it}`) ?? [
        ask.proposed ?? (all.includes('done') ? 'done' : (all[0] ?? '')),
      ];
      await (
        await fetch(`${at}/choices`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ seq, choices }),
        })
      ).text();
    }
  }, `/api/tables/${id}`);
  return id;
}

/** Plays until the government asks: a player who only passes comes there soon. */
async function toGovernment(page: Page, driver: Driver): Promise<void> {
  for (let i = 0; i < 200; i++) {
    await waitForAsk(page);
    if (await governed(page)) return;
    if ((await kind(page)) !== 'turn') await driver.answer();
    else {
      const before = await mark(page);
      await driver.choose('pass');
      await settle(page, before);
    }
  }
  throw new Error('the government asks nothing');
}

test('World Government is answered on the rim by two clicks, and by the keyboard', async () => {
  const { page, errors, context } = await visitor(browser, inject('url'));
  await openTable(page, await begun(page, VENUS));
  const driver = new Driver(page);
  await waitForAsk(page);
  await expect
    .poll(() => page.locator('.board [data-parameter]').evaluateAll((all) => all.map((it) => it.getAttribute('data-parameter'))))
    .toEqual(['temperature', 'oxygen', 'oceans', 'venus']);
  await expect.poll(() => page.locator('[data-choice="project air-scrapping"]').count()).toBe(1);
  await shot(page, 'venus-turn');

  await toGovernment(page, driver);
  expect(await kind(page)).toBe('decide');
  await expect.poll(() => page.locator('.board .raise').count()).toBe(4);
  await expect.poll(() => page.locator('.ask .raises .act').count()).toBe(4);
  for (const [width, height] of [
    [1440, 900],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height });
    await still(page);
    expect(await overflow(page), `${width}x${height}`).toEqual([0, 0]);
    expect(await cut(page), `${width}x${height}`).toEqual([]);
    await shot(page, `venus-government-${width}x${height}`);
  }
  await page.setViewportSize(DESK);
  await still(page);
  expect(await axeInBoth(page)).toEqual([]);

  // Seen before done: the first click shows what it is, the second does it.
  const venus = async () => Number(/\d+/.exec((await page.locator('.side [data-parameter="venus"] .big').textContent()) ?? '')?.[0]);
  const stands = await venus();
  let before = await mark(page);
  const step = page.locator('.board .raise[data-choice="parameter venus"]');
  await step.click({ force: true });
  await page.locator('[data-commit="parameter venus"]').waitFor();
  expect(await step.getAttribute('aria-pressed')).toBe('true');
  expect(await page.locator('.ask .raises [aria-pressed="true"]').getAttribute('data-choice')).toBe('parameter venus');
  await expect.poll(() => page.locator('.btn.pri').count()).toBe(1);
  expect(await axe(page)).toEqual([]);
  await shot(page, 'venus-government-armed');
  expect(await mark(page)).toBe(before);
  await step.click({ force: true });
  await settle(page, before);
  await expect.poll(venus).toBe(stands + 2);
  await page.locator('.le', { hasText: 'World Government' }).first().waitFor();

  // By the keyboard: to the rim, along it, chosen, confirmed.
  await toGovernment(page, driver);
  before = await mark(page);
  await page.keyboard.press('b');
  for (let i = 0; i < 4 && !(await page.evaluate(() => document.activeElement?.matches('[data-choice="parameter oxygen"]'))); i++)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.locator('[data-commit="parameter oxygen"]').waitFor();
  await page.keyboard.press('Enter');
  await settle(page, before);

  // An ocean: its step leads on to the lit areas.
  await toGovernment(page, driver);
  before = await mark(page);
  await page.locator('.board .raise[data-choice="parameter oceans"]').click({ force: true });
  await settle(page, before);
  const tiles = await page.locator('.board use[href="#tile-ocean"]').count();
  expect((await legal(page)).every((it) => it.startsWith('area '))).toBe(true);
  before = await mark(page);
  await page.locator('.legal').first().click({ force: true });
  await settle(page, before);
  await expect.poll(() => page.locator('.board use[href="#tile-ocean"]').count()).toBe(tiles + 1);
  expect(errors).toEqual([]);
  await context.close();
});

test('World Government is answered in rows on a phone, or on the gauges', async () => {
  const { page, errors, context } = await visitor(browser, inject('url'), { phone: true });
  await openTable(page, await begun(page, `${VENUS} map-hellas`));
  const driver = new Driver(page);
  await waitForAsk(page);
  await expect.poll(() => page.locator('.gl .g').count()).toBe(4);
  expect(await overflow(page)).toEqual([0, 0]);
  await toGovernment(page, driver);
  expect(await overflow(page)).toEqual([0, 0]);
  expect(await cut(page)).toEqual([]);
  expect(await axeInBoth(page)).toEqual([]);
  await shot(page, 'venus-government-phone');
  let before = await mark(page);
  await page.locator('.pdec .raises [data-choice="parameter temperature"]').tap();
  await page.locator('[data-commit="parameter temperature"]').waitFor();
  await expect.poll(() => page.locator('.btn.pri').count()).toBe(1);
  expect(await overflow(page)).toEqual([0, 0]);
  await shot(page, 'venus-government-phone-armed');
  await page.locator('[data-commit="parameter temperature"]').tap();
  await settle(page, before);
  await toGovernment(page, driver);
  before = await mark(page);
  await page.locator('.gl [data-choice="parameter venus"]').tap();
  await page.locator('[data-commit="parameter venus"]').tap();
  await settle(page, before);
  expect(errors).toEqual([]);
  await context.close();
});

test('all expansions and five players are played by clicking and fit every size', async () => {
  const { page, errors, context } = await visitor(browser, inject('url'));
  await openTable(page, await makeTable(page, ['me', 'steady', 'steady', 'steady', 'steady'], ALL, SEED));
  const driver = new Driver(page, 5, POLITICAL);
  await driver.play(
    async () => (await kind(page)) === 'turn' && /Generation [3-9]/.test((await page.locator('.gen').first().textContent()) ?? ''),
  );
  await expect.poll(() => page.locator('.corner .goals button').count()).toBe(12);
  for (const [width, height] of [
    [1440, 900],
    [1920, 1080],
    [1280, 720],
    [1024, 768],
    [390, 844],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    await still(page);
    expect(await overflow(page), `${width}x${height}`).toEqual([0, 0]);
    await shot(page, `venus-five-${width}x${height}`);
    if ((width === 1440 || width === 390) && height > 800) {
      expect(await axeInBoth(page), `${width}x${height}`).toEqual([]);
      expect(await cut(page), `${width}x${height}`).toEqual([]);
    }
  }
  // The smallest desk, in every language and with a wide font.
  await page.setViewportSize({ width: 1280, height: 720 });
  await still(page);
  for (const [code, font] of [
    ['cs', ''],
    ['pl', ''],
    ['ru', ''],
    ['ru', 'DejaVu Sans'],
    ['en', 'DejaVu Sans'],
    ['en', ''],
  ] as const) {
    await speak(page, code);
    await page.evaluate((it) => document.documentElement.style.setProperty('--font', it), font);
    await still(page);
    expect(await crowded(page), `${code} ${font}`).toEqual([]);
  }
  for (const [width, height] of [
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    await still(page);
    expect(await crowded(page), `${width}x${height}`).toEqual([]);
  }
  await people(page);
  await page.setViewportSize({ width: 1280, height: 720 });
  await riches(page);
  expect(await crowded(page), 'much of everything').toEqual([]);
  expect(errors).toEqual([]);
  await context.close();
});

/** Another language, by the settings. */
async function speak(page: Page, code: string): Promise<void> {
  await page.keyboard.press('m');
  await page.locator('dialog .act', { has: page.locator('use[href="#gear"]') }).click();
  await page.locator('dialog .langpick').selectOption(code);
  await page.waitForFunction((it) => document.documentElement.lang === it, code);
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });
}

/** Everybody has much of everything, which no short game leads to. */
async function riches(page: Page): Promise<void> {
  await page.locator('.pl.fold .rgrid').evaluateAll((all) =>
    all.forEach((it) => {
      it.querySelectorAll('.a .num').forEach((of) => (of.textContent = '98'));
      it.querySelectorAll('.p').forEach((of) => (of.textContent = '25'));
    }),
  );
  await still(page);
}

/** Five players: who is unfolded, that all sit in one order, and that everybody's cards and numbers are a click or key away. */
async function people(page: Page): Promise<void> {
  const panels = page.locator('.left .pl');
  const order = (selector: string) => page.locator(selector).evaluateAll((all) => all.map((it) => it.getAttribute('data-seat')));
  expect(await order('.left .pl')).toEqual(['0', '1', '2', '3', '4']);
  expect(await order('.left .pl:not(.fold)'), 'only mine is whole while I am asked').toEqual(['0']);
  expect(await panels.first().locator('.nm').textContent()).toBe('You');
  for (const panel of await panels.all()) {
    expect((await panel.locator('.co').textContent())?.trim()).not.toBe('');
    await expect.poll(() => panel.locator('.tagrow > span').count()).toBeGreaterThanOrEqual(12);
  }
  await panels.nth(3).locator('.pin').click();
  expect(await order('.left .pl:not(.fold)')).toContain('3');
  await panels.nth(3).locator('.pin').click();
  expect(await order('.left .pl:not(.fold)')).toEqual(['0']);
  await inDialog(
    page,
    () => panels.nth(2).locator('.who').click(),
    async () => {
      await expect.poll(() => page.locator('dialog .gallery .card').count()).toBeGreaterThan(0);
      expect(await axe(page, 'dialog[open]'), 'cards of another').toEqual([]);
    },
  );
  await inDialog(
    page,
    () => page.keyboard.press('c'),
    async () => {
      await expect.poll(() => page.locator('dialog .cmp').count()).toBe(6);
      await expect.poll(() => page.locator('dialog .cmp').first().locator('tbody tr').count()).toBe(5);
      expect(await axeInBoth(page, 'dialog[open]'), 'comparison').toEqual([]);
      await shot(page, 'compare');
    },
  );
  await page.keyboard.press('c');
  await page.locator('dialog .cmp').first().waitFor();
  await page.keyboard.press('c');
  await page.locator('dialog').waitFor({ state: 'detached' });
}

test('the end tells of four parameters, and help of all goals', async () => {
  const { page, errors, context } = await visitor(browser, inject('url'));
  const id = await begun(page, VENUS, ['me', 'steady']);
  await openTable(page, id);
  await page.getByRole('button', { name: 'Help' }).click();
  await page.getByRole('button', { name: 'Projects and goals' }).click();
  for (const name of ['Air Scrapping', 'Hoverlord', 'Venuphile'])
    await expect.poll(() => page.locator('dialog dt', { hasText: name }).count(), { message: name }).toBe(1);
  await page.keyboard.press('Escape');
  await leave(page, id);
  await page.locator('.endv .chart').waitFor({ timeout: 120_000 });
  for (const size of [DESK, PHONE]) {
    await page.setViewportSize(size);
    await still(page);
    await expect.poll(() => page.locator('.reached [data-parameter]').count()).toBe(4);
    expect(await overflow(page), String(size.width)).toEqual([0, 0]);
    expect(await axe(page), String(size.width)).toEqual([]);
    await shot(page, `venus-end-${size.width}`);
  }
  expect(errors).toEqual([]);
  await context.close();
});

for (const phone of [false, true]) {
  test(`Venus fits in every language, ${phone ? 'phone' : 'desk'}`, async () => {
    const { page, errors, context } = await visitor(browser, inject('url'), { phone });
    await openTable(page, await begun(page, VENUS, ['me', 'steady', 'steady']));
    const driver = new Driver(page);
    await toGovernment(page, driver);
    for (const code of ['cs', 'pl', 'ru']) {
      await page.evaluate(
        (language) =>
          localStorage.setItem(
            'tharsis.settings',
            JSON.stringify({ ...JSON.parse(localStorage.getItem('tharsis.settings') ?? '{}'), language }),
          ),
        code,
      );
      await page.reload();
      await page.waitForFunction((it) => document.documentElement.lang === it, code);
      await waitForAsk(page);
      for (const [width, height] of phone
        ? [[390, 844] as const]
        : ([
            [1440, 900],
            [1280, 720],
          ] as const)) {
        await page.setViewportSize({ width, height });
        await still(page);
        expect(await overflow(page), code).toEqual([0, 0]);
        expect(await cut(page), `${code} ${width}`).toEqual([]);
        await shot(page, `venus-${width}-${code}`);
      }
    }
    expect(errors).toEqual([]);
    await context.close();
  });
}
