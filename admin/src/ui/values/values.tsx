import { Group, Text } from '@mantine/core';
import { formatBookDay, formatDay, formatInstant, formatMoment } from '@share/contract/shared/dates.ts';
import { formatNumber } from '@share/contract/shared/numbers/format-number.ts';
import { formatFraction, formatMoney } from '@share/contract/shared/numbers/money.ts';
import { groupedAccountNumber } from '@share/contract/shared/personal-data.ts';
import { IconCheck, IconMinus } from '@tabler/icons-react';
import { Fragment } from 'react';
import { commonTexts } from '../../platform/common.texts.ts';
import { useLanguage } from '../../platform/language.tsx';
import { useTexts } from '../../platform/texts.ts';
import classes from './values.module.css';

/** Shown if there is no value. */
export const NOTHING = '–';

/** A text that may be long; lists show two lines of it, and the whole text as a tooltip. */
export const LongText = ({ children }: { children: string }) => (
  <span className={classes.long} title={children}>
    {children}
  </span>
);

/** An amount such as `1 234 567,89 zł` or `PLN 1,234,567.89`, never wrapped. */
export function MoneyText({ amount }: { amount: number | null }) {
  const { language } = useLanguage();
  return <span className={classes.figures}>{amount === null ? NOTHING : formatMoney(amount, language)}</span>;
}

export function NumberText({ value }: { value: number | null }) {
  const { language } = useLanguage();
  const text = value === null ? NOTHING : formatNumber(value, language);
  return <span className={classes.figures}>{text}</span>;
}

/** A fraction as a percentage with two decimals (CON-04). */
export function FractionText({ fraction }: { fraction: number }) {
  const { language } = useLanguage();
  return <span className={classes.figures}>{formatFraction(fraction, language)}</span>;
}

/** A calendar day or the day of an instant as dd/MM/yyyy (CON-05). */
export function DayText({ day }: { day: string | null }) {
  return <span className={classes.figures}>{day === null ? NOTHING : formatDay(day)}</span>;
}

/** An instant outside the books as dd/MM/yyyy HH:mm in Warsaw (CON-05). */
export function MomentText({ at }: { at: string | null }) {
  return <span className={classes.figures}>{at === null ? NOTHING : formatMoment(at)}</span>;
}

/** A calendar day in orders, investments and transactions as DD.MM.YYYY, like the instants there (CON-06). */
export function BookDayText({ day }: { day: string | null }) {
  return <span className={classes.figures}>{day === null ? NOTHING : formatBookDay(day)}</span>;
}

/** An instant in orders, investments and transactions as DD.MM.YYYY HH:mm in Warsaw (CON-06). */
export function InstantText({ at }: { at: string | null }) {
  return <span className={classes.figures}>{at === null ? NOTHING : formatInstant(at)}</span>;
}

/** An account number in groups, which wraps only between them. */
export function AccountNumberText({ stored }: { stored: string }) {
  const [first, ...others] = groupedAccountNumber(stored).split(' ');
  return (
    <>
      <span className={classes.figures}>{first}</span>
      {others.map((group, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: groups have no identity and may be equal.
        <Fragment key={index}>
          {' '}
          <span className={classes.figures}>{group}</span>
        </Fragment>
      ))}
    </>
  );
}

/** An icon with its word, so that nobody has to know what an icon or a colour means. */
export function YesNo({ value }: { value: boolean }) {
  const common = useTexts(commonTexts);
  const Icon = value ? IconCheck : IconMinus;
  return (
    <Group component="span" gap={4} wrap="nowrap" className={classes.yesNo} c={value ? undefined : 'dimmed'}>
      <Icon size={16} aria-hidden color={value ? 'var(--mantine-color-green-text)' : undefined} />
      <Text span size="sm">
        {value ? common.yes : common.no}
      </Text>
    </Group>
  );
}

/** An e-mail address, which wraps before its @ instead of inside a word. */
export function EmailText({ address }: { address: string }) {
  const at = Math.max(address.lastIndexOf('@'), 0);
  return (
    <span className={classes.email}>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </span>
  );
}
