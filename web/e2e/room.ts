// Whether everything on a table has room: by what the browser measures, not by looking.
import type { Page } from 'playwright-core';

/** What is cut off in panels, goals, lines and beside the planet, and what lies over something else there. */
export const crowded = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const seen = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].filter((it) => it.getClientRects().length > 0);
    const says = (it: Element) => `${it.getAttribute('class')} "${it.textContent?.replace(/\s+/g, ' ').trim().slice(0, 40)}"`;
    const cut = seen('.left, .pl, .pl .top, .pl .nm, .pl .co, .pl .stat, .rgrid, .tagrow, .goals .nm, .strip, .chip3, .side, .skyside')
      .filter((it) => it.clientWidth > 0 && (it.scrollWidth > it.clientWidth + 1 || it.scrollHeight > it.clientHeight + 2))
      .map((it) => `cut by ${it.scrollWidth - it.clientWidth}, ${it.scrollHeight - it.clientHeight}: ${says(it)}`);
    // What is written, as it stands on the screen: each line by itself.
    const written = (selector: string) =>
      seen(selector).flatMap((it) => {
        const range = document.createRange();
        range.selectNodeContents(it);
        return [...range.getClientRects()].map((box) => ({ it, box }));
      });
    const groups = [
      written('.goals .nm, .goals .v, .goals .note'),
      written('.board .rimt'),
      written('.side .lbl:not(.sr), .side .big, .side .nx'),
      written('.colonies .nm, .colonies .gives, .committee .ln'),
      seen('.strips, .party, .hist, .clockbox').map((it) => ({ it, box: it.getBoundingClientRect() })),
    ];
    const over = groups.flatMap((group, i) =>
      groups
        .slice(i + 1)
        .flatMap((other) =>
          group.flatMap(({ it, box }) =>
            other
              .filter(({ box: to }) => box.left < to.right && to.left < box.right && box.top < to.bottom && to.top < box.bottom)
              .map((found) => `over each other: ${says(it)} and ${says(found.it)}`),
          ),
        ),
    );
    // A name and the numbers in its own row.
    const rows = seen('.goals button').flatMap((row) => {
      const [name, values] = ['.nm', '.vs'].map((it) => row.querySelector(it)?.getBoundingClientRect());
      return name && values && name.left < values.right - 1 && values.left < name.right - 1 && name.top < values.bottom - 1
        ? [`in a row: ${says(row)}`]
        : [];
    });
    return [...new Set([...cut, ...over, ...rows])];
  });
