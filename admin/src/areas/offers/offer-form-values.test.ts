import { OfferInput, type OfferView } from '@share/contract/areas/offers/offers.schemas.ts';
import { expect, test } from 'vitest';
import { newAgreement } from './agreements/agreement-values.ts';
import { formPath } from './offer-form-paths.ts';
import { newOffer, toFormValues, toInput } from './offer-form-values.ts';

const stored: OfferView = {
  id: 4,
  version: 2,
  createdAt: '2026-03-01T10:00:00.000Z',
  title: { pl: 'Dom', en: 'House' },
  slug: { pl: 'dom', en: 'house' },
  isOpen: false,
  isVisible: true,
  mainDescription: { pl: '<p>Opis</p>', en: '' },
  projectType: 'Flats',
  address: 'ul. Wolska 1',
  totalCost: 12.5,
  position: 0,
  investmentStart: '2026-01-01',
  investmentEnd: '2026-12-31',
  investmentReturn: { pl: '7%', en: '7%' },
  fixedInvestorsEquity: null,
  templateName: 'fullWidthGallery',
  series: 3,
  seriesHasAccount: true,
  seriesName: { pl: 'Seria', en: 'Series' },
  imageUrl: '/api/files/a/b.png',
  thumbUrl: null,
  costPerStock: null,
  minStock: 5,
  developerEquity: null,
  investorsEquity: null,
  debt: 0,
  redemptionCapRate: null,
  tenants: { pl: '', en: '' },
  badges: [
    {
      id: '0d5c5a0e-7f0c-4d39-9e0b-2f2f6f7b8a11',
      position: 1,
      text: { pl: 'Nowość', en: 'New' },
      colorText: '#ffffff',
      colorBackground: '#000000',
    },
  ],
  descriptions: [
    {
      id: '0d5c5a0e-7f0c-4d39-9e0b-2f2f6f7b8a12',
      position: 1,
      title: { pl: 'Okolica', en: 'Area' },
      content: { pl: '<p>Cicha.</p>', en: '' },
      userMustBeLoggedIn: true,
      userMustInvest: true,
    },
  ],
  properties: [
    {
      id: '0d5c5a0e-7f0c-4d39-9e0b-2f2f6f7b8a13',
      position: 1,
      label: { pl: 'Mieszkania', en: 'Flats' },
      value: { pl: '24', en: '24' },
      userMustBeLoggedIn: true,
      userMustInvest: false,
    },
  ],
  investorDocuments: [],
  sections: [],
  agreements: [1, 2].map((id) => ({
    id,
    position: id,
    name: { pl: `Zgoda ${id}`, en: `Agreement ${id}` },
    content: { pl: '<p>Tak</p>', en: '<p>Yes</p>' },
    active: true,
    required: true,
    type: 'terms',
    target: 'investment',
  })),
};

const withoutPosition = <Item extends { position: number }>({ position: _, ...item }: Item) => item;

test('an unchanged stored offer is sent as it is, with its photo', () => {
  const {
    id: _id,
    version: _version,
    createdAt: _createdAt,
    seriesName: _,
    seriesHasAccount: _h,
    imageUrl: _i,
    thumbUrl: _t,
    ...rest
  } = stored;
  expect(OfferInput.parse(toInput(toFormValues(stored), []))).toEqual({
    ...rest,
    image: null,
    badges: stored.badges.map(withoutPosition),
    descriptions: stored.descriptions.map(withoutPosition),
    properties: stored.properties.map(withoutPosition),
    agreements: stored.agreements.map(withoutPosition),
  });
});

test('OFR-45 a fixed equity is sent only while its switch is on; an empty one is no number', () => {
  const values = { ...newOffer(), fixedInvestorsEquity: 7 };
  expect(toInput(values, []).fixedInvestorsEquity).toBeNull();
  expect(toInput({ ...values, shouldEnableFixedInvestorsEquity: true }, []).fixedInvestorsEquity).toBe(7);
  const emptied = { ...values, shouldEnableFixedInvestorsEquity: true, fixedInvestorsEquity: '' as const };
  expect(toInput(emptied, []).fixedInvestorsEquity).toBeNaN();
});

test('OFR-69, OFR-70 agreements marked for deletion are not sent, and errors are shown at the right ones', () => {
  const values = toFormValues(stored);
  values.agreements[0] = { ...(values.agreements[0] ?? newAgreement()), toBeDeleted: true };
  values.agreements.push({ ...newAgreement(), target: 'contact' });
  expect(toInput(values, []).agreements).toMatchObject([
    { id: 2 },
    { target: 'investment', type: 'data-processing' },
  ]);
  expect(formPath('agreements.1.name.pl', values)).toBe('agreements.2.name.pl');
  expect(formPath('slug.pl', values)).toBe('slug.pl');
});
