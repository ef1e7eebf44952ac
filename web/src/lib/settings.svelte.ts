// What a player has chosen for this browser. Every safety is a preference.

export interface Settings {
  theme: 'auto' | 'dark' | 'light';
  sound: boolean;
  notify: boolean;
  /** Ask once before passing while something useful is left. */
  guardPass: boolean;
  /** Show what a tile brings and ask, also where a click could place it at once. */
  confirmTile: boolean;
  /** Pay as proposed, without asking. */
  autoPay: boolean;
  /** At tables with hints, let the coach speak up before a blunder. */
  warnBlunder: boolean;
  /** A card was held to be read: how that is done need not be said again. */
  held: boolean;
  /** Tips for the first game. */
  guide: boolean;
  /** How fast the moves of others are shown: not at all, half a second, a second. */
  pace: 'instant' | 'brisk' | 'calm';
  handSort: 'playable' | 'cost' | 'mine' | 'name' | 'kind';
  language: string;
}

const KEY = 'tharsis.settings';
const DEFAULTS: Settings = {
  theme: 'auto',
  sound: false,
  notify: false,
  guardPass: true,
  confirmTile: false,
  autoPay: false,
  warnBlunder: false,
  held: false,
  guide: true,
  pace: 'brisk',
  handSort: 'playable',
  language: '',
};

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>;
  } catch {
    return {};
  }
}

export const settings = $state<Settings>({ ...DEFAULTS, ...stored() });

const dark = matchMedia('(prefers-color-scheme: dark)');
let systemDark = $state(dark.matches);
dark.addEventListener('change', (event) => (systemDark = event.matches));

export const theme = (): 'dark' | 'light' => (settings.theme === 'auto' ? (systemDark ? 'dark' : 'light') : settings.theme);

/** Keeps page and storage in step with the settings; called once, inside a component. */
export function keepSettings(): void {
  $effect(() => {
    document.documentElement.dataset['theme'] = theme();
  });
  $effect(() => {
    localStorage.setItem(KEY, JSON.stringify(settings));
  });
  // Another tab of the same player.
  $effect(() => {
    const take = (event: StorageEvent) => {
      if (event.key === KEY) Object.assign(settings, stored());
    };
    addEventListener('storage', take);
    return () => removeEventListener('storage', take);
  });
}

/** No movement is wanted. */
export const still = matchMedia('(prefers-reduced-motion: reduce)');
/** A duration, or none for those who want no motion. */
export const ms = (duration: number) => (still.matches ? 0 : duration);
