import { listInvestments } from '@share/contract/areas/investments/investments.endpoints.ts';
import type { InvestmentView } from '@share/contract/areas/investments/investments.schemas.ts';
import { useLanguage } from '../../platform/language.tsx';
import { useTexts } from '../../platform/texts.ts';
import { useHeadInList } from '../../ui/record/head-in-list.ts';
import type { RecordHeadParts } from '../../ui/record/record-head.tsx';
import { MoneyText } from '../../ui/values/values.tsx';
import { OfferLink } from '../links/offer-link.tsx';
import { PersonName } from '../links/people/person-name.tsx';
import { fullName } from '../links/people/user-name.tsx';
import { investmentsPaths } from './investments.paths.ts';
import { investmentsTexts } from './investments.texts.ts';

/** Investor, offer and shares, for the head of the investment's screen. */
export function useInvestmentHead(investment: InvestmentView): RecordHeadParts {
  const t = useTexts(investmentsTexts);
  const { language } = useLanguage();
  const inList = useHeadInList({
    list: listInvestments,
    path: investmentsPaths.list,
    title: t.title,
    id: investment.id,
    to: investmentsPaths.edit,
  });
  const { offer, userMeta } = investment;
  return {
    ...inList,
    about: [
      { label: t.user, value: <PersonName user={userMeta} />, words: fullName(userMeta) },
      {
        label: t.offer,
        value: <OfferLink id={offer.id}>{offer.title[language]}</OfferLink>,
        words: offer.title[language],
      },
      {
        label: t.investedAmount,
        isFigure: true,
        value: (
          <b>
            <MoneyText amount={investment.investedAmount} />
          </b>
        ),
      },
    ],
  };
}
