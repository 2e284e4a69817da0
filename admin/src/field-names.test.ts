import { AgreementInput } from '@share/contract/areas/agreements/agreements.schemas.ts';
import { FaqInput } from '@share/contract/areas/faq/faq.schemas.ts';
import { FeaturedPlacementInput } from '@share/contract/areas/featured-offers/featured-offers.schemas.ts';
import { OfferInput } from '@share/contract/areas/offers/offers.schemas.ts';
import { InvestorDataInput } from '@share/contract/areas/orders/investor-data.ts';
import { PageInput } from '@share/contract/areas/pages/pages.schemas.ts';
import { PermissionInput } from '@share/contract/areas/permissions/permissions.schemas.ts';
import { LibraryPictureInput } from '@share/contract/areas/pictures/pictures.schemas.ts';
import { RoleInput } from '@share/contract/areas/roles/roles.schemas.ts';
import { SeriesInput } from '@share/contract/areas/series/series.schemas.ts';
import { PayPalConfigInput } from '@share/contract/areas/settings/paypal-config.schemas.ts';
import { ConfigInput } from '@share/contract/areas/settings/settings.schemas.ts';
import { SlideInput } from '@share/contract/areas/slider/slider.schemas.ts';
import { UserEditInput } from '@share/contract/areas/users/users.schemas.ts';
import type { ContentKind } from '@share/contract/shared/content/content-names.ts';
import { nameOfField } from '@share/contract/shared/content/field-in-words.ts';
import { languages } from '@share/contract/shared/languages.ts';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { agreementsTexts } from './areas/agreements/agreements.texts.ts';
import { faqTexts } from './areas/faq/faq.texts.ts';
import { featuredOffersTexts } from './areas/featured-offers/featured-offers.texts.ts';
import { investorTexts } from './areas/links/investor.texts.ts';
import { badgesTexts } from './areas/offers/badges/badges.texts.ts';
import { documentsTexts } from './areas/offers/documents/documents.texts.ts';
import { mainContentTexts } from './areas/offers/main/main-content.texts.ts';
import { propertiesTexts } from './areas/offers/properties/properties.texts.ts';
import { pagesTexts } from './areas/pages/pages.texts.ts';
import { permissionsTexts } from './areas/permissions/permissions.texts.ts';
import { picturesTexts } from './areas/pictures/pictures.texts.ts';
import { rolesTexts } from './areas/roles/roles.texts.ts';
import { seriesTexts } from './areas/series/series.texts.ts';
import { settingsTexts } from './areas/settings/settings.texts.ts';
import { sliderTexts } from './areas/slider/slider.texts.ts';
import { userFormTexts } from './areas/users/user-form.texts.ts';
import type { Bundle } from './platform/texts.ts';

type Labels = Bundle<Readonly<Record<string, unknown>>>;

/** What each form saves, and the texts that have its labels. */
type Form = [input: z.ZodType, texts: Labels];

/** Static content and e-mail templates have no labels of these names. */
const ofContent: Record<Exclude<ContentKind, 'staticContent' | 'emailTemplate'>, Form> = {
  agreement: [AgreementInput, agreementsTexts],
  faq: [FaqInput, faqTexts],
  featuredOffer: [FeaturedPlacementInput, featuredOffersTexts],
  offer: [OfferInput, mainContentTexts],
  page: [PageInput, pagesTexts],
  picture: [LibraryPictureInput, picturesTexts],
  series: [SeriesInput, seriesTexts],
  slide: [SlideInput, sliderTexts],
};

/** By the kind's name in the audit trail. */
const forms: Record<string, Form> = {
  ...ofContent,
  config: [ConfigInput, settingsTexts],
  order: [InvestorDataInput, investorTexts],
  payPalConfig: [PayPalConfigInput, settingsTexts],
  permission: [PermissionInput, permissionsTexts],
  role: [RoleInput, rolesTexts],
  user: [UserEditInput, userFormTexts],
};

/** Texts that are named as a field but are no label: the title of the list, and a label that also says "required". */
const notLabels = new Set(['featuredOffer.title', 'page.title', 'picture.image', 'slide.image']);

const labelledFields = (kind: string, input: z.ZodType, texts: Labels): string[] => {
  const { properties = {} } = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' });
  return Object.keys(properties).filter(
    (field) => typeof texts.pl[field] === 'string' && !notLabels.has(`${kind}.${field}`),
  );
};

test.each(Object.entries(forms))(
  'the journal names the fields of a record of the kind %s as its form does',
  (kind, [input, texts]) => {
    for (const language of languages) {
      const labelled = labelledFields(kind, input, texts);
      expect(labelled.length).toBeGreaterThan(0);
      const named = labelled.map((field) => [field, nameOfField(field, kind)?.[language]]);
      expect(named).toEqual(labelled.map((field) => [field, texts[language][field]]));
    }
  },
);

/** The names that the journal and the history use must be the labels of these fields in the form. */
function sameAs<Name extends string>(texts: Bundle<Readonly<Record<Name, string>>>, ...names: Name[]) {
  return names.map((name) => [name, (language: 'pl' | 'en') => texts[language][name]] as const);
}
const titleOf = (field: string, texts: Bundle<{ readonly title: string }>) =>
  [field, (language: 'pl' | 'en') => texts[language].title] as const;

test.each([
  ...sameAs(investorTexts, 'country', 'state', 'zip', 'city', 'bankName', 'accountNumber'),
  titleOf('badges', badgesTexts),
  titleOf('properties', propertiesTexts),
  ...sameAs(badgesTexts, 'text', 'colorText', 'colorBackground'),
  ...sameAs(documentsTexts, 'notifyInvestors'),
  ...sameAs(seriesTexts, 'accountHolder', 'productionMode', 'productionClientId', 'productionClientSecret'),
  ...sameAs(seriesTexts, 'sandboxClientId', 'sandboxClientSecret', 'numberOfShares', 'reservedShares'),
  ...sameAs(seriesTexts, 'virtualPrefix'),
  ...sameAs(settingsTexts, 'contactForm', 'sendTo', 'sendFrom', 'sendFromName', 'productionMode'),
])('the journal names the field %s as its form does', (field, label) => {
  for (const language of languages) expect(nameOfField(field)?.[language]).toBe(label(language));
});
