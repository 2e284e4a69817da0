import { listInvestments } from '@share/contract/areas/investments/investments.endpoints.ts';
import { formatMoney } from '@share/contract/shared/numbers/money.ts';
import { useLanguage } from '../../../platform/language.tsx';
import { useTexts } from '../../../platform/texts.ts';
import { InvestmentLink } from '../../links/investment-link.tsx';
import { OfferLink } from '../../links/offer-link.tsx';
import { booksTexts } from './books.texts.ts';
import { RowsOfUser } from './rows-of-user.tsx';
import { sumOf } from './sum-of.ts';
import { useRowsOfUser } from './use-rows-of-user.ts';

/** The user's investments, with the sums of shares and money. */
export function UserInvestments({ userId }: { userId: number }) {
  const t = useTexts(booksTexts).investments;
  const { language } = useLanguage();
  const loaded = useRowsOfUser(listInvestments, userId);
  const count = new Intl.NumberFormat(language, { useGrouping: 'always' });
  return (
    <RowsOfUser
      title={t.title}
      empty={t.empty}
      loaded={loaded}
      list={listInvestments}
      path="/investments"
      userId={userId}
      sum={(investments) =>
        t.sum(
          count.format(investments.reduce((sum, { numberOfShares }) => sum + numberOfShares, 0)),
          formatMoney(sumOf(investments.map(({ investedAmount }) => investedAmount)), language),
        )
      }
      columns={[
        { name: 'id', header: t.id, value: ({ id }) => <InvestmentLink id={id}>{id}</InvestmentLink> },
        {
          name: 'offer',
          header: t.offer,
          value: ({ offer }) => <OfferLink id={offer.id}>{offer.title[language]}</OfferLink>,
        },
        {
          name: 'pending',
          header: t.pending,
          kind: 'yesNo',
          value: ({ hasPendingOrders }) => hasPendingOrders,
        },
        { name: 'shares', header: t.shares, kind: 'number', value: ({ numberOfShares }) => numberOfShares },
        { name: 'amount', header: t.amount, kind: 'money', value: ({ investedAmount }) => investedAmount },
      ]}
    />
  );
}
