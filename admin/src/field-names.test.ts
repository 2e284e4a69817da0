import { fieldNames } from '@share/contract/shared/content/field-names.ts';
import { languages } from '@share/contract/shared/languages.ts';
import { expect, test } from 'vitest';
import { agreementsTexts } from './areas/agreements/agreements.texts.ts';
import { investorTexts } from './areas/links/investor.texts.ts';
import { badgesTexts } from './areas/offers/badges/badges.texts.ts';
import { documentsTexts } from './areas/offers/documents/documents.texts.ts';
import { mainContentTexts } from './areas/offers/main/main-content.texts.ts';
import { propertiesTexts } from './areas/offers/properties/properties.texts.ts';
import { seriesTexts } from './areas/series/series.texts.ts';
import { settingsTexts } from './areas/settings/settings.texts.ts';
import { transactionsTexts } from './areas/transactions/transactions.texts.ts';
import { userFormTexts } from './areas/users/user-form.texts.ts';
import type { Bundle } from './platform/texts.ts';

/** The names that the journal and the history use must be the labels of these fields in the form. */
function sameAs<Name extends string>(texts: Bundle<Readonly<Record<Name, string>>>, ...names: Name[]) {
  return names.map((name) => [name, (language: 'pl' | 'en') => texts[language][name]] as const);
}
const titleOf = (field: string, texts: Bundle<{ readonly title: string }>) =>
  [field, (language: 'pl' | 'en') => texts[language].title] as const;

test.each([
  ...sameAs(agreementsTexts, 'name', 'content', 'type', 'target', 'required'),
  ...sameAs(investorTexts, 'address', 'bankAccount', 'firstName', 'lastName', 'phoneNumber'),
  ...sameAs(investorTexts, 'country', 'state', 'zip', 'city', 'bankName', 'accountNumber'),
  titleOf('badges', badgesTexts),
  titleOf('properties', propertiesTexts),
  ...sameAs(badgesTexts, 'text', 'colorText', 'colorBackground'),
  ...sameAs(mainContentTexts, 'title', 'slug', 'isOpen', 'isVisible', 'position', 'projectType'),
  ...sameAs(mainContentTexts, 'mainDescription', 'investmentStart', 'investmentEnd', 'totalCost'),
  ...sameAs(mainContentTexts, 'costPerStock', 'minStock', 'tenants'),
  ...sameAs(mainContentTexts, 'developerEquity', 'investorsEquity', 'fixedInvestorsEquity'),
  ...sameAs(mainContentTexts, 'debt', 'redemptionCapRate'),
  ...sameAs(documentsTexts, 'notifyInvestors'),
  ...sameAs(transactionsTexts, 'receivedOn'),
  ...sameAs(seriesTexts, 'name', 'displayName', 'limit', 'numberOfShares', 'reservedShares'),
  ...sameAs(seriesTexts, 'pricePerShare', 'availableFrom', 'availableTo', 'bankInfo', 'accountHolder'),
  ...sameAs(seriesTexts, 'productionMode', 'productionClientId', 'productionClientSecret'),
  ...sameAs(seriesTexts, 'sandboxClientId', 'sandboxClientSecret'),
  ...sameAs(settingsTexts, 'seoTitle', 'seoDescription', 'contactForm', 'sendTo', 'sendFrom'),
  ...sameAs(settingsTexts, 'sendFromName', 'remindersEnabled', 'maxAmount', 'productionMode'),
  ...sameAs(settingsTexts, 'googleAnalyticsId', 'googleMapsId', 'productionClientId', 'sandboxClientId'),
  ...sameAs(settingsTexts, 'productionClientSecret', 'sandboxClientSecret', 'secondFactorDemanded'),
  ...sameAs(userFormTexts, 'isAdmin', 'phoneNumber'),
])('the journal names the field %s as its form does', (field, label) => {
  for (const language of languages) expect(fieldNames[field]?.[language]).toBe(label(language));
});
