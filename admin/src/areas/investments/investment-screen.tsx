import { Grid } from '@mantine/core';
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
import { FormSection } from '../../ui/form/form-section.tsx';
import { refetchEndpoint } from '../../ui/form/record-query.ts';
import { RecordScreen } from '../../ui/form/record-screen.tsx';
import { ChangedBar } from '../../ui/record/changed-bar.tsx';
import { useChangeByOthers } from '../../ui/record/use-change-by-others.ts';
import { useIdParam } from '../../ui/use-id-param.ts';
import { Facts } from '../../ui/values/facts.tsx';
import { NumberText, YesNo } from '../../ui/values/values.tsx';
import { ViewFrame } from '../../ui/view-frame.tsx';
import { OfferSection } from '../links/offer-section.tsx';
import { UserFacts } from '../links/people/user-facts.tsx';
import { Timeline } from '../timeline/timeline.shared.tsx';
import { useInvestmentHead } from './investment-head.tsx';
import classes from './investment-info.module.css';
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

/** The investment, its investor and its offer (INV-09 to INV-11). */
function InvestmentInfo({ investment }: { investment: InvestmentView }) {
  const t = useTexts(investmentsTexts);
  const parts = useTexts(investmentPartsTexts);
  return (
    <>
      <Grid gap="md" align="stretch">
        <Grid.Col span={{ base: 12, lg: 7 }} className={classes.column}>
          <FormSection title={parts.info}>
            <Facts
              facts={[
                { label: parts.number, value: investment.id },
                { label: t.hasPendingOrders, value: <YesNo value={investment.hasPendingOrders} /> },
                { label: t.numberOfShares, value: <NumberText value={investment.numberOfShares} /> },
              ]}
            />
          </FormSection>
        </Grid.Col>
        <Grid.Col span={{ base: 12, lg: 5 }} className={classes.column}>
          <OfferSection offer={investment.offer} />
        </Grid.Col>
      </Grid>
      <FormSection title={t.user}>
        <UserFacts user={investment.userMeta} />
      </FormSection>
    </>
  );
}
