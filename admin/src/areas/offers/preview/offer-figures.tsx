import type { SeriesOption } from '@share/contract/areas/series/series.schemas.ts';
import { formatDay, isCalendarDay, warsawDay } from '@share/contract/shared/dates.ts';
import type { Language } from '@share/contract/shared/languages.ts';
import { formatMoney } from '@share/contract/shared/numbers/money.ts';
import { IconLock, IconLockOpen } from '@tabler/icons-react';
import type { NumberValue } from '../../../ui/fields/number-field.tsx';
import type { OfferFormValues } from '../offer-form-values.ts';
import classes from './preview.module.css';
import { previewTexts } from './preview.texts.ts';

/** The series whose shares the offer sells, with their price; null without a series, or while it is not known. */
export type Sold = Pick<SeriesOption, 'pricePerShare' | 'isAvailable' | 'isPayable'> | null;

interface OfferFiguresProps {
  values: OfferFormValues;
  sold: Sold;
  language: Language;
}

/** Whether the offer can be ordered, and its figures, as far as they are filled in. */
export function OfferFigures({ values, sold, language }: OfferFiguresProps) {
  const t = previewTexts[language];
  const figures = figuresOf(values, sold, language);
  const isUnknown = values.series !== null && sold === null;
  const isOpen = isOrderable(values, sold, warsawDay(new Date()));
  const Lock = isOpen ? IconLockOpen : IconLock;
  return (
    <section className={classes.investment} aria-label={t.investment}>
      {!isUnknown && (
        <p className={classes.state} data-open={isOpen || undefined}>
          <Lock size={18} aria-hidden /> {isOpen ? t.isOpen : t.isClosed}
        </p>
      )}
      {figures.length > 0 && (
        <dl className={classes.figures}>
          {figures.map(([name, figure]) => (
            <div key={name}>
              <dt>{t.figures[name]}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

type Figure = keyof (typeof previewTexts)['en']['figures'];

function figuresOf(values: OfferFormValues, sold: Sold, language: Language): [Figure, string][] {
  const money = (amount: NumberValue) => (Number(amount) > 0 ? formatMoney(Number(amount), language) : '');
  const { shouldEnableFixedInvestorsEquity, fixedInvestorsEquity, investorsEquity } = values;
  const figures: [Figure, string][] = [
    ['investmentReturn', values.investmentReturn[language].trim()],
    ['pricePerShare', money(sold?.pricePerShare ?? '')],
    [
      'dates',
      [values.investmentStart, values.investmentEnd].filter(isCalendarDay).map(formatDay).join(' – '),
    ],
    ['totalCost', money(values.totalCost)],
    ['investorsEquity', money(shouldEnableFixedInvestorsEquity ? fixedInvestorsEquity : investorsEquity)],
    ['developerEquity', money(values.developerEquity)],
    ['projectType', values.projectType.trim()],
  ];
  return figures.filter(([, figure]) => figure !== '');
}

/** Whether shares could be ordered on that day if the offer were saved as visible. */
const isOrderable = (
  { isOpen, investmentStart, investmentEnd }: OfferFormValues,
  sold: Sold,
  today: string,
): boolean =>
  isOpen &&
  investmentStart <= today &&
  today <= investmentEnd &&
  sold?.isAvailable === true &&
  sold.isPayable;
