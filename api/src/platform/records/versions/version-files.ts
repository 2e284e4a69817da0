import { fileNameIn } from '@share/contract/shared/files.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { fileKeyOf } from '../../files/save-file.ts';

const ADDRESS = /\/api\/files\/([\w-]+)\/([^"'\s<>)?]*)/g;

/** A file to which content refers: by its id, or by its address in a field or in a rich text. */
export interface NamedFile {
  id: number | null;
  key: string | null;
  name: string;
}

/** Every file to which the content refers. */
export function filesIn(content: unknown): NamedFile[] {
  const found: NamedFile[] = [];
  const visit = (value: unknown, field: string) => {
    if (typeof value === 'string') {
      if (field === 'thumbUrl') return;
      for (const [, key = '', name = ''] of value.matchAll(ADDRESS))
        found.push({ id: null, key: fileKeyOf(key), name: fileNameIn(name) });
    } else if (Array.isArray(value)) {
      for (const item of value) visit(item, '');
    } else if (typeof value === 'object' && value !== null) {
      const { fileId, fileName } = value as { fileId?: unknown; fileName?: unknown };
      if (typeof fileId === 'number')
        found.push({ id: fileId, key: null, name: typeof fileName === 'string' ? fileName : '' });
      for (const [name, inner] of Object.entries(value)) visit(inner, name);
    }
  };
  visit(content, '');
  return found;
}

/** SQL: whether the file `f` is one of these. */
export const isOneOf = (named: readonly NamedFile[]) => {
  const ids = named.flatMap(({ id }) => id ?? []);
  const keys = named.flatMap(({ key }) => key ?? []);
  return sql`(f.id = ANY(${sql.param(ids)}::int[]) OR f.key = ANY(${sql.param(keys)}::text[]))`;
};

/** The files of a version that still exist. */
export interface PresentFiles {
  /** The id of the picture with that address; null for none. Call it for content without files that are gone. */
  idOf: (url: unknown) => number | null;
  /** The names of files that no longer exist. */
  gone: string[];
}

export async function readPresentFiles(db: Db, content: unknown): Promise<PresentFiles> {
  const named = filesIn(content);
  const { rows } = await db.execute<{ id: number; key: string }>(
    sql`SELECT f.id, f.key FROM files f WHERE ${isOneOf(named)}`,
  );
  const ids = new Set(rows.map(({ id }) => id));
  const byKey = new Map(rows.map(({ id, key }) => [key, id]));
  const isGone = ({ id, key }: NamedFile) => (id === null ? !byKey.has(key ?? '') : !ids.has(id));
  return {
    idOf: (url) => {
      const [first] = filesIn({ url });
      return first ? (byKey.get(first.key ?? '') ?? null) : null;
    },
    gone: [...new Set(named.filter(isGone).map(({ name }) => name))],
  };
}
