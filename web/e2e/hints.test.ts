// Hints: where to look, what to do, why; the choice that waits beside the best; a warning before a blunder.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { axeInBoth, hidden, launch, makeTable, openTable, overflow, shot, still, visitor } from './browser';
import { AresDriver, Driver, kind, legal, mark, settle } from './driver';
import { flaws } from './looks';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());
const SEED = '11'.repeat(32);

async function toTurn(page: Page): Promise<void> {
  await openTable(page, await makeTable(page, ['me', 'steady'], 'corporate-era', SEED));
  await new Driver(page).play(async () => (await kind(page)) === 'turn');
}

const lit = (page: Page) => page.locator('.hinted, .hand .card.sel').count();

test('a hint says where to look, then what to do, then why', async () => {
  const { page, errors } = await visitor(browser, inject('url'));
  await toTurn(page);
  await page.keyboard.press('h');
  await page
    .locator('[data-nudge]')
    .getByText(/^Look|^Not every/)
    .waitFor();
  // Nothing on the table gives the choice away.
  expect(await lit(page)).toBe(0);
  expect(await axeInBoth(page, '.ask'), 'nudge').toEqual([]);
  await shot(page, 'hint-nudge');

  await page.keyboard.press('h');
  await page.locator('[data-hint]').first().waitFor();
  const can = await legal(page);
  const advised = await page.locator('[data-hint]').evaluateAll((all) => all.map((it) => it.getAttribute('data-hint') ?? ''));
  expect(advised.length).toBeGreaterThan(0);
  expect(advised.length).toBeLessThanOrEqual(3);
  for (const choice of advised) expect(can).toContain(choice);
  await page.locator('.advised').getByText('best').waitFor();
  expect(await page.locator('.plan li').first().textContent()).toBe(await page.locator('[data-hint] > span:not(.c)').first().textContent());
  expect(await axeInBoth(page, '.ask'), 'choice').toEqual([]);
  expect(await hidden(page)).toEqual([]);
  expect(await flaws(page)).toEqual([]);
  await shot(page, 'hint-choice');

  await page.keyboard.press('h');
  await page.getByRole('heading', { name: /^Why: / }).waitFor();
  expect(await page.locator('[data-level="reason"]').getAttribute('aria-pressed')).toBe('true');
  expect(await axeInBoth(page, '.ask'), 'reason').toEqual([]);
  await shot(page, 'hint-reason');

  // Its choice is armed like any other, and made at the second press; then the hint has gone with its moment.
  const before = await mark(page);
  await page.locator('[data-take]').click();
  await page.locator(`[data-commit="${advised[0]}"]`).click();
  await settle(page, before);
  expect(await page.locator('[data-nudge], [data-level]').count()).toBe(0);
  expect(errors).toEqual([]);
});

test('“why not this?” shows the choice that waits beside the best', async () => {
  const { page, errors } = await visitor(browser, inject('url'));
  await toTurn(page);
  const [armed] = (await legal(page)).filter((it) => it === 'project power-plant');
  await page.locator(`[data-choice="${armed}"]`).click();
  await page.locator(`[data-commit="${armed}"]`).waitFor();
  await page.keyboard.press('w');
  await page.locator('.sides2').waitFor();
  expect(await page.locator('.sides2 thead th').first().textContent()).toContain('Power Plant');
  expect(await page.locator('.sides2 tbody tr').first().textContent()).toMatch(/\d+%.*\d+%/);
  expect(await axeInBoth(page, '.ask')).toEqual([]);
  expect(await hidden(page)).toEqual([]);
  await shot(page, 'hint-beside');
  // Back to the choice that waits, and from there to the question.
  await page.keyboard.press('Escape');
  await page.locator(`[data-commit="${armed}"]`).waitFor();
  await page.keyboard.press('Escape');
  await page.locator(`[data-commit="${armed}"]`).waitFor({ state: 'detached' });
  expect(errors).toEqual([]);
});

test('whoever wants it is warned before a blunder, and can do it all the same', async () => {
  const { page, errors } = await visitor(browser, inject('url'), { settings: { warnBlunder: true } });
  await toTurn(page);
  const worst = await page.evaluate(async () => {
    const id = location.hash.split('/')[2];
    const ask = async (path: string) => (await (await fetch(`/api/tables/${id}/${path}`)).json()) as never;
    const { ask: asked } = (await ask('moment?lang=en')) as { ask: { choices: { choice: string }[] } };
    for (const { choice } of asked.choices.filter((it) => /^(award|project (?!aquifer|greenery|city|sell)|play)/.test(it.choice))) {
      const { choices } = (await ask(`hint?about=${encodeURIComponent(choice)}`)) as { choices: { choice: string; grade: string }[] };
      if (/mistake|blunder/.test(choices.find((it) => it.choice === choice)?.grade ?? '')) return choice;
    }
    return null;
  });
  expect(worst, 'something bad to do').not.toBeNull();
  const choice = worst ?? '';
  if (choice.startsWith('play ')) await page.locator(`.hand [data-card="${choice.slice(5)}"]`).click();
  else await page.locator(`[data-choice="${choice}"]`).first().click();
  await page
    .locator('[data-warning]')
    .getByText(/You give away about [\d.]+ points/)
    .waitFor();
  expect(await axeInBoth(page, '.ask')).toEqual([]);
  await shot(page, 'hint-warning');
  const before = await mark(page);
  await page.getByRole('button', { name: 'Do it all the same' }).click();
  await settle(page, before);
  expect(errors).toEqual([]);
});

test('on a phone the coach has the sheet', async () => {
  const { page, errors } = await visitor(browser, inject('url'), { phone: true });
  await toTurn(page);
  await page.locator('.pdec').getByRole('button', { name: 'Hint' }).click();
  await page.locator('.pdec [data-nudge]').waitFor();
  await still(page);
  expect(await overflow(page)).toEqual([0, 0]);
  await page.locator('.pdec').getByRole('button', { name: 'Hint' }).click();
  await page.locator('.psheet [data-hint]').first().waitFor();
  expect(await axeInBoth(page)).toEqual([]);
  expect(await flaws(page)).toEqual([]);
  await shot(page, 'hint-phone');
  // Taken up, it waits for its confirmation in the bar.
  await page.locator('[data-take]').click();
  await page.locator('.pdec [data-commit]').waitFor();
  expect(await page.locator('.psheet').count()).toBe(0);
  expect(errors).toEqual([]);
});

test('hints in Ares Expedition', async () => {
  const { page, errors } = await visitor(browser, inject('url'));
  await openTable(page, await makeTable(page, ['me', 'steady'], '', SEED, 'ares'));
  await new AresDriver(page).play(async () => (await kind(page)) === 'plan');
  await page.keyboard.press('h');
  await page.locator('[data-nudge]').waitFor();
  await page.keyboard.press('h');
  await page.locator('[data-hint^="phase "]').first().waitFor();
  expect(await axeInBoth(page, '.ask')).toEqual([]);
  await shot(page, 'hint-ares');
  expect(errors).toEqual([]);
});
