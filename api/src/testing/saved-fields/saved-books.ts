/** The saved records of series, offers, orders and settings. */
import * as offers from '@share/contract/areas/offers/offers.endpoints.ts';
import * as patterns from '@share/contract/areas/offers/section-patterns.endpoints.ts';
import * as orders from '@share/contract/areas/orders/orders.endpoints.ts';
import * as ownOrders from '@share/contract/areas/own-orders/own-orders.endpoints.ts';
import * as payouts from '@share/contract/areas/payouts/payouts.endpoints.ts';
import * as series from '@share/contract/areas/series/series.endpoints.ts';
import * as settings from '@share/contract/areas/settings/settings.endpoints.ts';
import { warsawDay } from '@share/contract/shared/dates.ts';
import { anOffer, anOrder } from '../books.ts';
import { always, filesReadAs, inRounds, type SavedRecord } from './saved-record.ts';

const secret = 'a secret: only that there is one is read';

export const savedBooks: readonly SavedRecord[] = [
  {
    create: series.createSeries,
    update: series.updateSeries,
    get: series.getSeries,
    notRead: {
      'payPalCredentials.productionClientSecret': secret,
      'payPalCredentials.sandboxClientSecret': secret,
    },
  },
  {
    create: offers.createOffer,
    update: offers.updateOffer,
    get: offers.getOffer,
    prepare: async ({ context }) => {
      const [one, other] = [await anOffer(context), await anOffer(context)];
      return { given: { series: inRounds(one.seriesId, other.seriesId) } };
    },
    given: {
      investmentEnd: inRounds('2031-01-01', '2031-01-02'),
      'agreements.*.id': always(undefined),
      url: inRounds('https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'https://youtu.be/dQw4w9WgXcR'),
    },
    readAs: filesReadAs,
    notRead: { 'agreements.*.target': 'always the investment (OFR-69)' },
  },
  {
    create: patterns.createSectionPattern,
    get: patterns.getSectionPattern,
    given: { url: inRounds('https://youtu.be/dQw4w9WgXcQ', 'https://youtu.be/dQw4w9WgXcR') },
    readAs: filesReadAs,
    notRead: {
      'section.id': 'a pattern is not the section of which it was made',
      'section.position': 'a pattern is one section',
    },
  },
  {
    update: patterns.renameSectionPattern,
    get: patterns.getSectionPattern,
    prepare: async (_, { staff }) => {
      const section = { id: crypto.randomUUID(), elements: [] };
      return { id: (await staff(patterns.createSectionPattern, { body: { name: 'One', section } })).data.id };
    },
  },
  {
    create: orders.placeManualOrder,
    get: orders.getOrder,
    prepare: async ({ context }) => {
      const { id, seriesId } = await anOffer(context);
      return {
        given: {
          offer: always(id),
          series: always(seriesId),
          pricePerShare: always(100),
          agreements: always([]),
        },
      };
    },
    readAs: { email: 'userMeta.email' },
    notRead: {
      series: 'that of the offer; the order is of its shares',
      language: 'of the account that the order creates',
    },
  },
  {
    update: orders.updateOrder,
    get: orders.getOrder,
    prepare: async ({ context }) => ({ id: (await anOrder(context)).id }),
  },
  {
    create: ownOrders.placeOwnOrder,
    get: ownOrders.getOwnOrder,
    by: 'investor',
    prepare: async ({ context }) => {
      const { id } = await anOffer(context);
      return { given: { offer: always(id), pricePerShare: always(100), agreements: always([]) } };
    },
  },
  {
    create: payouts.createPayout,
    update: payouts.updatePayout,
    get: payouts.getPayout,
    prepare: async ({ context }) => {
      const of = [await anOffer(context), await anOffer(context)] as const;
      for (const offer of of) await anOrder(context, { of: offer, status: 'completed' });
      const today = always(warsawDay(context.now()));
      return { given: { offer: inRounds(of[0].id, of[1].id), asOf: today, perShare: always(null) } };
    },
    readAs: { offer: 'offer.id' },
  },
  {
    update: settings.updateConfig,
    get: settings.getConfig,
    given: { 'socialMediaIcons.*.id': always(undefined) },
    notRead: { isMaintenanceMode: 'another spelling of maintenanceMode, which counts if both are there' },
  },
  {
    update: settings.updatePayPalConfig,
    get: settings.getPayPalConfig,
    notRead: {
      'defaultCredentials.productionClientSecret': secret,
      'defaultCredentials.sandboxClientSecret': secret,
    },
  },
];
