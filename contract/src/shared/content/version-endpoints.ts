/** The history of a record of content, which has every save; the endpoints are the same for all areas. */
import { z } from 'zod';
import { type Endpoint, endpoint } from '../endpoint.ts';
import { IdInPath, IdParams } from '../ids.ts';
import { languageEndpoints, type OfRecord } from './language-endpoints.ts';

export const VersionRow = z.object({
  version: z.number(),
  /** Null if it was saved before versions were stored. */
  at: z.string().nullable(),
  by: z.string(),
  /** The fields that differ from the version before; null for the first one. */
  changed: z.array(z.string()).nullable(),
  /** The number of the version that this one brought back. */
  restored: z.number().nullable(),
});
export type VersionRow = z.infer<typeof VersionRow>;

export const VersionView = VersionRow.extend({
  /** The record as it was shown then. */
  content: z.record(z.string(), z.unknown()),
  /** The names of its files that are gone by now: such a version cannot be brought back. */
  filesGone: z.array(z.string()),
});
export type VersionView = z.infer<typeof VersionView>;

const VersionParams = z.object({ id: IdInPath, version: IdInPath });

/**
 * The right to read a record includes its versions; the right to change it includes bringing one back, which is a change like
 * any other. `one` is for the summaries of the API reference: 'a page'.
 */
export const versionEndpoints = <Get extends Endpoint, Update extends Endpoint>(
  one: string,
  { get, update }: OfRecord<Get, Update>,
) => ({
  listVersions: endpoint({
    method: 'GET',
    path: `${update.path as Update['path']}/versions`,
    access: get.access as Get['access'],
    summary: `The saved versions of ${one}, the newest first`,
    params: IdParams,
    answer: z.array(VersionRow),
    errors: get.errors,
  }),
  getVersion: endpoint({
    method: 'GET',
    path: `${update.path as Update['path']}/versions/:version`,
    access: get.access as Get['access'],
    summary: `A saved version of ${one}`,
    params: VersionParams,
    answer: VersionView,
    errors: [...get.errors, 'VERSION_NOT_EXISTS'],
  }),
  restoreVersion: endpoint({
    method: 'POST',
    path: `${update.path as Update['path']}/versions/:version/restore`,
    access: update.access as Update['access'],
    summary: `Bring a saved version of ${one} back, as a new version`,
    params: VersionParams,
    answer: update.answer as Update['answer'],
    errors: [...update.errors, 'VERSION_NOT_EXISTS', 'VERSION_FILE_GONE'],
  }),
  ...languageEndpoints(one, { get, update }),
});

/** The endpoints of any area. */
export type VersionEndpoints = ReturnType<typeof versionEndpoints<Endpoint, Endpoint>>;
