// Sending again what may or may not have arrived. Every request has a name of its own; under the same name the server
// does it once and gives the first answer.
import { Refusal } from './api';

/** How often a request is sent again, and how long is waited before: seconds, unless the server says more. */
const PAUSES = [0.5, 1, 2, 3, 4];

/** A name no other request has. Works without a secure context, too (`randomUUID` does not). */
export function newName(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whether it is not known if something was done: the connection was lost, or the server could not reach its database. */
function inDoubt(refusal: unknown): refusal is Refusal {
  return refusal instanceof Refusal && (refusal.status === 0 || refusal.status === 503);
}

const sleep = (seconds: number) => new Promise<void>((done) => setTimeout(done, seconds * 1000));

/** Sends until there is an answer or patience ends; `send` must send the same name each time. `waiting` hears of every try in vain. */
export async function untilAnswered<T>(send: () => Promise<T>, waiting: () => void = () => undefined): Promise<T> {
  for (const pause of PAUSES) {
    try {
      return await send();
    } catch (refusal) {
      if (!inDoubt(refusal)) throw refusal;
      waiting();
      await sleep(Math.max(pause, Math.min(refusal.retryAfter, 10)));
    }
  }
  return send();
}
