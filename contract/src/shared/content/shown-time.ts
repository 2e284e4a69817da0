import { z } from 'zod';
import { WarsawDateTime } from '../dates.ts';

/**
 * When the public site shows a record, as Warsaw wall-clock times; null means no limit. The first second belongs to the time,
 * the last does not. A field that a change leaves out keeps its value.
 */
export const shownTimeFields = {
  visibleFrom: WarsawDateTime.nullable().optional(),
  visibleUntil: WarsawDateTime.nullable().optional(),
};

export const shownTimeView = { visibleFrom: z.string().nullable(), visibleUntil: z.string().nullable() };

export interface ShownTime {
  visibleFrom?: string | null | undefined;
  visibleUntil?: string | null | undefined;
}

/** For `superRefine`: a time that ends before it begins shows nothing. */
export function endsAfterItBegins({ visibleFrom, visibleUntil }: ShownTime, issues: z.RefinementCtx): void {
  if (!visibleFrom || !visibleUntil || visibleFrom < visibleUntil) return;
  issues.addIssue({ code: 'custom', message: 'VISIBLE_UNTIL_BEFORE_FROM', path: ['visibleUntil'] });
}
