import type { Language } from '@share/contract/shared/languages.ts';
import type { Translated } from '@share/contract/shared/translated.ts';
import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/database.ts';
import { queueEmails, readTemplate } from '../../../platform/mail/queue-email.ts';
import { offerDocuments, offers } from '../offers.tables.ts';

interface Investor {
  email: string;
  firstName: string;
  /** Null: the language of the platform. */
  language: Language | null;
}

/**
 * Saving an offer needs its investors, which the ledger knows. The ledger imports offers, so offers cannot import the ledger:
 * the server passes the function in.
 */
export interface OfferContext extends Context {
  findInvestorsOf: (tx: Db, offerId: number) => AsyncIterable<readonly Investor[]>;
}

/**
 * Queues an e-mail to every investor of the offer about each document with that option that was not announced before (OFR-60),
 * in the database transaction that saves the offer. No document is announced twice: it is marked, and its event is unique.
 */
export async function notifyInvestors(tx: Db, context: OfferContext, offerId: number): Promise<void> {
  const documents = await markAsAnnounced(tx, context, offerId);
  if (documents.length === 0) return;
  const [offer] = await tx
    .select({ title: offers.title, slug: offers.slug })
    .from(offers)
    .where(eq(offers.id, offerId));
  if (!offer) throw new Error('A saved offer no longer exists');
  const template = await readTemplate(tx, 'new-investor-document');
  for await (const investors of context.findInvestorsOf(tx, offerId)) {
    for (const document of documents) {
      await queueEmails(tx, context, template, emailsAbout(context, offerId, offer, document, investors));
    }
  }
}

/** Marks the documents of an offer that must be announced to its investors and were not before; returns them. */
export const markAsAnnounced = (tx: Db, { now }: Context, offerId: number) =>
  tx
    .update(offerDocuments)
    .set({ notifiedAt: now() })
    .where(
      and(
        eq(offerDocuments.offerId, offerId),
        eq(offerDocuments.notifyInvestors, true),
        isNull(offerDocuments.notifiedAt),
      ),
    )
    .returning({ id: offerDocuments.id, name: offerDocuments.displayName });

/** The e-mails about a document, each in the language of its investor, or else in that of the platform. */
function emailsAbout(
  { environment: { defaultLanguage, publicSiteUrl } }: Context,
  offerId: number,
  { title, slug }: { title: Translated; slug: Translated },
  document: { id: string; name: string },
  investors: readonly Investor[],
) {
  return investors.map(({ email, firstName, language: own }) => {
    const language = own ?? defaultLanguage;
    return {
      event: `new-investor-document offer ${offerId} document ${document.id}`,
      recipient: email,
      language,
      variables: {
        firstName,
        offerTitle: title[language],
        documentName: document.name,
        link: `${publicSiteUrl}/offer/${slug[language]}`,
      },
    };
  });
}
