// "Your turn" for somebody who looks elsewhere: the title, a system notice, a sound; each only if wanted.
import type { Notice } from '../wire';
import { settings } from './settings.svelte';

let title = $state('Tharsis');
let waiting = $state(false);
let announced = $state('');

export const announcement = () => announced;

/** Says something to a screen reader. */
export function announce(text: string): void {
  announced = text;
}

export function setTitle(news: string): void {
  title = news;
}

/** Marks the title while an answer of ours is waited for. */
export function setWaiting(news: boolean): void {
  waiting = news;
}

export function keepTitle(): void {
  $effect(() => {
    document.title = waiting ? `● ${title}` : title;
  });
}

export function noticed(notice: Notice): void {
  play('turn');
  if (document.visibilityState === 'visible' || !settings.notify || !('Notification' in window)) return;
  if (Notification.permission !== 'granted') return;
  const shown = new Notification(notice.title, { body: notice.text, tag: notice.table });
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
}

export async function allowNotices(): Promise<boolean> {
  if (!('Notification' in window)) return false;
  return (await Notification.requestPermission()) === 'granted';
}

const NOTES = { turn: [523, 784], tile: [196, 147], end: [392, 523, 659, 784] };
let audio: AudioContext | null = null;

/** Short tones made on the spot; nothing to load. */
export function play(what: keyof typeof NOTES): void {
  if (!settings.sound) return;
  audio ??= new AudioContext();
  const now = audio.currentTime;
  for (const [i, pitch] of NOTES[what].entries()) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    const begin = now + i * 0.12;
    tone.type = 'triangle';
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.0001, begin);
    volume.gain.exponentialRampToValueAtTime(0.12, begin + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, begin + 0.3);
    tone.connect(volume).connect(audio.destination);
    tone.start(begin);
    tone.stop(begin + 0.32);
  }
}
