import { listInvestments } from '@share/contract/areas/investments/investments.endpoints.ts';
import type { InvestmentView } from '@share/contract/areas/investments/investments.schemas.ts';
import { useLanguage } from '../../platform/language.tsx';
import { useCan } from '../../platform/permissions.tsx';
import { useTexts } from '../../platform/texts.ts';
import { useNeighbours } from '../../ui/record/neighbours.ts';
import type { RecordHeadParts } from '../../ui/record/record-head.tsx';
import { MoneyText } from '../../ui/values/values.tsx';
import { OfferLink } from '../links/offer-link.tsx';
import { PersonName } from '../links/person-name.tsx';
import { investmentsPaths } from './investments.paths.ts';
import { investmentsTexts } from './investments.texts.ts';

/** Who holds how much of what, for the head of the investment's screen. */
export function useInvestmentHead(investment: InvestmentView): RecordHeadParts {
  const t = useTexts(investmentsTexts);
  const { language } = useLanguage();
  const mayList = useCan(listInvestments);
  const neighbours = useNeighbours(listInvestments, investmentsPaths.list, investment.id);
  const { offer, userMeta } = investment;
  return {
    list: mayList ? { to: investmentsPaths.list, title: t.title } : null,
    neighbours: { ...neighbours, to: investmentsPaths.edit },
    about: [
      { label: t.user, value: <PersonName user={userMeta} /> },
      { label: t.offer, value: <OfferLink id={offer.id}>{offer.title[language]}</OfferLink> },
      {
        label: t.investedAmount,
        value: (
          <b>
            <MoneyText amount={investment.investedAmount} />
          </b>
        ),
      },
    ],
  };
}
