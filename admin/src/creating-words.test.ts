import { languages } from '@share/contract/shared/languages.ts';
import { expect, test } from 'vitest';
import { agreementsTexts } from './areas/agreements/agreements.texts.ts';
import { faqTexts } from './areas/faq/faq.texts.ts';
import { recordScreens } from './areas/links/record-paths.ts';
import { offersTexts } from './areas/offers/offers.texts.ts';
import { manualOrderTexts } from './areas/orders/manual/manual-order.texts.ts';
import { ordersTexts } from './areas/orders/orders.texts.ts';
import { pagesTexts } from './areas/pages/pages.texts.ts';
import { payoutsTexts } from './areas/payouts/payouts.texts.ts';
import { permissionsTexts } from './areas/permissions/permissions.texts.ts';
import { picturesTexts } from './areas/pictures/pictures.texts.ts';
import { rolesTexts } from './areas/roles/roles.texts.ts';
import { seriesTexts } from './areas/series/series.texts.ts';
import { creatingTexts } from './areas/shell/menu/creating.texts.ts';
import { sliderTexts } from './areas/slider/slider.texts.ts';
import { statementsTexts } from './areas/statements/statements.texts.ts';
import { userFormTexts } from './areas/users/user-form.texts.ts';
import { usersTexts } from './areas/users/users.texts.ts';

test.each(languages)('the search calls a new record what its list and its screen call it: %s', (language) => {
  const { add } = ordersTexts[language];
  const { title } = manualOrderTexts[language];
  expect(creatingTexts[language]).toEqual(
    Object.fromEntries(
      Object.entries({
        orders: { add, createTitle: title },
        statements: statementsTexts[language],
        payouts: payoutsTexts[language],
        offers: offersTexts[language],
        series: seriesTexts[language],
        agreements: agreementsTexts[language],
        users: { ...usersTexts[language], ...userFormTexts[language] },
        roles: rolesTexts[language],
        permission: permissionsTexts[language],
        faq: faqTexts[language],
        pages: pagesTexts[language],
        slider: sliderTexts[language],
        pictures: picturesTexts[language],
      }).map(([list, texts]) => [`/${list}/create`, { say: texts.add, also: texts.createTitle }]),
    ),
  );
});

test('the search offers a new record of every area that has a screen for it', () => {
  const creating = Object.values(recordScreens).flatMap((screens) =>
    'create' in screens ? screens.create : [],
  );
  expect(creating.filter((path) => !Object.hasOwn(creatingTexts.en, path))).toEqual([]);
});
