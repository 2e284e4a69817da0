import { listPayouts } from '@share/contract/areas/payouts/payouts.endpoints.ts';
import type { PayoutView } from '@share/contract/areas/payouts/payouts.schemas.ts';
import { formatBookDay } from '@share/contract/shared/dates.ts';
import { formatNumber } from '@share/contract/shared/numbers/format-number.ts';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../platform/language.tsx';
import { useListOrHome } from '../../platform/permissions.tsx';
import { useTexts } from '../../platform/texts.ts';
import { ErrorBanner } from '../../ui/error-banner.tsx';
import { FormSection } from '../../ui/form/form-section.tsx';
import { RecordScreen } from '../../ui/form/record-screen.tsx';
import { useHeadInList } from '../../ui/record/head-in-list.ts';
import { HistoryLink } from '../../ui/record/history-link.tsx';
import { useIdParam } from '../../ui/use-id-param.ts';
import { Facts } from '../../ui/values/facts.tsx';
import { InstantText, MoneyText, NumberText } from '../../ui/values/values.tsx';
import { ViewFrame } from '../../ui/view-frame.tsx';
import { OfferLink } from '../links/offer-link.tsx';
import { recordPaths, recordScreens } from '../links/record-paths.ts';
import { PayoutHolders } from './payout-holders.tsx';
import { PayoutNext } from './payout-next.tsx';
import { PayoutState } from './payout-state.tsx';
import { payoutQuery } from './payouts.queries.ts';
import { payoutsTexts } from './payouts.texts.ts';

const { list } = recordScreens.payout;

export function PayoutScreen() {
  const id = useIdParam();
  const t = useTexts(payoutsTexts);
  const back = useListOrHome(listPayouts, list);
  return (
    <RecordScreen key={id} query={payoutQuery(id)} title={t.title} back={back} list={t.title}>
      {(payout) => <PayoutDetail payout={payout} back={back} />}
    </RecordScreen>
  );
}

/** One payout: what is to be done next, its sums, and its holders. */
function PayoutDetail({ payout, back }: { payout: PayoutView; back: string }) {
  const t = useTexts(payoutsTexts);
  const { language } = useLanguage();
  const { data: present = payout, refetch, isFetching, error } = useQuery(payoutQuery(payout.id));
  const inList = useHeadInList({
    list: listPayouts,
    path: list,
    title: t.title,
    id: payout.id,
    to: recordPaths.payout,
  });
  return (
    <ViewFrame
      title={present.offer.title[language]}
      head={{
        ...inList,
        state: { label: t.state, value: <PayoutState state={present.state} /> },
        about: [
          { label: t.asOf, value: formatBookDay(present.asOf), isFigure: true },
          { label: t.total, value: <MoneyText amount={present.total} />, isFigure: true },
        ],
      }}
      back={back}
      isReloading={isFetching}
      onReload={() => void refetch()}
      actions={<HistoryLink entity="payout" id={present.id} />}
    >
      {error !== null && <ErrorBanner failure={error} />}
      <PayoutNext payout={present} />
      <FormSection title={t.sums}>
        <Facts
          facts={[
            {
              label: t.offer,
              value: <OfferLink id={present.offer.id}>{present.offer.title[language]}</OfferLink>,
              long: true,
            },
            ...(present.perShare === null
              ? []
              : [{ label: t.perShare, value: <MoneyText amount={present.perShare} /> }]),
            { label: t.tax, value: formatNumber(present.tax, language) },
            { label: t.taxAmount, value: <MoneyText amount={present.taxAmount} /> },
            { label: t.net, value: <MoneyText amount={present.net} /> },
            { label: t.holders, value: <NumberText value={present.holders} /> },
            { label: t.shares, value: <NumberText value={present.shares} /> },
            { label: t.createdAt, value: <InstantText at={present.createdAt} /> },
            ...(present.confirmedAt === null
              ? []
              : [
                  { label: t.confirmedAt, value: <InstantText at={present.confirmedAt} /> },
                  { label: t.confirmedBy, value: present.confirmedBy ?? '–' },
                ]),
          ]}
        />
      </FormSection>
      <PayoutHolders payout={present} />
    </ViewFrame>
  );
}
