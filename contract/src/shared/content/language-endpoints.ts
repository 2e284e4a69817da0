/** The endpoints for gaps in the languages of a record, the same for all areas. */
import { z } from 'zod';
import { type Endpoint, endpoint } from '../endpoint.ts';
import { IdParams } from '../ids.ts';
import { Gaps } from './gaps.ts';

/** A text that is missing or older in one language. */
export const TextGap = z.object({
  /** Entries of lists by their number: `sections.#1.elements.#2.title`. */
  path: z.string(),
  /** The ids of the parts in which it stands, from the outside. */
  nodes: z.array(z.string()),
  gap: Gaps.element,
});
export type TextGap = z.infer<typeof TextGap>;

/** The two endpoints of a record from which the others are derived: the path of the update is that of the record. */
export interface OfRecord<Get extends Endpoint, Update extends Endpoint> {
  readonly get: Get;
  readonly update: Update;
}

/**
 * The right to read a record includes its gaps; the right to change it includes confirming that there are none. `one` is for the
 * summaries of the API reference: 'a page'.
 */
export const languageEndpoints = <Get extends Endpoint, Update extends Endpoint>(
  one: string,
  { get, update }: OfRecord<Get, Update>,
) => ({
  listGaps: endpoint({
    method: 'GET',
    path: `${update.path as Update['path']}/languages`,
    access: get.access as Get['access'],
    summary: `The texts of ${one} that are missing in one language, or older`,
    params: IdParams,
    answer: z.array(TextGap),
    errors: get.errors,
  }),
  /** With If-Match, a record that has changed since that version is not confirmed, because the caller has not seen the change. */
  confirmLanguages: endpoint({
    method: 'POST',
    path: `${update.path as Update['path']}/languages/confirm`,
    access: update.access as Update['access'],
    summary: `Confirm that no language of ${one} is older: what was changed did not need another translation`,
    params: IdParams,
    answer: z.null(),
    errors: [...get.errors, 'CHANGED_MEANWHILE'],
  }),
});

/** The endpoints of any area. */
export type LanguageEndpoints = ReturnType<typeof languageEndpoints<Endpoint, Endpoint>>;
