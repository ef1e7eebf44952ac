// Hands and offers of any size: nothing is cut, no name broken inside a word, and what rises covers no question.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { DESK, drawn, launch, makeTable, openTable, shot, still, visitor } from './browser';
import { Driver, kind } from './driver';
import type { CardInfo } from '../src/wire';
import { flaws } from './looks';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());
const SEED = '0c'.repeat(32);

/** The cards that need the most room in a language, by number: the longest words, texts and rows of icons. ALL=1 takes all. */
const worst = (page: Page, game: string, lang: string) =>
  page.evaluate(
    async ([game, lang, all]) => {
      const { cards } = (await (await fetch(`/api/games/${game}/catalogue?lang=${lang}`)).json()) as { cards: Record<string, CardInfo> };
      const held = Object.values(cards).filter((it) => !['corporation', 'prelude'].includes(it.kind));
      const most = (size: (card: CardInfo) => number) => [...held].sort((a, b) => size(b) - size(a)).slice(0, all ? 999 : 12);
      const icons = (it: CardInfo) => [...it.icons.play, ...it.icons.actions, ...it.icons.effects].flat().length;
      const found = [
        ...most((it) => Math.max(...it.name.split(/[\s-]/).map((word) => word.length))),
        ...most((it) => it.name.length),
        ...most(icons),
        ...most((it) => it.icons.points?.length ?? 0),
        ...most((it) => it.lines.reduce((sum, line) => sum + line.text.length, 0) + 20 * icons(it)),
      ];
      return [...new Set(found.map((it) => it.number))];
    },
    [game, lang, process.env['ALL'] !== undefined] as const,
  );

/** Lets the page believe that it holds these cards and is offered them: hands that take hours to come by. */
const pretend = (page: Page, hand: readonly string[], offered: readonly string[] = []) =>
  page.addInitScript(
    ([hand, offered]) => {
      const listen = EventSource.prototype.addEventListener;
      EventSource.prototype.addEventListener = function (this: EventSource, name: string, tell: EventListener) {
        const told = (event: Event) => {
          const moment = JSON.parse((event as MessageEvent<string>).data);
          const choices = offered.map((it) => ({ choice: `card ${it}`, text: it }));
          if (offered.length > 0) moment.ask = { kind: 'research', text: '?', picks_left: 4, choices };
          if (offered.length > 0) moment.scene.phase = 'research';
          moment.scene.own.hand = hand.map((card) => ({ card, price: 12 }));
          tell(new MessageEvent(name, { data: JSON.stringify(moment) }));
        };
        listen.call(this, name, name === 'moment' ? told : tell);
      } as typeof listen;
    },
    [hand, offered] as const,
  );

/** Cards that do not hold what is in them. */
const bursting = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.hand .card, .tray .card, .open .card')]
      .filter((it) => it.offsetParent !== null)
      .flatMap((card) => {
        const box = card.getBoundingClientRect();
        const parts = [...card.querySelectorAll<HTMLElement>('.hd, .nm, .bd, .why, .ft, .vp, .pv, .bd .fx, .bd .pbox, .tx')];
        const out = parts.find((it) => {
          const part = it.getBoundingClientRect();
          const seen = it.checkVisibility({ opacityProperty: true, visibilityProperty: true });
          return seen && (part.right > box.right + 1 || part.left < box.left - 1 || part.bottom > box.bottom + 1.5);
        });
        return out
          ? [
              `${card.className} ${card.dataset['card']} ${out.className} [${card.dataset['fit'] ?? ''}] ${out.textContent?.trim().slice(0, 60)}`,
            ]
          : [];
      }),
  );
const ofCards = (all: readonly string[]) => all.filter((it) => /card|\.nm|\.tx|\.why|span\.narrow/.test(it));

for (const game of ['mars', 'ares'] as const) {
  for (const lang of ['en', 'cs', 'pl', 'ru'] as const) {
    test(`cards of ${game} fit where they are held and offered, ${lang}`, async () => {
      const { page, context, errors } = await visitor(browser, inject('url'), { settings: { language: lang } });
      const id = await makeTable(page, ['me', 'steady'], game === 'mars' ? 'corporate-era' : 'mulligan', SEED, game);
      const cards = await worst(page, game, lang);
      await pretend(page, cards, cards);
      // The widest font there is.
      await page.addInitScript(
        "addEventListener('DOMContentLoaded', () => (document.documentElement.style.cssText = '--font: DejaVu Sans'))",
      );
      const look = async (where: string, width: number, height: number) => {
        await page.setViewportSize({ width, height });
        await still(page);
        await drawn(page);
        await shot(page, `cards-${game}-${lang}-${where}-${width}`);
        expect.soft(await bursting(page), `${where} at ${width}`).toEqual([]);
        expect.soft(ofCards(await flaws(page)), `${where} at ${width}`).toEqual([]);
      };
      await page.setViewportSize({ width: 1280, height: 720 });
      await page.goto(`/#/t/${id}`);
      await page.reload();
      // As large as ten of them would be.
      await page.locator('.tray .cards').evaluate((it) => (it.style.cssText = '--cols:5;--rows:2'));
      await look('offered', 1280, 720);
      await page.keyboard.press(' ');
      await page.locator('.hand .card').first().waitFor();
      await look('held', 1280, 720);
      // The higher screen has whole cards in hand where the game leaves room for them.
      if (game === 'ares') await look('held', 1440, 900);
      expect(errors).toEqual([]);
      await context.close();
    });
  }
}

test('a big hand in two rows: walked by keys, marked, put in an order of its own; what rises covers nothing that matters', async () => {
  const { page, context, errors } = await visitor(browser, inject('url'));
  const id = await makeTable(page, ['me', 'steady', 'steady'], 'corporate-era', SEED);
  await openTable(page, id);
  await new Driver(page).play(async () => (await kind(page)) === 'turn');
  // This one needs the most room when it has risen.
  const TALLEST = 'C44';
  const cards = [...new Set([TALLEST, ...(await worst(page, 'mars', 'en'))])].slice(0, 20);
  await pretend(page, cards);
  await page.reload();
  await page.locator('.hand.two .card').first().waitFor();
  const card = (n: number) => page.locator('.hand .card').nth(n);
  const order = () => page.locator('.hand .card').evaluateAll((all) => all.map((it) => it.getAttribute('data-card')));
  const focused = async () => (await order()).indexOf(await page.evaluate(() => document.activeElement?.getAttribute('data-card') ?? ''));

  // A card under the pointer rises whole, and lies over nothing that is asked, owned or pointed at.
  const overlaps = () =>
    page.evaluate(() => {
      const at = document.querySelector('.zoomed.risen')?.getBoundingClientRect();
      const inside = at && at.top >= 0 && at.left >= 0 && at.right <= innerWidth;
      const over = [...document.querySelectorAll('.right, .dock .me, .hand')].filter((it) => {
        const box = it.getBoundingClientRect();
        return at && at.left < box.right && at.right > box.left && at.top < box.bottom && at.bottom > box.top;
      });
      return inside ? over.map((it) => it.className) : ['not inside'];
    });
  for (const size of [DESK, { width: 1280, height: 720 }]) {
    await page.setViewportSize(size);
    for (const n of [0, 9, 19, (await order()).indexOf(TALLEST)]) {
      await card(n).scrollIntoViewIfNeeded();
      await card(n).hover();
      await page.locator('.zoomed.risen').waitFor();
      await still(page);
      await expect.poll(overlaps, { message: `${n} at ${size.width}` }).toEqual([]);
      const cut = await page.locator('.zoomed .bd').evaluate((it) => it.scrollHeight - it.clientHeight);
      expect(cut, `${n} at ${size.width}: its text is whole`).toBeLessThanOrEqual(0);
    }
    // Where no card may lie.
    await page.mouse.move(size.width - 20, 20);
    await expect.poll(() => page.locator('.zoomed').count()).toBe(0);
  }
  // By keys: along a row, to the other one, to the ends; the card in focus rises, and Esc lets it sink.
  await page.setViewportSize(DESK);
  await page.mouse.move(600, 20);
  await card(0).focus();
  for (const [key, at] of [
    ['ArrowRight', 1],
    ['ArrowDown', 11],
    ['ArrowUp', 1],
    ['End', 19],
    ['Home', 0],
  ] as const) {
    await page.keyboard.press(key);
    expect(await focused(), key).toBe(at);
  }
  await page.locator('.zoomed.risen').waitFor();
  // Laid out anew, it moves along.
  await page.setViewportSize({ width: 1280, height: 720 });
  await expect.poll(overlaps, { message: 'in a smaller window' }).toEqual([]);
  await page.setViewportSize(DESK);
  await expect.poll(overlaps, { message: 'in a larger window' }).toEqual([]);
  // Marks and an order of one's own last.
  const [first, second] = await order();
  await page.keyboard.press('k');
  await page.locator('.hand .mk-keep').waitFor();
  // The next key may come before a frame is drawn: the focus has gone along by then.
  const there = await page.evaluate(async () => {
    const key = new KeyboardEvent('keydown', { key: 'ArrowRight', altKey: true, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(key);
    for (let i = 0; i < 10; i++) await null;
    return document.activeElement?.getAttribute('data-card');
  });
  expect(there).toBe(first);
  await expect.poll(async () => (await order()).slice(0, 2)).toEqual([second, first]);
  await page.keyboard.press('ArrowRight');
  await page.locator('.zoomed.risen').waitFor();
  await page.keyboard.press('x');
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('.zoomed').count()).toBe(0);
  const [from, to] = [await card(5).boundingBox(), await card(3).boundingBox()];
  const pulled = (await order())[5];
  if (!from || !to) throw new Error('no cards to pull');
  await page.mouse.move(from.x + 30, from.y + 30);
  await page.mouse.down();
  await page.mouse.move(to.x + 30, to.y + 30, { steps: 6 });
  await page.mouse.up();
  await expect.poll(async () => (await order())[3]).toBe(pulled);
  expect(await page.locator('[data-commit]').count(), 'what was pulled is not pressed').toBe(0);
  const before = await order();
  await page.reload();
  await page.locator('.hand .mk-sell').waitFor();
  expect(await order()).toEqual(before);
  await expect.poll(() => page.locator('.hand .mk-keep').count()).toBe(1);
  await shot(page, 'desk-hand-20');
  expect(errors).toEqual([]);
  await context.close();
});
