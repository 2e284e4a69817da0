/** Rules that propose lines as not ours, made from a line that was set aside. */
import type {
  RuleInput,
  StatementRuleView,
} from '@share/contract/areas/statements/statement-rules.schemas.ts';
import { plainLetters } from '@share/contract/shared/lists/plain-letters.ts';
import { desc, eq } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { audit } from '../../platform/records/audit.ts';
import { Refusal } from '../../platform/refusal.ts';
import { actorNameOf } from '../ledger/ledger.shared.ts';
import { statementLines, statementRules } from './statements.tables.ts';

export async function listRules({ db }: Pick<Context, 'db'>): Promise<StatementRuleView[]> {
  const rows = await db
    .select({
      id: statementRules.id,
      kind: statementRules.kind,
      text: statementRules.value,
      by: actorNameOf(statementRules.createdBy),
      at: statementRules.createdAt,
    })
    .from(statementRules)
    .orderBy(desc(statementRules.id));
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

type StoredLine = typeof statementLines.$inferSelect;
type Judged = Pick<StoredLine, 'title' | 'counterpartyAccount'>;

/** Tells of a line whether a rule says that it is not ours. */
export async function readRules(context: Pick<Context, 'db'>): Promise<(line: Judged) => boolean> {
  const rules = await listRules(context);
  const accounts = new Set(rules.flatMap(({ kind, text }) => (kind === 'account' ? [text] : [])));
  const titles = rules.flatMap(({ kind, text }) => (kind === 'title' ? [plainLetters(text)] : []));
  return ({ title, counterpartyAccount }) => {
    if (accounts.has(counterpartyAccount)) return true;
    const plain = plainLetters(title);
    return titles.some((text) => plain.includes(text));
  };
}

/** Shorter texts are in too many titles. */
const LEAST_LETTERS = 3;

/** Refuses with VALUE_INVALID a text that is not in the title of the line, or a line without an account. */
export async function addRule(tx: Db, context: Context, line: StoredLine, { kind, text }: RuleInput) {
  const value = kind === 'account' ? line.counterpartyAccount : text;
  const isOfLine =
    kind === 'account'
      ? value !== ''
      : value.length >= LEAST_LETTERS && plainLetters(line.title).includes(plainLetters(value));
  if (!isOfLine) throw new Refusal('VALUE_INVALID', 'rule.text');
  await tx
    .insert(statementRules)
    .values({
      lineId: line.id,
      kind,
      value,
      createdAt: context.now(),
      createdBy: context.actor.label,
    })
    .onConflictDoNothing();
  await recordRule(tx, context, 'statement.add-rule', line.statementId, { kind, value });
}

/** Refuses with NOT_FOUND. */
export function deleteRule(context: Context, id: number): Promise<null> {
  return inTransaction(context, async (tx) => {
    const [rule] = await tx.delete(statementRules).where(eq(statementRules.id, id)).returning();
    if (!rule) throw new Refusal('NOT_FOUND');
    const [line] = await tx
      .select({ statementId: statementLines.statementId })
      .from(statementLines)
      .where(eq(statementLines.id, rule.lineId));
    await recordRule(tx, context, 'statement.remove-rule', line?.statementId ?? null, rule);
    return null;
  });
}

const recordRule = (
  tx: Db,
  context: Context,
  action: 'statement.add-rule' | 'statement.remove-rule',
  statement: number | null,
  { kind, value }: Pick<typeof statementRules.$inferSelect, 'kind' | 'value'>,
) =>
  audit(tx, context, {
    action,
    entity: 'statement',
    id: statement,
    after: kind === 'account' ? { accountNumber: value } : { title: value },
  });
