import { getStatement } from '@share/contract/areas/statements/statements.endpoints.ts';
import type { BankLine, TransactionRow } from '@share/contract/areas/transactions/transactions.schemas.ts';
import { useLanguage } from '../../../platform/language.tsx';
import { useTexts } from '../../../platform/texts.ts';
import { LinkIfAllowed } from '../../../ui/link-if-allowed.tsx';
import type { Column } from '../../../ui/list/columns.tsx';
import { BookDayText, LongText, NOTHING } from '../../../ui/values/values.tsx';
import { OfferLink } from '../../links/offer-link.tsx';
import { recordPaths } from '../../links/record-paths.ts';
import { monthTexts } from './month.texts.ts';

/** What an accountant compares with the bank; each column is shown to those who have chosen it. */
export function useMonthColumns(): Column<TransactionRow>[] {
  const t = useTexts(monthTexts);
  const { language } = useLanguage();
  return [
    {
      name: 'receivedAmount',
      header: t.receivedAmount,
      kind: 'money',
      isExtra: true,
      value: ({ received }) => received?.amount ?? null,
    },
    {
      name: 'receivedOn',
      header: t.receivedOn,
      isExtra: true,
      value: ({ received }) => <BookDayText day={received?.on ?? null} />,
    },
    {
      name: 'statementLine',
      header: t.statementLine,
      isExtra: true,
      value: ({ bankLines }) => <BankLines lines={bankLines} />,
    },
    {
      name: 'offer',
      header: t.offer,
      isExtra: true,
      value: ({ meta }) => <OfferLink id={meta.offerId}>{meta.offerTitle[language]}</OfferLink>,
    },
    {
      name: 'series',
      header: t.series,
      isExtra: true,
      value: ({ meta }) => meta.seriesName?.[language] ?? NOTHING,
    },
    {
      name: 'commission',
      header: t.commission,
      kind: 'money',
      isExtra: true,
      value: ({ commission }) => commission,
    },
    { name: 'tax', header: t.tax, kind: 'money', isExtra: true, value: ({ tax }) => tax },
    {
      name: 'refundAmount',
      header: t.refundAmount,
      kind: 'money',
      isExtra: true,
      value: ({ refunded }) => refunded?.amount ?? null,
    },
    {
      name: 'refundReference',
      header: t.refundReference,
      isExtra: true,
      value: ({ refunded }) => (refunded?.references ? <LongText>{refunded.references}</LongText> : NOTHING),
    },
  ];
}

function BankLines({ lines }: { lines: readonly BankLine[] }) {
  if (lines.length === 0) return NOTHING;
  return lines.map(({ statement, line }, at) => (
    <span key={line}>
      {at > 0 && ', '}
      <LinkIfAllowed endpoint={getStatement} to={recordPaths.statement(statement)}>
        {`${statement} / ${line}`}
      </LinkIfAllowed>
    </span>
  ));
}
