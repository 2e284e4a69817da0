import { randomUUID } from 'node:crypto';
import { addWarsawDays, toWarsaw, warsawDay } from '@share/contract/shared/dates.ts';
import { and, desc, eq, sql } from 'drizzle-orm';
import { acceptOrder } from '../areas/ledger/move/accept-order.ts';
import { acceptTransaction } from '../areas/ledger/move/accept-transaction.ts';
import { expireOrder } from '../areas/ledger/move/expire-order.ts';
import { extendTransaction } from '../areas/ledger/move/extend-transaction.ts';
import { rejectOrder } from '../areas/ledger/move/reject-order.ts';
import { placeManualOrder } from '../areas/ledger/place/place-manual-order.ts';
import { closeRefund } from '../areas/ledger/refunds/close-refund.ts';
import { recordFurtherTransfer } from '../areas/ledger/refunds/record-further-transfer.ts';
import { transactions } from '../areas/ledger/transactions.tables.ts';
import { users } from '../areas/users/users.tables.ts';
import { type Context, systemContext } from '../platform/context.ts';
import { hashPassword, noRequest } from '../platform/passwords.ts';
import { type Random, seededRandom } from '../platform/seeded-random.ts';
import type { DemoOffer } from './demo-offers.ts';
import { payoutEvents } from './demo-payouts.ts';
import { type DemoPerson, demoPerson } from './demo-people.ts';
import { signDemoDocuments } from './documents/sign-demo-documents.ts';

const INVESTORS = 70;
const ORDERS = 240;
const DAY = 86_400_000;
const HOUR = 3_600_000;
/** The number of an order differs from that of its transaction, as in any books that are not quite new. */
const FIRST_ORDER = 1_001;
const POLAND = 616;

type Clock = { set(at: Date): void };
interface Event {
  at: number;
  happen: () => Promise<void>;
}

/**
 * Creates the orders of a year and a half in chronological sequence, with the same verbs that staff use. Events after `today`
 * are left out, so the newest orders are new or paid.
 */
export async function addDemoBooks(
  context: Context,
  clock: Clock,
  today: Date,
  offers: DemoOffer[],
): Promise<void> {
  const random = seededRandom(2_026);
  const people = await addInvestors(context, random);
  const events: Event[] = [];
  for (let nth = 0; nth < ORDERS; nth += 1) {
    const age = (ORDERS - nth) * 2.2 * DAY - random.integer(0, 20) * HOUR;
    const [person, offer] = [random.pick(people), random.pick(offers)];
    const start = { placed: today.getTime() - age, signing: documentsSigned(nth) };
    events.push(...eventsOf(context, random, person, offer, start));
  }
  events.push(...payoutEvents(context, random, today, offers));
  events.push({ at: today.getTime() - 2 * DAY, happen: () => payAgain(context) });
  const [person, offer] = [people[0], offers.find(({ series }) => series.bankInfo.virtualPrefix !== '')];
  if (!person || !offer) throw new Error('No demo order has a virtual account');
  const toVirtualAccount = orderOf(person, offer.offer, offer.series.id, 4);
  events.push({
    at: today.getTime() - DAY,
    happen: async () => void (await placeManualOrder(context, toVirtualAccount)),
  });
  await context.db.execute(sql`SELECT setval('orders_id_seq', ${FIRST_ORDER}, false)`);
  const happened = events.filter(({ at }) => at < today.getTime()).sort((one, other) => one.at - other.at);
  for (const { at, happen } of happened) {
    clock.set(new Date(at));
    await happen();
  }
  clock.set(today);
}

/** How many documents of the `nth` order are signed: a third of the younger half has the contract alone, or two. */
const documentsSigned = (nth: number): number =>
  nth < ORDERS / 2 || nth % 3 !== 1 ? 0 : nth % 2 === 1 ? 1 : 2;

interface OrderStart {
  placed: number;
  /** The number of documents that the investor signs on the same day; the first is the contract. */
  signing: number;
}

/** The events of one order: it is placed, perhaps signed, and then paid and accepted, or rejected, or it expires. */
function eventsOf(
  context: Context,
  random: Random,
  person: DemoPerson,
  { offer, series }: DemoOffer,
  { placed, signing }: OrderStart,
): Event[] {
  const quantity = random.integer(2, 12);
  const chance = random.next();
  const paid = placed + random.integer(1, 9) * DAY;
  const decided = paid + random.integer(1, 4) * DAY;
  let order = { id: 0, transaction: 0 };
  const place: Event = {
    at: placed,
    happen: async () => {
      const view = await placeManualOrder(context, orderOf(person, offer, series.id, quantity));
      order = { id: view.id, transaction: view.transactions[0]?.id ?? 0 };
    },
  };
  const sign = {
    at: placed + 3 * HOUR,
    happen: () => signDemoDocuments(context, order.id, person, offer, signing),
  };
  const pay = { at: paid, happen: async () => void (await acceptTransaction(context, order.transaction)) };
  const accept = { at: decided, happen: async () => void (await acceptOrder(context, order.id)) };
  const reject = (at: number) => ({
    at,
    happen: async () =>
      void (await rejectOrder(context, order.id, {
        note: 'Skan podpisanej umowy jest nieczytelny. Zapraszamy do złożenia nowego zamówienia.',
      })),
  });
  const expire = {
    at: addWarsawDays(new Date(placed), context.environment.paymentTermDays).getTime() + 60_000,
    happen: async () => void (await expireOrder(systemContext(context), order.id)),
  };
  const later = { waitUntil: toWarsaw(new Date(placed + 30 * DAY)) };
  const extend = {
    at: paid - 2 * HOUR,
    happen: async () => void (await extendTransaction(context, order.transaction, later, null)),
  };
  if (chance < 0.05) return [place, sign, expire];
  if (chance < 0.1) return [place, sign, reject(paid)];
  // The refund of every other rejected order is still due.
  const refund = {
    at: decided + 3 * DAY,
    happen: async () => {
      const returned = {
        returnedOn: warsawDay(context.now()),
        reference: `ZW/${order.id}`,
        reason: 'rejection',
      } as const;
      await closeRefund(context, order.transaction, returned);
    },
  };
  if (chance < 0.115) return [place, sign, pay, reject(decided), refund];
  if (chance < 0.13) return [place, sign, pay, reject(decided)];
  if (chance < 0.25) return [place, sign, extend, pay, accept];
  return [place, sign, pay, accept];
}

const orderOf = (person: DemoPerson, offer: DemoOffer['offer'], series: number, quantity: number) => ({
  email: person.email,
  offer: offer.id,
  series,
  quantity,
  investorData: {
    firstName: person.firstName,
    lastName: person.lastName,
    phoneNumber: person.phoneNumber,
    address: { address: person.address, zip: person.zip, city: person.city, state: null, country: POLAND },
    bankAccount: { country: POLAND, bankName: person.bankName, accountNumber: person.accountNumber },
  },
  agreements: offer.agreements.map(({ id, required }, at) => ({
    agreement: id,
    isAccepted: required || (quantity + at) % 2 === 0,
  })),
});

async function addInvestors({ db, now }: Context, random: Random): Promise<DemoPerson[]> {
  const people = Array.from({ length: INVESTORS }, (_, nth) => demoPerson(random, nth + 1));
  const places = { country: POLAND, bankCountry: POLAND };
  // Nobody knows it. An investor without a password would stand in the list as invited, and nobody invited these.
  const passwordHash = await hashPassword(`A1${randomUUID()}`, noRequest);
  await db
    .insert(users)
    .values(people.map((person) => ({ ...person, ...places, passwordHash, createdAt: now() })));
  return people;
}

/** Records a further transfer for the newest completed order. */
async function payAgain(context: Context): Promise<void> {
  const [paid] = await context.db
    .select()
    .from(transactions)
    .where(and(eq(transactions.type, 'investment'), eq(transactions.status, 'completed')))
    .orderBy(desc(transactions.id))
    .limit(1);
  if (!paid) throw new Error('No demo order is completed');
  const received = { receivedAmount: Number(paid.amount), note: 'Zlecenie stałe zadziałało drugi raz' };
  await recordFurtherTransfer(context, paid.id, received, null);
}
