// A seat's time to think, counted down between what the server tells.
import type { AnyCatalogue, AnyScene } from './game';
import type { GameView } from './view.svelte';

export class Clock {
  #now = $state(Date.now());
  #left: () => number | null;

  /** Made while a component is made; its timer ends with it. */
  constructor(
    of: { shown: GameView['shown']; scene: AnyScene; over: boolean; table: GameView<AnyScene, AnyCatalogue>['table'] },
    seat: number,
  ) {
    const info = () => of.shown.info.seats[seat];
    const asked = () => of.scene.asked.includes(seat) && !of.over;
    $effect(() => {
      if (info()?.time_left === undefined || !asked()) return undefined;
      const timer = setInterval(() => (this.#now = Date.now()), 1000);
      return () => clearInterval(timer);
    });
    this.#left = () => {
      const left = info()?.time_left;
      return left === undefined ? null : left - (asked() ? Math.max(0, this.#now - (of.table?.told ?? this.#now)) : 0);
    };
  }

  /** Milliseconds; nothing where there is no clock. */
  get left(): number | null {
    return this.#left();
  }
}
