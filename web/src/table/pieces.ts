// A sentence in pieces: names made out, and what sticks to a name kept with it, so that no full stop stands alone on a line.

export interface Mark {
  text: string;
  card?: string;
}

export interface Piece {
  text: string;
  bold: boolean;
  card?: string | undefined;
  /** Brackets and quotes before a name, stops after it. */
  before: string;
  after: string;
}

/** A name as a word of its own: Mira is not in Miranda. */
const whole = (name: string) => new RegExp(`(?<![\\p{L}\\p{N}])${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`, 'u');

export function pieces(text: string, marks: readonly Mark[]): Piece[] {
  const plain = (part: string): Piece => ({ text: part, bold: false, before: '', after: '' });
  let found = [plain(text)];
  for (const mark of marks.filter((it) => it.text.length > 1)) {
    found = found.flatMap((piece) => {
      if (piece.bold) return [piece];
      return piece.text
        .split(whole(mark.text))
        .flatMap((part, i) => [...(i > 0 ? [{ ...plain(mark.text), bold: true, card: mark.card }] : []), plain(part)]);
    });
  }
  // Whatever has no space between itself and a name goes with it.
  for (const [i, piece] of found.entries()) {
    if (!piece.bold) continue;
    const [left, right] = [found[i - 1], found[i + 1]];
    if (left && !left.bold) [left.text, piece.before] = parted(left.text, /\S*$/);
    if (right && !right.bold) [right.text, piece.after] = parted(right.text, /^\S*/);
  }
  return found.filter((it) => it.bold || it.text !== '');
}

function parted(text: string, edge: RegExp): [rest: string, edge: string] {
  const found = edge.exec(text)?.[0] ?? '';
  return [text.replace(edge, ''), found];
}
