// Plays through the page as a person would: looks at what is asked, clicks an answer. Knows forms, no rules.
import type { Page } from 'playwright-core';
import { drawn } from './browser';

export interface Seen {
  kind: string;
  seq: string;
  over: boolean;
}

/** What a player who wants to get on does first; among projects the dice decide. */
const WANTED = ['convert', 'first', 'milestone', 'play', 'act', 'project', 'award'];
/** The same where the expansions are played. */
export const POLITICAL = [
  'convert',
  'first',
  'milestone',
  'trade',
  'delegate',
  'project build-colony',
  'policy',
  'play',
  'act',
  'project',
  'award',
];
const IDLE = /^project (sell-patents|power-plant|city)/;

export const kind = (page: Page) => page.locator('[data-ask]').first().getAttribute('data-ask');

/** Waits until something is asked of this page, or the game is over. */
export async function waitForAsk(page: Page, timeout = 30_000): Promise<'asked' | 'over'> {
  await page.waitForFunction(
    () =>
      (document.querySelector('[data-ask]')?.getAttribute('data-ask') ?? 'none') !== 'none' ||
      document.querySelector('a[download]') !== null,
    undefined,
    { timeout, polling: 30 },
  );
  return (await page.locator('a[download]').count()) > 0 ? 'over' : 'asked';
}

/** The state of the page by which one sees that an answer was taken. */
export const mark = (page: Page) => page.evaluate(() => document.documentElement.dataset['seq'] ?? '');

/** What may be chosen now. */
export const legal = (page: Page) => page.evaluate(() => (document.documentElement.dataset['legal'] ?? '').split('|'));

/** Waits until an answer was taken and the next one may be given: a key or click before that does nothing. */
export async function settle(page: Page, before: string, timeout = 20_000): Promise<void> {
  await page.waitForFunction(
    (old) => document.documentElement.dataset['seq'] !== old && document.documentElement.dataset['busy'] !== 'true',
    before,
    { polling: 20, timeout },
  );
}

/** Answers by keys; pressed faster than a busy machine draws they do nothing, so they are pressed again, as people do. */
export async function answerByKeys(page: Page, press: () => Promise<void>): Promise<void> {
  const before = await mark(page);
  for (let tries = 1; ; tries++) {
    await press();
    try {
      return await settle(page, before, 5_000);
    } catch {
      const [focus, panel] = await page.evaluate(() => [
        document.activeElement?.outerHTML.slice(0, 90),
        document.querySelector('.ask')?.textContent?.slice(0, 200),
      ]);
      if (tries === 3) throw new Error(`the keys for ${(await kind(page)) ?? ''} did nothing; focus on ${focus}; panel: ${panel}`);
    }
  }
}

export class Driver {
  answers = 0;
  clicks = 0;
  kinds = new Map<string, number>();
  /** The last choice of a turn, and how many clicks it took. */
  last = { choice: '', clicks: 0 };
  #most = new Map<string, number>();
  #dice: () => number;

  constructor(
    readonly page: Page,
    seed = 1,
    readonly wanted: readonly string[] = WANTED,
  ) {
    let state = seed;
    this.#dice = () => (state = (state * 16807) % 2147483647) / 2147483647;
  }

  async click(selector: string): Promise<void> {
    this.clicks++;
    await this.page.locator(selector).first().click();
  }

  /** Answers one question by clicking. */
  async answer(): Promise<void> {
    const asked = (await kind(this.page)) ?? 'none';
    const before = await mark(this.page);
    this.kinds.set(asked, (this.kinds.get(asked) ?? 0) + 1);
    this.answers++;
    if (asked === 'turn' || asked === 'final-greenery' || asked === 'work') await this.turn();
    else if ((await this.page.locator('.open, .osteps').count()) > 0) await this.opening();
    else if ((await this.page.locator('.raises').count()) > 0) await this.parameter();
    else if ((await this.page.locator('.legal').count()) > 0) await this.area();
    else if ((await this.page.locator('[data-commit="cards"]').count()) > 0) await this.cards();
    else if ((await this.page.locator('[data-commit^="amount"]').count()) > 0) await this.click('[data-commit^="amount"]');
    else await this.row();
    await settle(this.page, before);
  }

  async turn(): Promise<void> {
    const can = await legal(this.page);
    // A tile stands for its first trade, a party for the delegate from the lobby.
    const first = (choice: string) => choice === can.find((it) => it.startsWith(choice.replace(/\S+$/, '')));
    const known = can.filter((it) => !IDLE.test(it) && !/^delegate .* reserve/.test(it) && (!it.startsWith('trade ') || first(it)));
    const verb = this.wanted.find((it) => known.some((choice) => choice.startsWith(it)));
    const usable = known.filter((it) => verb !== undefined && it.startsWith(verb));
    const choice = usable[Math.floor(this.#dice() * usable.length)] ?? can.find((it) => it === 'end-turn') ?? 'pass';
    await this.choose(choice);
  }

  /** How many clicks a choice that begins so took at most. */
  most(prefix: string): number {
    return Math.max(0, ...[...this.#most].filter(([choice]) => choice.startsWith(prefix)).map(([, n]) => n));
  }

  /** Clicks a choice of the action list, the hand or the engine, and confirms if that is asked. */
  async choose(choice: string): Promise<void> {
    const clicks = this.clicks;
    await this.#choose(choice);
    this.last = { choice, clicks: this.clicks - clicks };
    this.#most.set(choice, Math.max(this.#most.get(choice) ?? 0, this.clicks - clicks));
  }

  async #choose(choice: string): Promise<void> {
    const before = await mark(this.page);
    if (choice.startsWith('play ')) await this.click(`.hand [data-card="${choice.slice(5)}"]`);
    else if (choice.startsWith('act ')) await this.click(`[data-choice="${choice}"] .mini`);
    else if (choice.startsWith('trade ')) await this.trade(choice);
    else if (choice.startsWith('award ') && (await this.page.locator('.corner').count()) === 0) await this.award(choice);
    else await this.click(`[data-choice="${choice}"]`);
    if ((await mark(this.page)) !== before) return;
    const commit = this.page.locator(`[data-commit="${choice}"]:visible`).first();
    await Promise.race([commit.waitFor({ timeout: 12_000 }).catch(() => undefined), settle(this.page, before).catch(() => undefined)]);
    if ((await mark(this.page)) === before && (await commit.count()) > 0) {
      this.clicks++;
      await commit.click({ timeout: 3000 }).catch(async (error: unknown) => {
        if ((await mark(this.page)) === before) throw error;
      });
    }
  }

  /** A tile stands for the trade that is paid as the page proposes; another way to pay is one click more. */
  async trade(choice: string): Promise<void> {
    const [, moon] = choice.split(' ');
    await this.click(`[data-moon="${moon}"]`);
    if ((await this.page.locator(`[data-commit="${choice}"]`).count()) === 0) await this.click(`[data-pay="${choice}"]`);
  }

  /** Small screens keep awards behind a button of the list. */
  async award(choice: string): Promise<void> {
    await this.click('.psheet .act:has-text("Fund award")');
    await this.click(`.psheet [data-choice="${choice}"]`);
  }

  async area(): Promise<void> {
    const lit = this.page.locator('.legal');
    const at = Math.floor(this.#dice() * (await lit.count()));
    this.clicks++;
    // Areas breathe and are overlaid by their own numbers; the centre is theirs all the same.
    await lit.nth(at).click({ force: true });
    const commit = this.page.locator('[data-commit^="area"]');
    await drawn(this.page);
    if ((await commit.count()) > 0 && (await this.page.locator('.legal').count()) > 0) {
      this.clicks++;
      await commit
        .first()
        .click({ timeout: 2000 })
        .catch(() => undefined);
    }
  }

  /** All that was dealt at the start, together; small screens show it step by step. */
  async opening(): Promise<void> {
    const wanted: Record<string, number> = { corporation: 1, preludes: 2, opening: 4 };
    const button = this.page.locator('[data-commit="cards"]').first();
    const groups = this.page.locator('.open [data-group], .tray-list[data-group]');
    for (;;) {
      for (const group of await groups.all()) {
        const n = wanted[(await group.getAttribute('data-group')) ?? ''] ?? 1;
        for (let i = 0; i < n; i++) {
          this.clicks++;
          await group.locator('.card, .prow').nth(i).click();
        }
      }
      if ((await button.count()) > 0) break;
      this.clicks++;
      await this.page.locator('.pdec .btn.pri').click();
      await drawn(this.page);
    }
    this.clicks++;
    await button.click();
  }

  /** The next step of a scale: on the rim where there is one, else its row; then it is confirmed, if it does not lead on to the map. */
  async parameter(): Promise<void> {
    const all = await legal(this.page);
    const choice = all[Math.floor(this.#dice() * all.length)] ?? '';
    const before = await mark(this.page);
    const lit = this.page.locator(`.raise[data-choice="${choice}"]`);
    this.clicks++;
    if ((await lit.count()) > 0) await lit.click({ force: true });
    else await this.page.locator(`.raises [data-choice="${choice}"]`).click();
    const commit = this.page.locator(`[data-commit="${choice}"]`).first();
    await Promise.race([commit.waitFor({ timeout: 12_000 }).catch(() => undefined), settle(this.page, before).catch(() => undefined)]);
    if ((await mark(this.page)) !== before) return;
    this.clicks++;
    await commit.click({ timeout: 3000 });
  }

  async cards(): Promise<void> {
    const button = this.page.locator('[data-commit="cards"]').first();
    const cards = this.page.locator('.tray .cards .card, .tray-list .prow');
    const count = await cards.count();
    // Where exactly so many must be taken, the button waits for them.
    for (let i = 0; i < count && (i < 1 || (await button.isDisabled())); i++) {
      this.clicks++;
      await cards.nth(i).click();
    }
    if (await button.isDisabled()) throw new Error('a card was picked, but nothing can be confirmed');
    this.clicks++;
    await button.click();
  }

  async row(): Promise<void> {
    const rows = this.page.locator('.ask .acts [data-choice], .pdec .acts [data-choice]');
    const row = rows.nth(Math.floor(this.#dice() * (await rows.count())));
    this.clicks++;
    const inner = row.locator('.mini');
    await ((await inner.count()) > 0 ? inner.first() : row).click();
  }

  /** Plays to the end, or until a condition holds. */
  async play(until: () => Promise<boolean> = () => Promise.resolve(false), most = 2000): Promise<void> {
    for (let i = 0; i < most; i++) {
      if ((await waitForAsk(this.page)) === 'over' || (await until())) return;
      await this.answer();
    }
    throw new Error('the game does not end');
  }
}

/** Ares Expedition: answers by clicking; phases take turns, and what terraforms comes first. */
export class AresDriver extends Driver {
  rounds = 0;

  /** All play at once: somebody else's choice may end a phase just before a click. Then there is another question. */
  override async answer(): Promise<void> {
    const before = await mark(this.page);
    try {
      await super.answer();
    } catch (error) {
      if ((await mark(this.page)) === before) throw error;
    }
  }

  override async turn(): Promise<void> {
    // What others did may have looked like our own answer: what was begun then is still open, and is taken back.
    if ((await this.page.locator('[data-commit]:visible').count()) > 0) await this.page.keyboard.press('Escape');
    const can = await legal(this.page);
    const wanted = ['standard forest-plants', 'standard temperature-heat', 'play', 'act', 'draw', 'standard'];
    const prefix = wanted.find((it) => can.some((choice) => choice.startsWith(it)));
    const choice = prefix === undefined ? 'done' : (can.find((it) => it.startsWith(prefix)) ?? 'done');
    await this.choose(choice);
  }

  /** At the opening a corporation is all that must be chosen. */
  override async cards(): Promise<void> {
    if ((await kind(this.page)) !== 'opening') return super.cards();
    await this.click('.tray .corps .card, .tray-list .prow');
    await this.click('[data-commit="cards"]');
  }

  override async row(): Promise<void> {
    const asked = await kind(this.page);
    if (asked === 'plan' || asked === 'neutral') await this.plan();
    else if (asked === 'hand-limit') await this.sell();
    else await super.row();
  }

  /** Marks cards until there are enough, and sells them. */
  async sell(): Promise<void> {
    const button = this.page.locator('[data-commit="sell"]').first();
    const cards = this.page.locator('.hand .card, .hand .prow');
    for (let i = 0; await button.isDisabled(); i++) {
      this.clicks++;
      await cards.nth(i).click();
    }
    await this.click('[data-commit="sell"]');
  }

  async plan(): Promise<void> {
    const can = (await legal(this.page)).filter((it) => it.startsWith('phase '));
    const order = ['phase production', 'phase action', 'phase research', 'phase development', 'phase construction'];
    const choice = order.filter((it) => can.includes(it))[this.rounds++ % 3] ?? can[0] ?? '';
    await this.choose(choice);
  }
}
