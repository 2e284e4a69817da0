/** What other areas show of payouts. */
import { Group } from '@mantine/core';
import { getPayout } from '@share/contract/areas/payouts/payouts.endpoints.ts';
import type { TransactionView } from '@share/contract/areas/transactions/transactions.schemas.ts';
import { useTexts } from '../../platform/texts.ts';
import { LinkIfAllowed } from '../../ui/link-if-allowed.tsx';
import { NOTHING } from '../../ui/values/values.tsx';
import { recordPaths } from '../links/record-paths.ts';
import { LineState } from './payout-state.tsx';
import { payoutsTexts } from './payouts.texts.ts';

/** The payout of a dividend, and where its money is; nothing for a dividend from before there were payouts. */
export function PayoutOfDividend({ payout }: Pick<TransactionView, 'payout'>) {
  const t = useTexts(payoutsTexts);
  if (!payout) return NOTHING;
  return (
    <Group gap="xs">
      <LinkIfAllowed endpoint={getPayout} to={recordPaths.payout(payout.id)}>
        {t.number(payout.id)}
      </LinkIfAllowed>
      <LineState state={payout.state} />
    </Group>
  );
}
