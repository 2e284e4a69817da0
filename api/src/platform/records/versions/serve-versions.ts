/** The history of content, served alike for every area. */

import type { VersionEndpoints } from '@share/contract/shared/content/version-endpoints.ts';
import type { z } from 'zod';
import type { Context } from '../../context.ts';
import { parseStored } from '../../http/error-answer.ts';
import { type App, serve } from '../../http/serve.ts';
import { Refusal } from '../../refusal.ts';
import type { Target } from '../record-steps.ts';
import type { Awaitable, Versioned } from '../records.ts';
import { readVersion, readVersions } from './read-versions.ts';
import { serveLanguages } from './serve-languages.ts';
import type { VersionedKind } from './store-version.ts';
import { type PresentFiles, readPresentFiles } from './version-files.ts';

type Content = Record<string, unknown>;

interface Restoring {
  files: PresentFiles;
  /** The present state of the record. */
  present: Content;
}

/** The functions of an area that its history needs: to read a record, and to change it. */
export interface VersionedRecords<View extends { id: number; version: number }, Input> {
  /** The name of the records in the audit trail, and the fields with their texts. */
  records: { entity: string; versioned?: Versioned };
  read: (context: Context, id: number) => Promise<View>;
  update: (context: Context, target: Target, input: Input) => Promise<unknown>;
  /** The schema of the update's body, because today's rules hold for restored content too. */
  input: z.ZodType<Input>;
  /** The body that stores that content again, before it is parsed; without it, the content itself. */
  toInput?: (content: Content, restoring: Restoring) => Awaitable<Content>;
}

export function serveVersions<View extends { id: number; version: number }, Input>(
  app: App,
  of: VersionEndpoints,
  records: VersionedRecords<View, Input>,
): void {
  const { read } = records;
  const kind = kindOf(records);
  serve(app, of.listVersions, async ({ params: { id }, context }) => {
    await read(context, id);
    return readVersions(context, kind, id);
  });
  serve(app, of.getVersion, async ({ params, context }) => {
    await read(context, params.id);
    return readVersion(context, kind, params);
  });
  serve(app, of.restoreVersion, ({ params, ifMatch, context }) => restore(context, records, params, ifMatch));
  serveLanguages(app, of, { ...kind, read });
}

const kindOf = <View extends { id: number; version: number }, Input>({
  records: { entity, versioned = { texts: [] } },
}: VersionedRecords<View, Input>): VersionedKind => ({ entity, ...versioned });

/** Restores a version, with the stale check, the rules and the audit entry of every change. */
async function restore<View extends { id: number; version: number }, Input>(
  context: Context,
  records: VersionedRecords<View, Input>,
  { id, version }: { id: number; version: number },
  ifMatch: number | null,
): Promise<unknown> {
  const { read, update, input, toInput = (content: Content) => content } = records;
  const present = await read(context, id);
  const { content, filesGone } = await readVersion(context, kindOf(records), { id, version });
  if (filesGone.length > 0) throw new Refusal('VERSION_FILE_GONE');
  const files = await readPresentFiles(context.db, content);
  const parsed = parseStored(input, await toInput(content, { files, present: { ...present } }));
  return update({ ...context, restores: version }, { id, ifMatch }, parsed);
}

/** The body of an image field that brings back the picture with that address, or none. */
export const imageInput = (url: unknown, files: PresentFiles) => {
  const fileId = files.idOf(url);
  return fileId === null ? { delete: true } : { fileId };
};

/** Adds to each part of the content that has a file an input that leaves the file as it is. */
export function withFileInputs(content: Content): Content {
  const part = Object.fromEntries(
    Object.entries(content).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map(ofPart) : ofPart(value),
    ]),
  );
  if (!('fileId' in content)) return part;
  return { ...part, file: content.fileId === null ? { delete: true } : { fileId: content.fileId } };
}

const ofPart = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? withFileInputs(value as Content)
    : value;
