// A browser and what all tests do with it.
import { readFileSync } from 'node:fs';
import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import { chromium, type Browser, type BrowserContext, type CDPSession, type Page, type Request } from 'playwright-core';
import { expect } from 'vitest';

const FLAGS =
  '--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync';
export const DESK = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

export function launch(): Promise<Browser> {
  return chromium.launch({ executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args: FLAGS.split(' ') });
}

export interface Options {
  phone?: boolean;
  light?: boolean;
  guide?: boolean;
  /** Things move, as they do for most people. */
  motion?: boolean;
  settings?: Record<string, unknown>;
}

/** What the pages have asked for and not got yet; their streams, which never end, are left out. */
const asking = new WeakMap<Page, Set<Request>>();

function listen(context: BrowserContext): void {
  const of = (page: Page) => asking.get(page) ?? asking.set(page, new Set()).get(page);
  // Who goes to a page waits for it anyway, and such a request has no page yet.
  const counts = (it: Request) => !it.isNavigationRequest() && it.resourceType() !== 'eventsource';
  context.on('request', (it) => counts(it) && of(it.frame().page())?.add(it));
  context.on('requestfinished', (it) => counts(it) && of(it.frame().page())?.delete(it));
  context.on('requestfailed', (it) => counts(it) && of(it.frame().page())?.delete(it));
}

/** Waits until what the page knows is drawn. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    await frame();
    await frame();
  });
}

/** Waits until the page is at rest: it has all it asked for, it is drawn, and nothing moves that comes to an end. */
export async function still(page: Page): Promise<void> {
  do {
    await expect.poll(() => asking.get(page)?.size ?? 0, { interval: 5, timeout: 15_000 }).toBe(0);
    await drawn(page);
    await page.evaluate(async () => {
      const ends = (it: Animation) => it.playState === 'running' && it.effect?.getComputedTiming().endTime !== Infinity;
      await Promise.allSettled(
        document
          .getAnimations()
          .filter(ends)
          .map((it) => it.finished),
      );
    });
  } while ((asking.get(page)?.size ?? 0) > 0);
}

/** A page of a new visitor; any error on it fails the test that looks at `errors`. */
export async function visitor(
  browser: Browser,
  url: string,
  options: Options = {},
): Promise<{ page: Page; context: BrowserContext; errors: string[] }> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: options.phone ? PHONE : DESK,
    colorScheme: options.light ? 'light' : 'dark',
    hasTouch: options.phone ?? false,
    isMobile: options.phone ?? false,
    reducedMotion: options.motion ? 'no-preference' : 'reduce',
  });
  listen(context);
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    // A refused request is told by the page itself where it matters.
    if (message.type() === 'error' && !/Failed to load resource|ERR_/.test(message.text())) errors.push(message.text());
  });
  const settings = { guide: options.guide ?? false, pace: 'instant', ...options.settings };
  await page.addInitScript((kept) => {
    if (!localStorage.getItem('tharsis.settings')) localStorage.setItem('tharsis.settings', JSON.stringify(kept));
  }, settings);
  return { page, context, errors };
}

/** Sits down at a game against bots, from the first page, with one click after the choices. */
export async function playNow(page: Page, bots: number | 'Solo', level = 'Fair'): Promise<void> {
  await page.goto('/');
  await page
    .locator('.quick .opts .seg')
    .first()
    .getByRole('button', { name: String(bots), exact: true })
    .click();
  if (bots !== 'Solo') await page.getByRole('button', { name: level, exact: true }).click();
  await page.getByRole('button', { name: /Play now/ }).click();
  await page.locator('[data-ask]').first().waitFor();
}

/** A table made by the interface, for states that are not worth clicking to. */
export async function makeTable(page: Page, seats: string[], options = 'corporate-era', seed?: string, game = 'mars'): Promise<string> {
  await page.goto('/');
  return page.evaluate(
    async ([seats, options, seed, game]) => {
      const post = async (path: string, body: unknown) =>
        (
          await fetch(`/api${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
        ).json();
      const me = await fetch('/api/me');
      // What is kept nowhere (no-store) is on its way until somebody reads it.
      await me.text();
      if (!me.ok) await post('/players', { name: 'Mira' });
      const made = await post('/tables', {
        game,
        options,
        seats,
        ...(seed ? { seed } : {}),
        settings: { title: 'Olympus evening', public: true, hints: true, shuffle: false },
      });
      return made.table.id as string;
    },
    [seats, options, seed, game] as const,
  );
}

/** Leaves a seat, so that a bot plays on for it. Where all play at once, the game may have come to its end meanwhile: that will do. */
export async function leave(page: Page, id: string): Promise<void> {
  const came = await page.evaluate(async (at) => {
    const answer = await fetch(`${at}/leave`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' });
    // Read in any case: what is not read is still on its way.
    const said = await answer.text();
    if (answer.ok) return 'left';
    const table = await (await fetch(at)).json();
    return table.stage === 'over' ? 'over' : `${answer.status}: ${said}`;
  }, `/api/tables/${id}`);
  expect(['left', 'over']).toContain(came);
}

export async function openTable(page: Page, id: string): Promise<void> {
  await page.goto(`/#/t/${id}`);
  await page.locator('[data-ask]').first().waitFor();
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
interface Axe {
  run: (
    within: unknown,
    options: unknown,
  ) => Promise<{ violations: { id: string; nodes: { target: string[]; failureSummary?: string }[] }[] }>;
}

/**
 * What axe finds wrong, as lines to read; where the rest of the page was looked at before, only within a part of it. Whatever moves is
 * looked at where it comes to rest: what fades in is pale for a moment, and whether axe meets it there is chance.
 */
export async function axe(page: Page, within = 'html', rules = AXE_TAGS): Promise<string[]> {
  // The page allows no foreign scripts; evaluate runs beside its rules. Read once a page: it is half of the work.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(
    async ([within, rules]) => {
      const { axe } = window as unknown as { axe: Axe };
      const ends = (it: Animation) => it.effect?.getComputedTiming().endTime !== Infinity;
      const atRest = new CSSStyleSheet();
      atRest.replaceSync(
        '*, ::before, ::after { animation-duration: 0s !important; animation-delay: 0s !important; transition-duration: 0s !important; transition-delay: 0s !important; }',
      );
      document.adoptedStyleSheets.push(atRest);
      document
        .getAnimations()
        .filter(ends)
        .forEach((it) => it.finish());
      // The page of cards shows them all; of those in a dialog the first tell as much.
      const part = within === 'html' ? within : { include: within, exclude: '.gallery > :nth-child(n+13)' };
      const { violations } = await axe.run(part, { runOnly: rules, resultTypes: ['violations'] });
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((it) => it !== atRest);
      return violations.flatMap((it) =>
        it.nodes
          .slice(0, 3)
          .map((node) => `${it.id}: ${node.target.join(' ')} ${(node.failureSummary ?? '').replace(/\s+/g, ' ').slice(0, 160)}`),
      );
    },
    [within, rules] as const,
  );
}

/** What axe finds wrong in the dark and in the light: only colours differ between them. */
export async function axeInBoth(page: Page, within?: string): Promise<string[]> {
  const dark = await axe(page, within);
  await wear(page, 'light');
  const light = await axe(page, within, ['color-contrast', 'link-in-text-block']);
  await wear(page, 'dark');
  return [...dark, ...light.map((it) => `light: ${it}`)];
}

/** Changes the theme as the system would, and waits until the page has followed. */
async function wear(page: Page, colorScheme: 'dark' | 'light'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.locator(`html[data-theme="${colorScheme}"]`).waitFor();
  await still(page);
}

/** Whether anything of the page lies outside the window. */
export function overflow(page: Page): Promise<number[]> {
  return page.evaluate(() =>
    [document.documentElement.scrollHeight - innerHeight, document.documentElement.scrollWidth - innerWidth].map((it) => Math.max(0, it)),
  );
}

/** What of the decision panel of a large screen cannot be seen: head and foot outside of it or the window, a list with no room, rows wider than it. */
export const hidden = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const panel = document.querySelector('.right .ask')?.getBoundingClientRect();
    if (!panel) return ['no panel'];
    const inside = (it: DOMRect) =>
      it.left >= panel.left - 1 &&
      it.right <= panel.right + 1 &&
      it.top >= panel.top - 1 &&
      it.bottom <= Math.min(panel.bottom, innerHeight) + 1;
    for (const it of document.querySelectorAll<HTMLElement>('.ask h2, .ask .who, .ask .pfoot, .ask .pfoot *, .ask [data-commit]')) {
      const box = it.getBoundingClientRect();
      if (it.offsetParent && box.width > 1 && !inside(box)) found.push(`outside: ${it.className} ${it.textContent?.slice(0, 40)}`);
    }
    const list = document.querySelector<HTMLElement>('.ask .pbody');
    if (list && list.scrollHeight > list.clientHeight + 1 && list.clientHeight < 140) found.push(`no room: ${list.clientHeight}`);
    for (const it of list?.querySelectorAll<HTMLElement>('.act, .tr2, .step, .mini') ?? []) {
      const box = it.getBoundingClientRect();
      if (box.left < panel.left || box.right > panel.right || it.scrollWidth > it.clientWidth + 1)
        found.push(`too wide: ${it.className} ${it.textContent?.slice(0, 40)}`);
    }
    return found;
  });

/** A picture for people to look at, when one asks for them: some hundred, and each takes the machine half a second. */
export async function shot(page: Page, name: string): Promise<void> {
  await still(page);
  if (process.env['SHOTS'] === undefined) return;
  mkdirSync('shots', { recursive: true });
  await page.screenshot({ path: `shots/${name}.png` });
}

/** The dialogs of a table, with what opens each. */
export const dialogs = (page: Page): (readonly [string, () => Promise<void>])[] => [
  ['ledger', () => page.locator('.rgrid button').first().click()],
  ['points', () => page.locator('.pl .stat button').nth(1).click()],
  ['tableau', () => page.locator('.pl .who').first().click()],
  ['hand', () => page.getByRole('button', { name: /Find/ }).click()],
  ['log', () => page.getByRole('button', { name: 'Open the whole log' }).click()],
  ['menu', () => page.getByRole('button', { name: 'Menu' }).click()],
  ['help', () => page.getByRole('button', { name: 'Help' }).click()],
  ['keys', () => page.keyboard.press('?')],
  ['cards', () => page.keyboard.press('k')],
];

/** Opens a dialog, looks into it, and closes it again. */
export async function inDialog(page: Page, open: () => Promise<void>, look: () => Promise<void>): Promise<void> {
  await open();
  await page.locator('dialog[open]').waitFor();
  await still(page);
  await look();
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });
}

/** What it takes to open a table on a page that has nothing yet. */
export const weigh = (context: BrowserContext, id: string) => weighPage(context, (page) => openTable(page, id));

/** What it takes to open something on a page that has nothing yet. */
export async function weighPage(context: BrowserContext, open: (page: Page) => Promise<void>) {
  const cold = await context.newPage();
  const session = await context.newCDPSession(cold);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const types = new Map<string, string>();
  const bytes = new Map<string, number>();
  session.on('Network.requestWillBeSent', (it) => {
    if (!it.request.url.startsWith('data:')) types.set(it.requestId, it.type ?? '');
  });
  session.on('Network.dataReceived', (it) => bytes.set(it.requestId, (bytes.get(it.requestId) ?? 0) + it.encodedDataLength));
  session.on('Network.loadingFinished', (it) => bytes.set(it.requestId, Math.max(bytes.get(it.requestId) ?? 0, it.encodedDataLength)));
  await open(cold);
  await still(cold);
  const sum = (wanted: (type: string) => boolean) =>
    [...types].filter(([, type]) => wanted(type)).reduce((all, [request]) => all + (bytes.get(request) ?? 0), 0);
  const [total, code, requests] = [sum(() => true), sum((it) => it === 'Script' || it === 'Stylesheet'), types.size];
  console.info(
    `${new URL(cold.url()).hash}, cold: ${requests} requests, ${(total / 1024).toFixed(1)} KB, of it ${(code / 1024).toFixed(1)} KB JS and CSS`,
  );
  return { cold, session, total, code, requests };
}

/** The updates a page gets, compressed as the figures of others are: what has changed, and with what is needed to answer. */
export class Updates {
  readonly #sizes: { changed: number; all: number }[] = [];

  constructor(session: CDPSession) {
    session.on('Network.eventSourceMessageReceived', ({ eventName, data }) => {
      if (eventName !== 'update') return;
      const update = JSON.parse(data) as { patch: { path: string }[] };
      const changed = { ...update, patch: update.patch.filter((it) => !it.path.startsWith('/insight')) };
      this.#sizes.push({ changed: gzipSync(JSON.stringify(changed)).length, all: gzipSync(data).length });
    });
  }

  /** What is typical, held to what it may be: an update itself, and together with what used to be a request of its own. */
  check(what: string): void {
    const median = (of: 'changed' | 'all') =>
      this.#sizes.map((it) => it[of]).sort((a, b) => a - b)[Math.floor(this.#sizes.length / 2)] ?? Infinity;
    console.info(`updates ${what}: ${this.#sizes.length}, median ${median('changed')} bytes, with insight ${median('all')}`);
    expect(median('changed')).toBeLessThan(1024);
    expect(median('all')).toBeLessThan(1.5 * 1024);
  }
}

/** Notes on the page how long each click waits for the next question; call it before the clicks, the result after them. */
export async function waits(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    const all: number[] = [];
    let clicked: number | null = null;
    let asked = dataset['seq'];
    document.addEventListener('click', () => (clicked = performance.now()), true);
    new MutationObserver(() => {
      if (clicked === null || dataset['seq'] === asked || dataset['legal'] === '' || dataset['busy'] === 'true') return;
      asked = dataset['seq'];
      all.push(performance.now() - clicked);
      clicked = null;
    }).observe(document.documentElement, { attributes: true });
    Object.assign(window, { waits: all });
  });
  return () => page.evaluate(() => (window as unknown as { waits: number[] }).waits);
}
