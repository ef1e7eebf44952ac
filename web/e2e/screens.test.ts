// Every state of a table at five sizes: nothing cut, no word broken, no scroll. With SHOTS=1 each leaves a picture to look at.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { DESK, launch, leave, makeTable, openTable, shot, still, visitor } from './browser';
import { AresDriver, Driver, kind, legal } from './driver';
import { flaws, SIZES } from './looks';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());
const SEED = '0f'.repeat(32);
/** Where words have the least room. */
const TIGHT = [SIZES[0], SIZES[3]];
const EVERYTHING = 'corporate-era draft colonies turmoil prelude venus';

/** Looks at the page at all sizes; what is wrong is told together at the end. */
class Looker {
  readonly wrong: string[] = [];
  readonly states = new Set<string>();

  constructor(
    readonly page: Page,
    readonly game: string,
  ) {}

  async look(state: string, sizes: readonly { width: number; height: number }[] = SIZES): Promise<void> {
    if (this.states.has(state)) return;
    this.states.add(state);
    for (const size of sizes) {
      await this.page.setViewportSize(size);
      await still(this.page);
      const name = `${this.game}-${state}-${size.width}x${size.height}`;
      await shot(this.page, name);
      this.wrong.push(...(await flaws(this.page)).map((it) => `${name}: ${it}`));
    }
    await this.page.setViewportSize(DESK);
    await still(this.page);
  }

  /** Plays on, looking at each kind of question once. */
  async play(driver: Driver, until: () => Promise<boolean>): Promise<void> {
    await driver.play(async () => {
      const places = (await this.page.locator('.legal').count()) > 0;
      await this.look(places ? 'place' : ((await kind(this.page)) ?? 'none'));
      return until();
    });
  }

  /** Looks at what a click begins, and takes it back. */
  async begun(state: string, begin: string): Promise<void> {
    const button = this.page.locator(begin).first();
    if ((await button.count()) === 0) return;
    await button.click();
    await this.look(state);
    await this.page.keyboard.press('Escape');
    await this.page.keyboard.press('Escape');
  }
}

/** All that can be looked at before an action is done. */
async function actions(looker: Looker): Promise<void> {
  const { page } = looker;
  const first = (await legal(page)).find((it) => it.startsWith('play '));
  if (first) await looker.begun('armed', `.hand [data-card="${first.slice(5)}"]`);
  await looker.begun('trade', '[data-moon]');
  await looker.begun('delegate', '[data-verb="delegate"], .act:has-text("Delegate")');
  await looker.begun('award', '[data-verb="award"], .act:has-text("Fund award")');
  await looker.begun('compare', '.bar button[aria-label*="ompar"]');
}

async function speak(page: Page, language: string): Promise<void> {
  await page.evaluate((code) => {
    const kept = JSON.parse(localStorage.getItem('tharsis.settings') ?? '{}') as Record<string, unknown>;
    localStorage.setItem('tharsis.settings', JSON.stringify({ ...kept, language: code }));
  }, language);
  await page.reload();
  await page.waitForFunction((code) => document.documentElement.lang === code, language);
  await page.locator('[data-ask]').first().waitFor();
}

const generation = async (page: Page) => Number(/\d+/.exec((await page.locator('.gen').first().textContent()) ?? '')?.[0] ?? 0);

test('five players with everything there is, in four languages', async () => {
  const { page, errors } = await visitor(browser, inject('url'));
  const id = await makeTable(page, ['me', 'steady', 'steady', 'steady', 'steady'], EVERYTHING, SEED);
  await openTable(page, id);
  const looker = new Looker(page, 'mars');
  // Bots move when they have thought: no two games are the same, so it is played on until a tile was placed.
  const enough = async () => (await generation(page)) > 2 && looker.states.has('place');
  await looker.play(new Driver(page), async () => (await kind(page)) === 'turn' && (await enough()));
  await actions(looker);
  for (const language of ['cs', 'pl', 'ru']) {
    await speak(page, language);
    await looker.look(`turn-${language}`, TIGHT);
  }
  await leave(page, id);
  await page.locator('.endv').waitFor({ timeout: 120_000 });
  await looker.look('end');
  expect(looker.wrong).toEqual([]);
  expect([...looker.states]).toEqual(
    expect.arrayContaining(['corporation', 'draft', 'research', 'turn', 'place', 'armed', 'trade', 'end']),
  );
  expect(errors).toEqual([]);
});

test('Ares Expedition with four players, in four languages', async () => {
  const { page, errors } = await visitor(browser, inject('url'));
  const id = await makeTable(page, ['me', 'steady', 'steady', 'steady'], '', SEED, 'ares');
  await openTable(page, id);
  const looker = new Looker(page, 'ares');
  await looker.play(new AresDriver(page), async () => (await kind(page)) === 'work' && (await generation(page)) > 2);
  for (const language of ['cs', 'pl', 'ru']) {
    await speak(page, language);
    await looker.look(`work-${language}`, TIGHT);
  }
  await leave(page, id);
  await page.locator('.endv').waitFor({ timeout: 120_000 });
  await looker.look('end');
  expect(looker.wrong).toEqual([]);
  expect([...looker.states]).toEqual(expect.arrayContaining(['opening', 'plan', 'work', 'end']));
  expect(errors).toEqual([]);
});
