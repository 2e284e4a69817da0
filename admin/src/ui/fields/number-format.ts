import type { Language } from '@share/contract/shared/languages.ts';

/** How numbers are written: `1 234,50` in Polish, `1,234.50` in English. Point and comma both type the decimals. */
export const numberFormat = (language: Language) =>
  language === 'pl'
    ? { thousandSeparator: ' ', decimalSeparator: ',', allowedDecimalSeparators: [',', '.'] }
    : { thousandSeparator: ',', decimalSeparator: '.', allowedDecimalSeparators: ['.'] };
