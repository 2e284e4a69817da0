import * as account from '@share/contract/areas/account/account.endpoints.ts';
import * as agreements from '@share/contract/areas/agreements/agreements.endpoints.ts';
import * as templates from '@share/contract/areas/email-templates/email-templates.endpoints.ts';
import * as faq from '@share/contract/areas/faq/faq.endpoints.ts';
import * as featured from '@share/contract/areas/featured-offers/featured-offers.endpoints.ts';
import * as offers from '@share/contract/areas/offers/offers.endpoints.ts';
import * as orders from '@share/contract/areas/orders/orders.endpoints.ts';
import * as pages from '@share/contract/areas/pages/pages.endpoints.ts';
import * as permissions from '@share/contract/areas/permissions/permissions.endpoints.ts';
import * as pictures from '@share/contract/areas/pictures/pictures.endpoints.ts';
import * as roles from '@share/contract/areas/roles/roles.endpoints.ts';
import * as series from '@share/contract/areas/series/series.endpoints.ts';
import * as settings from '@share/contract/areas/settings/settings.endpoints.ts';
import * as slider from '@share/contract/areas/slider/slider.endpoints.ts';
import * as staticContent from '@share/contract/areas/static-content/static-content.endpoints.ts';
import * as users from '@share/contract/areas/users/users.endpoints.ts';
import type { Endpoint } from '@share/contract/shared/endpoint.ts';
import type { Page } from 'playwright';
import { filledBody, type Given } from '../../../../api/src/testing/saved-fields/filled-body.ts';
import { always, givenToAll, inRounds } from '../../../../api/src/testing/saved-fields/saved-record.ts';
import { aSentPicture } from '../../../../api/src/testing/slides.ts';
import { anOrder, aSellingOffer, twoAgreements } from '../../order-records.ts';
import { aUser } from '../../people-records.ts';
import { aSeries, callApi, unique } from '../../records.ts';
import { listRoutes } from '../every-screen/screens-of-records.ts';
import type { Mirrored } from './mirror-form.ts';

/** A form that is filled. */
export interface MirroredForm {
  /** Its route, as the router names it. */
  route: string;
  title: string;
  prepare: (staff: Page) => Promise<Mirrored>;
}

interface Of {
  create?: Endpoint;
  update: Endpoint;
  given?: Given;
  /** What must be there before, and the values that lead to it. */
  more?: (staff: Page) => Promise<Given>;
  /** Beside `address`, `endpoint` and `wanted`. */
  further?: Pick<Mirrored, 'left' | 'form' | 'chosen' | 'begin' | 'onlyHere'>;
  id?: (staff: Page) => Promise<number | string>;
}

const formAt = (route: string, of: Of): MirroredForm => ({
  route,
  title: `${route}, saved by ${of.update.path}`,
  prepare: async (staff) => {
    const given = { ...(await givenToAll()), ...of.given, ...(await of.more?.(staff)) };
    const record = unique();
    const bodyOf = ({ body }: Endpoint, round: 0 | 1) => body && filledBody(body, given, { round, record });
    const id = of.create
      ? (await callApi<{ id: number }>(staff, 'POST', of.create.path, bodyOf(of.create, 0))).id
      : await of.id?.(staff);
    return {
      address: route.replace('$id', String(id)),
      endpoint: of.update,
      wanted: bodyOf(of.update, 1),
      ...of.further,
    };
  },
});

/** A file is no field that is typed in. */
async function uploadPicture(page: Page): Promise<void> {
  const { fileName: name, base64 } = await aSentPicture();
  const file = { name, mimeType: 'image/png', buffer: Buffer.from(base64, 'base64') };
  await page.locator('main form input[type=file]').first().setInputFiles(file);
  await page.locator('main form img').first().waitFor();
}

const offer = {
  update: offers.updateOffer,
  given: {
    investmentEnd: inRounds('2031-01-01', '2031-01-02'),
    'agreements.*.id': always(undefined),
    // An element within another has the same fields.
    children: always([]),
    url: inRounds('https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'https://youtu.be/dQw4w9WgXcR'),
  },
  more: async (staff: Page) => {
    const [one, other] = [await aSeries(staff, unique()), await aSeries(staff, unique())];
    return { series: inRounds(one.id, other.id) };
  },
} as const satisfies Of;

/** An order of a new offer, whose agreements are accepted. */
const manualOrder: MirroredForm = {
  route: '/orders/create',
  title: '/orders/create',
  prepare: async (staff) => {
    const sold = await aSellingOffer(staff, `Mirror ${unique()}`, { agreements: twoAgreements() });
    const ordered = formAt('/orders/create', {
      update: orders.placeManualOrder,
      given: { offer: always(sold.id), series: always(sold.series), agreements: always([]) },
      further: {
        chosen: { offer: sold.title, country: { pl: 'Niemcy', en: 'Germany' } },
        onlyHere: {
          offer: 'the order names it',
          quantity: 'the order names it',
          email: 'the order names it',
          language: 'the account has it',
          agreements: 'the order lists them',
        },
      },
    });
    return ordered.prepare(staff);
  },
};

const staysLast = { position: 'there is no other record' };

export const mirroredForms: readonly MirroredForm[] = [
  formAt('/series/$id/edit', { create: series.createSeries, update: series.updateSeries }),
  formAt('/agreements/$id', { create: agreements.createAgreement, update: agreements.updateAgreement }),
  formAt('/faq/$id', { create: faq.createFaq, update: faq.updateFaq, further: { left: staysLast } }),
  formAt('/pages/$id', { create: pages.createPage, update: pages.updatePage }),
  formAt('/slider/$id', {
    create: slider.createSlide,
    update: slider.updateSlide,
    further: { left: staysLast },
  }),
  formAt('/pictures/$id', { create: pictures.createPicture, update: pictures.updatePicture }),
  formAt('/roles/$id/edit', { create: roles.createRole, update: roles.updateRole }),
  formAt('/permission/$id', { create: permissions.createPermission, update: permissions.updatePermission }),
  formAt('/orders/$id/edit', {
    update: orders.updateOrder,
    further: { chosen: { country: { pl: 'Niemcy', en: 'Germany' } } },
    id: async (staff) => (await anOrder(staff, await aSellingOffer(staff, unique()))).id,
  }),
  formAt('/account', { update: account.updateAccount, further: { form: 'main form:has([name=firstName])' } }),
  formAt('/settings', {
    update: settings.updateConfig,
    given: { 'socialMediaIcons.*.id': always(undefined) },
    further: {
      form: 'main form:not(:has([name=maxAmount]))',
      left: { secondFactor: 'nobody could go on', position: 'the others have the other places' },
    },
  }),
  formAt('/settings', {
    update: settings.updatePayPalConfig,
    further: { form: 'main form:has([name=maxAmount])' },
  }),
  formAt('/email-templates/$id/edit', { update: templates.updateEmailTemplate, id: async () => 1 }),
  formAt('/featured-offers/$id', {
    update: featured.updateFeaturedOffer,
    id: async () => 1,
    more: async (staff) => ({
      offerId: always((await aSellingOffer(staff, unique())).id),
      position: inRounds(1, 2),
    }),
  }),
  formAt('/users/$id', {
    update: users.updateUser,
    given: { position: inRounds('Adviser', 'Director') },
    further: {
      chosen: { country: { pl: 'Niemcy', en: 'Germany' } },
      left: { active: 'a question comes first', isAdmin: 'other fields and other tabs follow' },
    },
    id: async (staff) => (await aUser(staff)).id,
  }),
  formAt('/static-content/element/$id', { update: staticContent.updateStaticElement, id: async () => 11 }),
  formAt('/offers/$id/edit', { ...offer, create: offers.createOffer }),
  formAt('/offers/create', { ...offer, update: offers.createOffer }),
  manualOrder,
  formAt('/series/create', { update: series.createSeries }),
  formAt('/agreements/create', { update: agreements.createAgreement }),
  formAt('/faq/create', { update: faq.createFaq }),
  formAt('/pages/create', { update: pages.createPage }),
  formAt('/slider/create', { update: slider.createSlide, further: { begin: uploadPicture } }),
  formAt('/pictures/create', { update: pictures.createPicture, further: { begin: uploadPicture } }),
  formAt('/users/create', {
    update: users.createUser,
    given: {
      position: inRounds('Adviser', 'Director'),
      role: always(null),
      resetPasswordUrlPattern: always('http://localhost/set-password/:token'),
    },
    further: { onlyHere: { role: 'the form of the new user does not show it' } },
  }),
  formAt('/roles/create', { update: roles.createRole }),
  formAt('/permission/create', { update: permissions.createPermission }),
];

export const isOfOffers = ({ route }: MirroredForm): boolean => route.startsWith('/offers/');

/** Routes whose fields are not filled here, by the reason. */
export const routesWithoutMirror: Readonly<Record<string, readonly string[]>> = {
  'lists and overviews': ['/', ...listRoutes, '/static-content', '/static-content/$id', '/languages'],
  'records that are only read, or changed by questions': [
    '/transactions/$id/edit',
    '/investments/$id/edit',
    '/emails/$id',
    '/statements/$id',
    '/statements/create',
    '/payment-files/$id',
    '/payouts/$id',
    '/journal/$id',
    '/offers/$id/cap-table',
    '/offers/$id/preview',
    '/proposals/$id',
    '/series/$id/register',
  ],
  'forms of either one field or another, all filled by a journey': ['/payouts/create', '/payouts/$id/edit'],
  'screens before the session': [
    '/login',
    '/forgot-password',
    '/reset-password/$resetToken',
    '/set-password/$resetPasswordToken',
  ],
  'no screen of the office': ['/general', '/contact', '/legal', '/privacy', '$'],
};
