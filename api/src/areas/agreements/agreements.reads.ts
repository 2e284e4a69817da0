import type { AgreementView } from '@share/contract/areas/agreements/agreements.schemas.ts';
import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import { agreements } from './agreements.tables.ts';

/** One agreement; locked for a change when `lock` is given. Refuses with AGREEMENT_NOT_EXISTS. */
export async function findAgreement(db: Db, id: number, lock?: 'lock'): Promise<AgreementView> {
  const query = db.select().from(agreements).where(eq(agreements.id, id));
  const [found] = await (lock ? query.for('update') : query);
  if (!found) throw new Refusal('AGREEMENT_NOT_EXISTS');
  return found;
}
