// Records from files: taken in by the server, where they become tables of whoever brought them.
import { api, Refusal } from './api';
import { t } from './i18n/index.svelte';
import { beSomebody } from './me.svelte';

/** Larger than any record of a game; the server reads no more. */
export const RECORD_MAX = 500_000;

/** What became of a file: the table it is now, or why it is none; then its text may still be a position to study. */
export type TakenIn = { id: string } | { problem: string; position?: string };

export async function takeIn(file: File): Promise<TakenIn> {
  if (file.size > RECORD_MAX) return { problem: t('record.large') };
  const text = await file.text();
  try {
    await beSomebody();
    return { id: (await api.takeIn(text)).table.id };
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    const problem = refusal.message || t('offline');
    return refusal.problem.error === 'not-over' ? { problem, position: text } : { problem };
  }
}

/** Whether something that is dragged over the page may be a file. */
export const isFile = (drag: DragEvent): boolean => drag.dataTransfer?.types.includes('Files') ?? false;
