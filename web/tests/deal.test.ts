import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isKnown, sha256, sit, verdict } from '../src/lib/deal';
import type { SeatInfo, TableInfo } from '../src/wire';

const seat = (kind: SeatInfo['kind']): SeatInfo => ({ kind, name: kind, here: false });
// The same deal as in the tests of the kernel.
const deal = {
  secret: '5a'.repeat(32),
  contributions: ['0123456789abcdef', ''],
  seed: '16faeb4217a65d89edb4fc1c0978859ab8b7e495630289f360954ee7a7ac52c0',
};
const commitment = '0e53aae2eabd575555371f862cb885ff20472caced1f5e8fc80291b2f03dcab6';
const info = (more: Partial<TableInfo> = {}): TableInfo => ({
  id: 'T',
  game: 'mars',
  options: '',
  settings: { title: '', public: false, hints: false, shuffle: false },
  stage: 'over',
  seats: [seat('human'), seat('bot')],
  creator: '',
  created: 0,
  active: 0,
  seq: 0,
  step: 0,
  asked: [],
  winners: [],
  now: 0,
  yours: false,
  commitment,
  deal,
  ...more,
});

describe('SHA-256', () => {
  it('is what it is everywhere', () => {
    expect(sha256('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
    expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    expect(sha256('a'.repeat(200))).toBe('c2a908d98f5df987ade41b5fce213067efbcc21ef2240212a41e54b5e7c28ae5');
  });
});

describe('a deal', () => {
  beforeEach(() => localStorage.clear());

  it('fits if nothing was changed', () => {
    expect(verdict(info())).toBe('fits');
    expect(verdict(info({ commitment: '00'.repeat(32) }))).toBe('broken');
    for (const other of [{ secret: '5b'.repeat(32) }, { contributions: ['0123456789abcdee', ''] }, { seed: '00'.repeat(32) }]) {
      expect(verdict(info({ deal: { ...deal, ...other } }))).toBe('broken');
    }
  });

  it('is held against the promise made before, and against what was added', async () => {
    const sent: string[] = [];
    vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
      sent.push((JSON.parse(String(init.body)) as { contribution: string }).contribution);
      return new Response(JSON.stringify({ table: info() }));
    });
    await sit(info({ stage: 'open' }), 0);
    vi.unstubAllGlobals();
    expect(sent[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(verdict(info()), 'another contribution than ours').toBe('without');
    const seed = sha256(`tharsis-deal 1 ${deal.secret} ${sent[0]} -`);
    const ours = info({ deal: { ...deal, contributions: [sent[0] ?? '', ''], seed } });
    expect(verdict(ours)).toBe('fits');
    // Another secret with a commitment to match: not the one that was promised when we sat down.
    const secret = '5b'.repeat(32);
    const swapped = { ...ours.deal!, secret, seed: sha256(`tharsis-deal 1 ${secret} ${sent[0]} -`) };
    expect(verdict(info({ commitment: sha256(secret), deal: swapped }))).toBe('broken');
  });

  it('is known where somebody else sits at a chosen seed', () => {
    const settings = { ...info().settings, known_deal: true };
    expect(isKnown(info({ settings }))).toBe(false);
    expect(isKnown(info({ settings, seats: [seat('human'), seat('open')] }))).toBe(true);
    expect(isKnown(info({ seats: [seat('human'), seat('human')] }))).toBe(false);
  });
});
