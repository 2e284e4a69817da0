import { listInvestments } from '@share/contract/areas/investments/investments.endpoints.ts';
import type { InvestmentView } from '@share/contract/areas/investments/investments.schemas.ts';
import {
  getInvestmentRevision,
  getInvestmentTimeline,
} from '@share/contract/areas/timeline/timeline.endpoints.ts';
import { formatInstant } from '@share/contract/shared/dates.ts';
import { useQuery } from '@tanstack/react-query';
import { useListOrHome } from '../../platform/permissions.tsx';
import { useTexts } from '../../platform/texts.ts';
import { ErrorBanner } from '../../ui/error-banner.tsx';
import { refetchEndpoint } from '../../ui/form/record-query.ts';
import { RecordScreen } from '../../ui/form/record-screen.tsx';
import { ChangedBar } from '../../ui/record/changed-bar.tsx';
import { useChangeByOthers } from '../../ui/record/use-change-by-others.ts';
import { useIdParam } from '../../ui/use-id-param.ts';
import { ViewFrame } from '../../ui/view-frame.tsx';
import { Timeline } from '../timeline/timeline.shared.tsx';
import { useInvestmentHead } from './investment-head.tsx';
import { InvestmentInfo } from './investment-info.tsx';
import { InvestmentOrders } from './investment-orders.tsx';
import { investmentPartsTexts } from './investment-parts.texts.ts';
import { InvestmentShares } from './investment-shares.tsx';
import { InvestmentTransactions } from './investment-transactions.tsx';
import { investmentsPaths } from './investments.paths.ts';
import { investmentQuery } from './investments.queries.ts';
import { investmentsTexts } from './investments.texts.ts';

export function InvestmentScreen() {
  const id = useIdParam();
  const t = useTexts(investmentsTexts);
  const back = useListOrHome(listInvestments, investmentsPaths.list);
  return (
    <RecordScreen
      key={id}
      query={investmentQuery(id)}
      title={t.nameOf(id)}
      back={back}
      list={t.title}
      cards={5}
    >
      {(investment) => <InvestmentDetail investment={investment} back={back} />}
    </RecordScreen>
  );
}

/** The read-only screen of one investment (INV-09 to INV-15). */
function InvestmentDetail({ investment, back }: { investment: InvestmentView; back: string }) {
  const t = useTexts(investmentsTexts);
  const { refetch, isFetching, error } = useQuery(investmentQuery(investment.id));
  const parts = useTexts(investmentPartsTexts);
  const { transactions } = investment;
  const head = useInvestmentHead(investment);
  const change = useChangeByOthers(getInvestmentRevision, { id: String(investment.id) }, investment.revision);
  const reload = () => {
    refetchEndpoint(getInvestmentTimeline);
    void refetch();
  };
  return (
    <ViewFrame
      title={t.nameOf(investment.id)}
      head={head}
      back={back}
      isReloading={isFetching}
      onReload={reload}
    >
      <ChangedBar change={change} inWords={formatInstant} onShow={reload} />
      {error && <ErrorBanner failure={error} />}
      <InvestmentInfo investment={investment} />
      <InvestmentShares investment={investment} />
      <InvestmentOrders orders={investment.orders} />
      <InvestmentTransactions
        title={parts.transactions.investment}
        empty={parts.transactions.investmentEmpty}
        transactions={transactions.investment}
      />
      <InvestmentTransactions
        title={parts.transactions.dividend}
        empty={parts.transactions.dividendEmpty}
        transactions={transactions.dividend}
      />
      <Timeline endpoint={getInvestmentTimeline} id={investment.id} isBrief />
    </ViewFrame>
  );
}
