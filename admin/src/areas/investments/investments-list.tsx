import {
  exportInvestments,
  getInvestment,
  listInvestments,
  totalInvestments,
} from '@share/contract/areas/investments/investments.endpoints.ts';
import { useLanguage } from '../../platform/language.tsx';
import { useTexts } from '../../platform/texts.ts';
import { EntityList } from '../../ui/list/entity-list.tsx';
import { StatusBadge } from '../../ui/values/status-badge.tsx';
import { LongText } from '../../ui/values/values.tsx';
import { useExportedUser } from '../links/exported-pairs.ts';
import { linksTexts } from '../links/links.texts.ts';
import { OfferLink } from '../links/offer-link.tsx';
import { OwnerAndNumber, UserName } from '../links/people/user-name.tsx';
import { investmentsPaths } from './investments.paths.ts';
import { investmentsTexts } from './investments.texts.ts';

/** The list of investments (INV-03), without an edit action: nobody may change an investment (INV-08). */
export function InvestmentsList() {
  const t = useTexts(investmentsTexts);
  const { user } = useTexts(linksTexts);
  const { language } = useLanguage();
  return (
    <EntityList
      endpoint={listInvestments}
      file={exportInvestments}
      totals={totalInvestments}
      title={t.title}
      empty={t.empty}
      show={t.show}
      nameOf={(investment) => t.nameOf(investment.id)}
      columns={[
        { name: 'id', header: t.id, kind: 'id', value: ({ id }) => id },
        {
          name: 'userEmail',
          header: t.user,
          wide: true,
          phone: { title: ({ id, userMeta }) => <OwnerAndNumber id={id} user={userMeta} /> },
          exported: useExportedUser(t.user),
          value: ({ userMeta }) => <UserName user={userMeta} />,
        },
        {
          name: 'hasPendingOrders',
          header: t.hasPendingOrders,
          kind: 'yesNo',
          phone: {
            badge: (one) =>
              one.hasPendingOrders && <StatusBadge tone="waiting">{t.hasPendingOrders}</StatusBadge>,
          },
          value: (one) => one.hasPendingOrders,
        },
        {
          name: 'investedAmount',
          header: t.investedAmount,
          kind: 'money',
          phone: 'figure',
          value: (one) => one.investedAmount,
        },
        {
          name: 'numberOfShares',
          header: t.numberOfShares,
          below: ['investedAmount', 'offer'],
          kind: 'number',
          phone: 'detail',
          value: (one) => one.numberOfShares,
        },
        {
          name: 'offer',
          header: t.offer,
          phone: { detail: ({ offer }) => offer.title[language] },
          value: ({ offer }) => (
            <OfferLink id={offer.id}>
              <LongText>{offer.title[language]}</LongText>
            </OfferLink>
          ),
        },
      ]}
      filters={{
        search: t.search,
        userEmail: t.userEmail,
        userId: user.number,
        offer: t.offer,
        hasPendingOrders: t.hasPendingOrders,
        investedAmount: t.investedAmount,
        numberOfShares: t.numberOfShares,
      }}
      open={{ view: getInvestment, to: ({ id }) => investmentsPaths.edit(id) }}
    />
  );
}
