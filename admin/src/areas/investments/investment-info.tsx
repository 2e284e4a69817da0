import { Grid } from '@mantine/core';
import type { InvestmentView } from '@share/contract/areas/investments/investments.schemas.ts';
import { useTexts } from '../../platform/texts.ts';
import { FormSection } from '../../ui/form/form-section.tsx';
import { Facts } from '../../ui/values/facts.tsx';
import { NumberText, YesNo } from '../../ui/values/values.tsx';
import { OfferSection } from '../links/offer-section.tsx';
import { UserFacts } from '../links/people/user-facts.tsx';
import classes from './investment-info.module.css';
import { investmentPartsTexts } from './investment-parts.texts.ts';
import { investmentsTexts } from './investments.texts.ts';

/** The investment, its investor and its offer (INV-09 to INV-11). */
export function InvestmentInfo({ investment }: { investment: InvestmentView }) {
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
