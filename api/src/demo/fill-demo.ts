import { sql } from 'drizzle-orm';
import { type Services, systemContext } from '../platform/context.ts';
import { emails } from '../platform/mail/mail.tables.ts';
import { storedBody } from '../platform/mail/outbox.ts';
import { StopReason } from '../platform/process/stop-reason.ts';
import { Refusal } from '../platform/refusal.ts';
import { addDemoPaymentFiles } from './bank/demo-payment-files.ts';
import { addDemoAccounts, DEMO_ADMIN } from './demo-accounts.ts';
import { addDemoAgreements } from './demo-agreements.ts';
import { addDemoBooks } from './demo-books.ts';
import { addDemoFaq } from './demo-faq.ts';
import { featureDemoOffers } from './demo-featured.ts';
import { addDemoOffers } from './demo-offers.ts';
import { addDemoPages } from './demo-pages.ts';
import { addDemoSlides } from './demo-slides.ts';
import { addDemoNotes, addDemoStaff, inviteDemoStaff } from './demo-staff.ts';
import { addDemoStatements } from './demo-statements.ts';
import { addDemoProposals } from './waiting/demo-proposals.ts';

const DEMO_LOCK = 7_201;
const DAY = 86_400_000;
/** The age of the first demo records. */
const AGE_IN_DAYS = 560;

/** Fills an empty database with realistic records. Does nothing if there is any user. */
export async function fillDemo(services: Services): Promise<void> {
  if (!services.environment.demo) return;
  try {
    await fillIfEmpty(services);
  } catch (error) {
    if (!(error instanceof Refusal && error.code === 'FILES_UNAVAILABLE')) throw error;
    const sentence =
      'The demo data needs the store of FILES_URL, which cannot be used; set DEMO=0 to start without it.';
    throw new StopReason(sentence, { cause: error });
  }
}

async function fillIfEmpty(services: Services): Promise<void> {
  await services.db.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${DEMO_LOCK})`);
    const { rows } = await tx.execute(sql`SELECT 1 FROM users LIMIT 1`);
    if (rows.length > 0) return;

    const today = services.now();
    let time = new Date(today.getTime() - AGE_IN_DAYS * DAY);
    const clock = {
      set: (at: Date) => {
        time = at;
      },
    };
    const { adminId } = await addDemoAccounts(tx);
    await addDemoStaff(tx);
    const context = systemContext({ ...services, db: tx, now: () => time });
    const acting = {
      ...context,
      actor: { ...context.actor, id: adminId, label: DEMO_ADMIN, isAdmin: true, isSuperAdmin: true },
    };

    await addDemoAgreements(acting);
    await addDemoFaq(acting);
    await addDemoPages(acting);
    await addDemoSlides(acting);
    const offers = await addDemoOffers(acting);
    await featureDemoOffers(acting, offers);
    await addDemoBooks(acting, clock, today, offers);
    clock.set(new Date(today.getTime() - DAY));
    await inviteDemoStaff(acting);
    clock.set(today);
    await addDemoStatements(acting);
    await addDemoProposals(acting);
    await addDemoPaymentFiles(acting);
    await addDemoNotes(acting);
    // The timelines show these e-mails as sent, and none is really sent.
    await tx.update(emails).set({
      createdAt: sql`${emails.dueAt}`,
      sentAt: sql`${emails.dueAt}`,
      body: storedBody,
      attempts: 1,
    });
  });
}
