// Styles of what is fetched when it is opened. All others are one file that every page waits for.
const worn = new Set<string>();

/** Adds styles to the page, once. */
export function wear(styles: string): void {
  if (worn.has(styles) || !('adoptedStyleSheets' in document)) return;
  worn.add(styles);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
