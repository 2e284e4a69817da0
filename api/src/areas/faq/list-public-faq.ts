import type { PublicFaqView } from '@share/contract/areas/faq/public-faq.endpoints.ts';
import { numbered } from '@share/contract/shared/order/positions.ts';
import { showsSomething } from '@share/contract/shared/text-fields.ts';
import { withFallback } from '@share/contract/shared/translated.ts';
import { asc } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { isShownAt } from '../../platform/records/shown-time-columns.ts';
import { faq } from './faq.tables.ts';

/** The questions that visitors read; their positions count only shown entries. */
export async function listPublicFaq({ db, now }: Context): Promise<PublicFaqView> {
  const shown = await db.select().from(faq).where(isShownAt(faq, now())).orderBy(asc(faq.position));
  const items = shown.map(({ id, isFeatured, question, answer }) => ({
    id,
    isFeatured,
    question: withFallback(question),
    answer: withFallback(answer, showsSomething),
  }));
  return { items: numbered(items) };
}
