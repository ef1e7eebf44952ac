// What a preview says in words beyond what it shows by icons, and where I am named in it.
import type { Foresight } from '../wire';

/** A name as a word of its own: Mira, but not Miranda. */
function named(name: string): RegExp {
  const plain = name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}])${plain}(?![\\p{L}\\p{N}])`, 'u');
}

/** A text without a name, in the parts round it. */
export const around = (text: string, name: string | undefined): string[] => (name ? text.split(named(name)) : [text]);

/** A change is told with its cause in brackets at the end, in every language. */
const CAUSED = /\)[.]?$/;

/** The sentences worth reading: changes are shown as icons, and the deed itself is the headline. */
export function told({ lines }: Foresight, me: string | undefined): string[] {
  const deed = lines.length > 1 ? lines.find((line) => around(line, me).length > 1 && !CAUSED.test(line)) : undefined;
  return lines.filter((line) => line !== deed && !CAUSED.test(line));
}
