/** What a record lacks in one of its languages, said once for all areas. */
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

export interface OfRecord<Get extends Endpoint, Update extends Endpoint, Path extends string> {
  /** The path of one record, with `:id`. */
  path: Path;
  /** For the summaries of the API reference: 'a page'. */
  one: string;
  get: Get;
  update: Update;
}

/** Who may read a record may see its gaps; who may change it may confirm that there is none. */
export const languageEndpoints = <Get extends Endpoint, Update extends Endpoint, const Path extends string>({
  path,
  one,
  get,
  update,
}: OfRecord<Get, Update, Path>) => ({
  listGaps: endpoint({
    method: 'GET',
    path: `${path}/languages`,
    access: get.access as Get['access'],
    summary: `The texts of ${one} that are missing in one language, or older`,
    params: IdParams,
    answer: z.array(TextGap),
    errors: get.errors,
  }),
  confirmLanguages: endpoint({
    method: 'POST',
    path: `${path}/languages/confirm`,
    access: update.access as Update['access'],
    summary: `Confirm that no language of ${one} is older: what was changed did not need another translation`,
    params: IdParams,
    answer: z.null(),
    errors: get.errors,
  }),
});

/** The endpoints of any area. */
export type LanguageEndpoints = ReturnType<typeof languageEndpoints<Endpoint, Endpoint, string>>;
