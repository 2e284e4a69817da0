import type { ContentKind } from '@share/contract/shared/content/content-names.ts';

interface Screens {
  list?: string;
  create?: string;
  edit: string;
}

/** The addresses of the screens of records, for areas that refer to each other, and for the routes of simple areas. */
export const recordScreens = {
  offer: { list: '/offers', edit: '/offers/$id/edit' },
  order: { edit: '/orders/$id/edit' },
  transaction: { edit: '/transactions/$id/edit' },
  statement: { list: '/statements', create: '/statements/create', edit: '/statements/$id' },
  paymentFile: { list: '/payment-files', edit: '/payment-files/$id' },
  payout: { list: '/payouts', create: '/payouts/create', edit: '/payouts/$id' },
  investment: { edit: '/investments/$id/edit' },
  user: { edit: '/users/$id' },
  role: { list: '/roles', create: '/roles/create', edit: '/roles/$id/edit' },
  series: { list: '/series', create: '/series/create', edit: '/series/$id/edit' },
  agreement: { list: '/agreements', create: '/agreements/create', edit: '/agreements/$id' },
  faq: { list: '/faq', create: '/faq/create', edit: '/faq/$id' },
  page: { list: '/pages', create: '/pages/create', edit: '/pages/$id' },
  slide: { list: '/slider', create: '/slider/create', edit: '/slider/$id' },
  picture: { list: '/pictures', create: '/pictures/create', edit: '/pictures/$id' },
  featuredOffer: { list: '/featured-offers', edit: '/featured-offers/$id' },
  staticContent: { list: '/static-content', edit: '/static-content/element/$id' },
  emailTemplate: { list: '/email-templates', edit: '/email-templates/$id/edit' },
  email: { edit: '/emails/$id' },
  proposal: { edit: '/proposals/$id' },
  permission: { list: '/permission', create: '/permission/create', edit: '/permission/$id' },
} as const satisfies Record<ContentKind, Screens & { list: string }> & Record<string, Screens>;

type WithScreens = keyof typeof recordScreens;

/** The path of the screen of one record. */
export const recordPaths = Object.fromEntries(
  Object.entries(recordScreens).map(([kind, { edit }]) => [
    kind,
    (id: number) => edit.replace('$id', String(id)),
  ]),
) as Record<WithScreens, (id: number) => string>;
