// What a person would stumble over on a page, found by measuring: text that is cut, words broken inside, things outside the window.
import type { Page } from 'playwright-core';

/** The sizes every state of a table is looked at. */
export const SIZES = [
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
] as const;

/** What is wrong with the page as it stands, a line each; nothing if all can be read or scrolled to. */
export function flaws(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const root = document.documentElement;
    if (root.scrollWidth > innerWidth) found.add(`the page is ${root.scrollWidth} wide`);
    if (root.scrollHeight > innerHeight && !document.querySelector('.home, .page')) found.add(`the page is ${root.scrollHeight} high`);

    const named = (it: Element | null): string =>
      it === null ? '' : [it.parentElement, it].map((one) => one && `${one.tagName.toLowerCase()}.${one.classList.value}`).join(' > ');
    /** A box that cuts what is larger, one that scrolls, or neither. */
    const boxes = new Map<Element, { at: DOMRect; cuts: [boolean, boolean]; scrolls: [boolean, boolean]; ends: boolean }>();
    const box = (it: Element) => {
      const known = boxes.get(it);
      if (known) return known;
      const style = getComputedStyle(it);
      const [x, y] = [style.overflowX, style.overflowY];
      const both = (how: RegExp) => [how.test(x), how.test(y)] as [boolean, boolean];
      const made = {
        at: it.getBoundingClientRect(),
        cuts: both(/hidden|clip/),
        scrolls: both(/auto|scroll/),
        ends: style.position === 'fixed',
      };
      boxes.set(it, made);
      return made;
    };

    function look(text: Text): void {
      const parent = text.parentElement;
      const words = text.data.trim();
      // What people call a table may be of any length: it ends in dots and is told whole by its tip.
      if (!parent || words === '' || parent.closest('.sr, title, script, style, option, [hidden], .zoomed, .tip, .ell[title]')) return;
      if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return;
      const range = document.createRange();
      range.selectNodeContents(text);
      const all = range.getBoundingClientRect();
      // What is there for screen readers only is as good as not there.
      if (all.width === 0 || parent.clientWidth === 1) return;
      const say = (what: string) => found.add(`${what}: "${words.slice(0, 40)}" in ${named(parent)}`);
      let [across, down] = [true, true];
      for (let it: Element | null = parent; it && it !== root; it = it.parentElement) {
        const { at, cuts, scrolls, ends } = box(it);
        if (cuts[0] && across && (all.right > at.right + 1.5 || all.left < at.left - 1.5)) return void say('cut');
        // Half a line of leading may stick out without a letter being touched.
        if (cuts[1] && down && (all.bottom > at.bottom + 4 || all.top < at.top - 4)) return void say('cut below');
        if (scrolls[0]) across = false;
        if (scrolls[1]) down = false;
        if (ends) break;
      }
      if ((across && (all.right > innerWidth + 1 || all.left < -1)) || (down && (all.bottom > innerHeight + 1 || all.top < -1)))
        say('outside');
      // Only what stands on several lines can be broken inside a word.
      if (all.height < parseFloat(getComputedStyle(parent).fontSize) * 1.8) return;
      for (const { index, 0: word } of text.data.matchAll(/[\p{L}\p{N}]{2,}/gu)) {
        // The hyphen that a soft one shows at the end of a line counts to the letter after it.
        range.setStart(text, text.data[index - 1] === '\u00ad' ? index + 1 : index);
        range.setEnd(text, index + word.length);
        const tops = [...range.getClientRects()].map((it) => it.top);
        if (Math.max(...tops) - Math.min(...tops) > 4) say(`broken inside ${word}`);
      }
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) look(texts.currentNode as Text);
    return [...found];
  });
}
