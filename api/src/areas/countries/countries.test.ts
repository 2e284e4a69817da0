import { listCountries } from '@share/contract/areas/countries/countries.endpoints.ts';
import { describe, expect, test } from 'vitest';
import { appForAllTests } from '../../testing/for-all-tests.ts';
import { allCountries, findCountry, findState, polishNames } from './known-countries.ts';

const app = appForAllTests();

const countriesIn = async (language: 'pl' | 'en') =>
  (await app.asVisitor(listCountries, { headers: { 'content-language': language } })).data.countries;

describe('ORD-60 countries with their states', () => {
  test('are named in the language of the request, Poland first, the others in its alphabet', async () => {
    const polish = await countriesIn('pl');
    expect(polish.slice(0, 2).map(({ name }) => name)).toEqual(['Polska', 'Afganistan']);
    const english = await countriesIn('en');
    expect(english.slice(0, 2).map(({ name }) => name)).toEqual(['Poland', 'Afghanistan']);
    for (const [language, countries] of [
      ['pl', polish],
      ['en', english],
    ] as const) {
      const others = countries.slice(1).map(({ name }) => name);
      expect(others).toEqual([...others].sort(new Intl.Collator(language).compare));
    }
  });

  test('include every voivodeship of Poland in both languages', async () => {
    const [polish] = await countriesIn('pl');
    const [english] = await countriesIn('en');
    expect(polish?.states).toHaveLength(16);
    expect(polish?.states.slice(0, 6).map(({ name }) => name)).toEqual([
      'dolnośląskie',
      'kujawsko-pomorskie',
      'lubelskie',
      'lubuskie',
      'łódzkie',
      'małopolskie',
    ]);
    expect(english?.states.find(({ id }) => id === 61_601_336)?.name).toBe('Masovia');
  });

  test.each([
    ['DE', 'by', 'Bawaria', 'Bavaria'],
    ['UA', '46', 'obwód lwowski', 'Lvivshchyna'],
    ['GB', 'sct', 'Szkocja', 'Scotland'],
    ['US', 'ny', 'Nowy Jork', 'New York'],
  ])('have regions with Polish names where Poles use them: %s-%s', (code, part, pl, en) => {
    const country = allCountries.find((one) => one.code === code);
    expect(country?.states.find(({ names }) => names.en === en)?.names).toEqual({ pl, en });
    expect(polishNames[`${code.toLowerCase()}${part}`]).toBe(pl);
  });

  test('have Polish names for all counties of Croatia', () => {
    const croatia = allCountries.find(({ code }) => code === 'HR');
    const foreign = croatia?.states.filter(({ names }) => !/^(żupania |Zagrzeb$)/.test(names.pl));
    expect(foreign).toEqual([]);
  });

  test('have no Polish name for a region that does not exist', () => {
    const shown = new Set(allCountries.flatMap(({ states }) => states.map(({ names }) => names.pl)));
    expect(Object.values(polishNames).filter((name) => !shown.has(name))).toEqual([]);
  });

  test('are the 249 of ISO 3166-1 with their numeric codes, and Kosovo', () => {
    expect(allCountries).toHaveLength(250);
    expect(allCountries.filter(({ id }) => id >= 900).map(({ code }) => code)).toEqual(['XK']);
    expect(
      ['PL', 'DE', 'AF', 'US'].map((code) => allCountries.find((country) => country.code === code)?.id),
    ).toEqual([616, 276, 4, 840]);
    expect(findCountry(891)).toBeUndefined();
  });

  test('have ids that are unique and fit into the column', () => {
    const ids = allCountries.flatMap(({ states }) => states.map(({ id }) => id));
    expect(ids.length).toBeGreaterThan(3_500);
    expect(new Set(ids).size).toBe(ids.length);
    expect(Math.max(...ids)).toBeLessThan(2 ** 31);
  });

  test('have names without footnote marks', () => {
    const names = allCountries.flatMap(({ states }) => states.flatMap(({ names: { pl, en } }) => [pl, en]));
    expect(names.filter((name) => name.trim() === '' || /[¹²³]/.test(name))).toEqual([]);
  });

  test('a state is found in its own country only', () => {
    expect(findState(616, 61_601_336)?.names.pl).toBe('mazowieckie');
    expect(findState(276, 61_601_336)).toBeUndefined();
  });
});
