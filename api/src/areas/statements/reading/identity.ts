import { createHash } from 'node:crypto';
import type { FileLine } from './statement-file.ts';

export interface IdentifiedLine extends FileLine {
  identity: string;
}

/**
 * Which booking each line is, so that it counts once, whichever file names it: account and day, amount, title, the other account,
 * and its place among lines that are equal in all of that. Two equal transfers on one day are two bookings. The bank's reference
 * is left out: its formats give different ones for the same booking.
 */
export function identified(lines: readonly FileLine[]): IdentifiedLine[] {
  const counts = new Map<string, number>();
  return lines.map((line) => {
    const { bookedOn, amount, title, counterparty } = line;
    const facts = JSON.stringify([bookedOn, String(amount), comparable(title), counterparty.account]);
    const place = (counts.get(facts) ?? 0) + 1;
    counts.set(facts, place);
    return { ...line, identity: createHash('sha256').update(`${facts} ${place}`).digest('base64url') };
  });
}

/** Formats break titles at other places, and some write capitals only. */
const comparable = (title: string) => title.replace(/[\s\p{P}]/gu, '').toLowerCase();
