import type { Translated } from '@share/contract/shared/translated.ts';

/** Poland's voivodeships by the second part of their ISO 3166-2 code. CLDR has no Polish names for them. */
export const voivodeships: Record<string, Translated> = {
  '02': { pl: 'dolnośląskie', en: 'Lower Silesia' },
  '04': { pl: 'kujawsko-pomorskie', en: 'Kuyavia-Pomerania' },
  '06': { pl: 'lubelskie', en: 'Lublin' },
  '08': { pl: 'lubuskie', en: 'Lubusz' },
  '10': { pl: 'łódzkie', en: 'Łódź' },
  '12': { pl: 'małopolskie', en: 'Lesser Poland' },
  '14': { pl: 'mazowieckie', en: 'Masovia' },
  '16': { pl: 'opolskie', en: 'Opole' },
  '18': { pl: 'podkarpackie', en: 'Subcarpathia' },
  '20': { pl: 'podlaskie', en: 'Podlaskie' },
  '22': { pl: 'pomorskie', en: 'Pomerania' },
  '24': { pl: 'śląskie', en: 'Silesia' },
  '26': { pl: 'świętokrzyskie', en: 'Holy Cross' },
  '28': { pl: 'warmińsko-mazurskie', en: 'Warmia-Masuria' },
  '30': { pl: 'wielkopolskie', en: 'Greater Poland' },
  '32': { pl: 'zachodniopomorskie', en: 'West Pomerania' },
};
