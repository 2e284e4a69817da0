import type { VersionRow, VersionView } from '@share/contract/shared/content/version-endpoints.ts';
import { and, desc, eq, type SQL } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { actorName } from '../audit.ts';
import type { VersionedKind } from './store-version.ts';
import { readPresentFiles } from './version-files.ts';
import { recordVersions } from './versions.tables.ts';

const row = {
  version: recordVersions.version,
  at: recordVersions.at,
  by: actorName,
  changed: recordVersions.changed,
  restored: recordVersions.restored,
};

const toRow = <Found extends { at: Date | null }>({ at, ...found }: Found) => ({
  ...found,
  at: at?.toISOString() ?? null,
});

const versionsOf = ({ entity }: VersionedKind, id: number): SQL | undefined =>
  and(eq(recordVersions.entity, entity), eq(recordVersions.recordId, id));

/** The versions of a record, the newest first. A record that was last saved before versions were stored has none. */
export async function readVersions({ db }: Context, of: VersionedKind, id: number): Promise<VersionRow[]> {
  const found = await db
    .select(row)
    .from(recordVersions)
    .where(versionsOf(of, id))
    .orderBy(desc(recordVersions.version));
  return found.map(toRow);
}

/** One version with its content. Refuses with VERSION_NOT_EXISTS. */
export async function readVersion(
  { db }: Context,
  of: VersionedKind,
  { id, version }: { id: number; version: number },
): Promise<VersionView> {
  const [found] = await db
    .select({ ...row, content: recordVersions.content })
    .from(recordVersions)
    .where(and(versionsOf(of, id), eq(recordVersions.version, version)));
  if (!found) throw new Refusal('VERSION_NOT_EXISTS');
  const { gone } = await readPresentFiles(db, found.content);
  return { ...toRow(found), filesGone: gone };
}
