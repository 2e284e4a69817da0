import type { Translated } from '@share/contract/shared/translated.ts';
import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { queueEmails, readTemplate } from '../../platform/mail/queue-email.ts';
import { investments } from '../ledger/investments.tables.ts';
import { users } from '../users/users.tables.ts';
import { offerDocuments, offers } from './offers.tables.ts';

const AT_ONCE = 500;

interface Investor {
  id: number;
  email: string;
  firstName: string;
}

/**
 * Tells everybody who holds shares of the offer of each document that asks for it and was not told of before (OFR-60), in
 * the transaction that saves the offer. Once and for all: the document is marked, and its event is unique in the outbox.
 */
export async function notifyInvestors(tx: Db, context: Context, offerId: number): Promise<void> {
  const isNews = and(
    eq(offerDocuments.offerId, offerId),
    eq(offerDocuments.notifyInvestors, true),
    isNull(offerDocuments.notifiedAt),
  );
  const news = await tx
    .update(offerDocuments)
    .set({ notifiedAt: context.now() })
    .where(isNews)
    .returning({ id: offerDocuments.id, name: offerDocuments.displayName });
  if (news.length === 0) return;
  const [offer] = await tx
    .select({ title: offers.title, slug: offers.slug })
    .from(offers)
    .where(eq(offers.id, offerId));
  if (!offer) throw new Error('A saved offer was gone');
  const template = await readTemplate(tx, 'new-investor-document');
  for await (const investors of investorsOf(tx, offerId)) {
    for (const document of news) {
      await queueEmails(tx, context, template, emailsAbout(context, offerId, offer, document, investors));
    }
  }
}

/** In the language of the platform: investors have not chosen one. */
function emailsAbout(
  { environment: { defaultLanguage: language, publicSiteUrl } }: Context,
  offerId: number,
  { title, slug }: { title: Translated; slug: Translated },
  document: { id: string; name: string },
  investors: readonly Investor[],
) {
  return investors.map(({ email, firstName }) => ({
    event: `new-investor-document offer ${offerId} document ${document.id}`,
    recipient: email,
    language,
    variables: {
      firstName,
      offerTitle: title[language],
      documentName: document.name,
      link: `${publicSiteUrl}/offer/${slug[language]}`,
    },
  }));
}

async function* investorsOf(tx: Db, offerId: number): AsyncIterable<Investor[]> {
  for (let after = 0; ; ) {
    const investors = await tx
      .select({ id: users.id, email: users.email, firstName: users.firstName })
      .from(investments)
      .innerJoin(users, eq(users.id, investments.userId))
      .where(
        and(
          eq(investments.offerId, offerId),
          gt(investments.numberOfShares, 0),
          isNull(users.deletedAt),
          gt(users.id, after),
        ),
      )
      .orderBy(asc(users.id))
      .limit(AT_ONCE);
    const last = investors.at(-1);
    if (!last) return;
    yield investors;
    after = last.id;
  }
}
