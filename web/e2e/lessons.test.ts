// Lessons: all of them taken to the end, as their steps say, with something else tried on the way; on large and small screens.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Choosing, Content, Course } from '../src/lessons/course';
import { COURSES } from '../src/lessons/lessons';
import { axe, axeInBoth, launch, overflow, shot, still, visitor, weighPage } from './browser';
import { legal } from './driver';
import { flaws } from './looks';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** The words: over the decision, or in the strip of a small screen. */
const words = (page: Page) => page.locator('.right .lwords, .ph > .lwords');
const at = async (page: Page) => Number(await words(page).getAttribute('data-at'));

async function begin(page: Page, course: Course): Promise<Content> {
  await page.goto(`/#/lessons/${course.id}`);
  await words(page).waitFor();
  await still(page);
  return (await course.content()).default;
}

/** Clicks what stands for a choice, wherever that is, and confirms it if that is asked. */
async function choose(page: Page, choice: string): Promise<void> {
  const small = (page.viewportSize()?.width ?? 0) < 1000;
  const [verb = '', name = ''] = choice.split(' ');
  const commit = page.locator(`[data-commit="${choice}"]:visible`).first();
  const choices = page.locator(`[data-choice="${choice}"]:visible`);
  if (verb === 'area') await page.locator(`.legal[data-area="${name}"]`).click({ force: true });
  else if (verb === 'play') {
    if (small) await page.locator('[data-tab="hand"]').click();
    await page.locator(`.hand [data-card="${name}"]:visible`).first().click();
  } else {
    // On a small screen most choices stand in the list behind the button.
    if ((await choices.count()) === 0) await page.locator('.pdec .btn.pri').first().click();
    if ((await choices.count()) === 0) await page.locator(`[data-verb="${verb}"]`).click();
    await choices.first().click();
  }
  // What can be taken back is done at once; all else waits to be confirmed.
  const before = await page.evaluate(() => document.documentElement.dataset['seq']);
  await page
    .waitForFunction(
      ([choice, seq]) =>
        document.querySelector(`[data-commit="${choice}"], .lmiss`) !== null || document.documentElement.dataset['seq'] !== seq,
      [choice, before] as const,
      { timeout: 2000, polling: 20 },
    )
    .catch(() => undefined);
  if ((await commit.count()) > 0) await commit.click();
}

/** Picks a card of those that were dealt, and buys it. */
async function buy(page: Page): Promise<void> {
  await page.locator('.tray .cards .card, .tray-list .prow').first().click();
  await page.locator('[data-commit="cards"]').first().click();
}

/** Something legal that is not what a step asks for. */
function otherThan(step: Choosing, choices: readonly string[]): string | undefined {
  const kinds = [/^area /, /^phase /, /^award /, /^play /, /^(convert|standard) /, /^(pass|end-turn|done)$/];
  const wrong = choices.filter((it) => it !== '' && !step.right.test(it));
  return kinds.map((kind) => wrong.find((it) => kind.test(it))).find((it) => it !== undefined);
}

/** Takes one step. With `slip`, something else is tried first; whether it could be. */
async function take(page: Page, content: Content, n: number, slip: boolean): Promise<boolean> {
  const step = content.steps[n];
  const next = words(page).locator('[data-next]');
  if (step?.by === 'reading') await next.click();
  if (step?.by === 'quiz') {
    for (const answer of [step.answers.findIndex((it) => !it.right), step.answers.findIndex((it) => it.right)]) {
      expect(await next.count(), 'not before it is answered').toBe(0);
      await words(page).locator(`[data-answer="${answer}"]`).click();
      await expect.poll(() => words(page).locator('.lwhy').textContent()).not.toBe('');
    }
    await next.click();
  }
  if (step?.by !== 'choice') return false;
  const choices = await legal(page);
  const wrong = slip ? otherThan(step, choices) : undefined;
  if (wrong !== undefined) {
    await choose(page, wrong);
    await words(page).locator('.lmiss').waitFor();
    expect(await at(page), `${wrong} is taken back`).toBe(n);
    expect(await legal(page), `${wrong} is taken back`).toEqual(choices);
  }
  const right = choices.find((it) => step.right.test(it)) ?? '';
  if (right.startsWith('card ')) await buy(page);
  else await choose(page, right);
  return wrong !== undefined;
}

/** Takes a lesson to its end, and looks at the page before every step. */
async function takeAll(page: Page, course: Course, look: (n: number) => Promise<void>): Promise<void> {
  const content = await begin(page, course);
  let slips = 0;
  for (let n = 0; n < content.steps.length; n++) {
    expect(await at(page), `${course.id}, step ${n + 1}`).toBe(n);
    await look(n);
    if (await take(page, content, n, slips < 2)) slips++;
    await expect.poll(() => at(page), { message: `${course.id}, after step ${n + 1}` }).toBe(n + 1);
    await still(page);
  }
  expect(slips, `something else was tried in ${course.id}`).toBeGreaterThan(0);
  expect(await words(page).getAttribute('data-by')).toBe('done');
  await look(content.steps.length);
}

test.each(COURSES)('the lesson $id, to its end', async (course) => {
  const { page, errors } = await visitor(browser, inject('url'));
  await takeAll(page, course, async (n) => {
    expect(await overflow(page)).toEqual([0, 0]);
    // The arrow points at something that can be seen, and lies beside it.
    const pointed = page.locator('.pointer rect');
    if ((await pointed.count()) > 0) {
      const boxes = await page.evaluate(() =>
        ['.pointer rect', '.pointer .shaft'].map((it) => document.querySelector(it)?.getBoundingClientRect()),
      );
      expect(boxes[0]?.width).toBeGreaterThan(0);
      const [ring, shaft] = boxes;
      const apart =
        ring &&
        shaft &&
        (shaft.right <= ring.left + 1 || shaft.left >= ring.right - 1 || shaft.bottom <= ring.top + 1 || shaft.top >= ring.bottom - 1);
      expect(apart, `step ${n + 1}: the arrow lies beside what it points at`).toBe(true);
    }
    await shot(page, `lesson-${course.id}-${n + 1}`);
    if (n === 1) expect(await axeInBoth(page)).toEqual([]);
  });
  expect(await axe(page), 'the end').toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('tharsis.lessons'))).toContain(course.id);
  expect(errors).toEqual([]);
});

test('a lesson on a phone, with nothing hidden that is needed', async () => {
  const { page, errors } = await visitor(browser, inject('url'), { phone: true });
  const wrong: string[] = [];
  for (const course of COURSES) {
    await takeAll(page, course, async (n) => {
      wrong.push(...(await flaws(page)).map((it) => `${course.id} ${n + 1}: ${it}`));
      const hidden = await page.evaluate(() =>
        ['.ph > .lwords [data-next]', '.pdec .dq', '.pdec .btn.pri']
          .map((it) => [it, document.querySelector(it)] as const)
          .filter(
            ([, it]) => it && it.getBoundingClientRect().bottom > (document.querySelector('.tabs')?.getBoundingClientRect().top ?? 0) + 1,
          )
          .map(([name]) => name),
      );
      wrong.push(...hidden.map((it) => `${course.id} ${n + 1}: under the tabs: ${it}`));
      await shot(page, `lesson-phone-${course.id}-${n + 1}`);
      if (n === 3) expect(await axe(page), course.id).toEqual([]);
    });
  }
  expect(wrong).toEqual([]);
  expect(errors).toEqual([]);
});

test('one goes on by keys, back and forth, and begins again', async () => {
  const { page, errors } = await visitor(browser, inject('url'));
  const course = COURSES.find((it) => it.id === 'tiles');
  if (!course) throw new Error('no such lesson');
  await begin(page, course);
  await page.keyboard.press('Enter');
  await expect.poll(() => at(page)).toBe(1);
  await page.keyboard.press('n');
  await expect.poll(() => at(page)).toBe(2);
  // The short cut of the choice, then back by undo: the plants are there again.
  await page.keyboard.press('f');
  await expect.poll(() => at(page)).toBe(3);
  expect(await legal(page)).toContain('area 35');
  await page.keyboard.press('u');
  await expect.poll(() => at(page)).toBe(2);
  expect(await legal(page)).toContain('convert plants');
  await words(page).locator('[data-back]').click();
  await expect.poll(() => at(page)).toBe(1);
  // Who knows already does not wait for the end of the reading.
  await choose(page, 'convert plants');
  await expect.poll(() => at(page)).toBe(3);
  await page.locator('.laims button').click();
  await expect.poll(() => at(page)).toBe(0);
  expect(await page.locator('.ltext').getAttribute('role'), 'read out').toBe('status');
  expect(errors).toEqual([]);
});

test('the list of lessons, from the first page to a first game', async () => {
  const { page, errors } = await visitor(browser, inject('url'));
  await page.goto('/');
  await page.getByRole('link', { name: /New here/ }).click();
  await page.locator('.lesson').first().waitFor();
  expect(await page.locator('.lesson').count()).toBe(COURSES.length);
  expect(await axeInBoth(page)).toEqual([]);
  await shot(page, 'lessons');
  await page.evaluate(() => localStorage.setItem('tharsis.lessons', JSON.stringify(['turn'])));
  await page.reload();
  await page.locator('.lesson.taken').waitFor();
  expect(await page.locator('.lesson.taken').count()).toBe(1);
  expect(await page.locator('.lesson .btn.pri').getAttribute('data-lesson'), 'the next one').toBe('growth');
  await page.locator('.lthen button').first().click();
  await page.locator('.play:enabled').click();
  await page.locator('[data-ask]').first().waitFor();
  await page.goto('/#/lessons/unheard-of');
  await page.getByRole('link', { name: 'Lessons' }).click();
  await page.locator('.lesson').first().waitFor();
  expect(errors).toEqual([]);
});

test('nothing is cut in four languages', async () => {
  const { page, errors } = await visitor(browser, inject('url'));
  const wrong: string[] = [];
  for (const language of ['en', 'cs', 'pl', 'ru']) {
    await page.addInitScript(
      (code) => localStorage.setItem('tharsis.settings', JSON.stringify({ language: code, guide: false })),
      language,
    );
    for (const size of [
      { width: 1280, height: 720 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(size);
      for (const id of ['', ...COURSES.map((it) => it.id)]) {
        await page.goto(`/#/lessons/${id}`);
        await page.reload();
        await page
          .locator(id ? '.lwords:visible' : '.lesson')
          .first()
          .waitFor();
        await still(page);
        const name = `lesson-${language}-${size.width}-${id || 'list'}`;
        // The list may be longer than the window, but nothing of it wider.
        wrong.push(...(await flaws(page)).filter((it) => id || !it.startsWith('outside')).map((it) => `${name}: ${it}`));
        const wide = await page.evaluate(() =>
          [...document.querySelectorAll('.lesson *')]
            .filter((it) => {
              const card = it.closest('.lesson')?.getBoundingClientRect();
              return card !== undefined && it.getBoundingClientRect().right > card.right;
            })
            .map((it) => it.textContent),
        );
        wrong.push(...wide.map((it) => `${name}: wider than its card: ${it}`));
        await shot(page, name);
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(errors).toEqual([]);
});

test('a lesson is light', async () => {
  const { context } = await visitor(browser, inject('url'));
  const { total, code } = await weighPage(context, async (page) => {
    await page.goto('/#/lessons/tiles');
    await words(page).waitFor();
  });
  expect(total).toBeLessThanOrEqual(280 * 1024);
  expect(code).toBeLessThanOrEqual(150 * 1024);
});
