// Where a card lies.
import type { AnyScene } from './game';

export interface Place {
  seat: number;
  resources: number | undefined;
}

/** Whose face-up card it is; nothing if it lies elsewhere. */
export function inPlay(scene: AnyScene, card: string): Place | null {
  for (const [seat, player] of scene.players.entries()) {
    const found = player.cards.find((it) => it.card === card);
    if (found) return { seat, resources: found.resources };
  }
  return null;
}
