import { asc, type SQL } from 'drizzle-orm';
import type { Context } from '../platform/context.ts';
import { auditEntries } from '../platform/records/audit.ts';
import { openEntries } from '../platform/records/personal-values.ts';

/** Entries of the audit trail, oldest first, with the personal values that are sealed in the database. */
export const readAudit = async (context: Context, where?: SQL) =>
  openEntries(
    context,
    await context.db.select().from(auditEntries).where(where).orderBy(asc(auditEntries.id)),
  );
