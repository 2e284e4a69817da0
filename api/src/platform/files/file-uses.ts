import { sql } from 'drizzle-orm';
import type { Actor } from '../context.ts';
import { files } from './files.tables.ts';

/** SQL for a row of `files`: whether that person uploaded the file, and no record uses or used it. */
export const isUnusedUploadOf = ({ id }: Actor) => sql<boolean>`(${files.createdBy} = ${id}::int
  AND NOT ${files.isAttachment} AND NOT ${files.inLibrary}
  AND NOT EXISTS (SELECT FROM file_uses u WHERE u.file_id = ${files.id}))`;

/**
 * SQL for a row of `files`: whether a version of a record of that kind has the file as a part of its own, not only its address
 * in a text. `recordId` limits it to one record.
 */
export const isInVersionOf = (entity: 'page' | 'offer', recordId: number | null = null) =>
  sql<boolean>`EXISTS (SELECT FROM record_versions v JOIN record_version_files f ON f.version_id = v.id
    WHERE f.file_id = ${files.id} AND v.entity = ${entity} AND (${recordId}::int IS NULL OR v.record_id = ${recordId}::int)
      AND jsonb_path_exists(v.content::jsonb, '$.**.fileId ? (@ == $file)', jsonb_build_object('file', ${files.id})))`;
