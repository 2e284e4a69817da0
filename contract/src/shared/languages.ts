/** The two languages of the product (LNG-01); every translatable value has both (LNG-02). */
export const languages = ['pl', 'en'] as const;
export type Language = (typeof languages)[number];

export const otherLanguage = (language: Language): Language => (language === 'pl' ? 'en' : 'pl');

export const isLanguage = (value: unknown): value is Language => value === 'pl' || value === 'en';
