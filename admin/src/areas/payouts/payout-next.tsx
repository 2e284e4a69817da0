import { Alert, Button, Group, Text } from '@mantine/core';
import {
  confirmPayout,
  deletePayout,
  markPayout,
  updatePayout,
} from '@share/contract/areas/payouts/payouts.endpoints.ts';
import type { PayoutView } from '@share/contract/areas/payouts/payouts.schemas.ts';
import { formatMoney } from '@share/contract/shared/numbers/money.ts';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useLanguage } from '../../platform/language.tsx';
import { IfAllowed } from '../../platform/permissions.tsx';
import { useTexts } from '../../platform/texts.ts';
import { ErrorBanner } from '../../ui/error-banner.tsx';
import { MarkDialog } from './mark-dialog.tsx';
import { payoutsTexts } from './payouts.texts.ts';
import { usePayoutMoves } from './use-payout-moves.ts';

/** What is to be done next with a payout. */
export function PayoutNext({ payout }: { payout: PayoutView }) {
  const t = useTexts(payoutsTexts);
  const moves = usePayoutMoves(payout);
  const { missing, foreign } = payout.accounts;
  return (
    <>
      {moves.failure !== null && <ErrorBanner failure={moves.failure} />}
      {payout.state !== 'paid' && missing + foreign > 0 && (
        <Alert color="yellow">{t.accountsNotice(t.badAccounts(missing, foreign))}</Alert>
      )}
      {payout.state === 'draft' ? (
        <DraftNext payout={payout} moves={moves} />
      ) : (
        <MoneyNext payout={payout} moves={moves} />
      )}
    </>
  );
}

interface NextProps {
  payout: PayoutView;
  moves: ReturnType<typeof usePayoutMoves>;
}

function DraftNext({ payout, moves }: NextProps) {
  const t = useTexts(payoutsTexts);
  const { holders = 0, accounts = 0 } = payout.changes ?? {};
  const isStale = holders + accounts > 0;
  return (
    <Alert color={isStale ? 'yellow' : 'blue'}>
      <Text mb="sm">{isStale ? t.changed(holders, accounts) : t.check}</Text>
      <Group gap="xs">
        {isStale ? (
          <IfAllowed endpoint={updatePayout}>
            <Button loading={moves.isPending} onClick={moves.calculateAgain}>
              {t.again}
            </Button>
          </IfAllowed>
        ) : (
          <IfAllowed endpoint={confirmPayout}>
            <Button loading={moves.isPending} onClick={() => void moves.confirm()}>
              {t.confirm}
            </Button>
          </IfAllowed>
        )}
        <IfAllowed endpoint={updatePayout}>
          <Button
            variant="default"
            renderRoot={(props) => (
              <Link {...props} to="/payouts/$id/edit" params={{ id: String(payout.id) }} />
            )}
          >
            {t.edit}
          </Button>
        </IfAllowed>
        <IfAllowed endpoint={deletePayout}>
          <Button variant="default" onClick={() => void moves.remove()}>
            {t.remove}
          </Button>
        </IfAllowed>
      </Group>
    </Alert>
  );
}

function MoneyNext({ payout: { id, money }, moves }: NextProps) {
  const t = useTexts(payoutsTexts);
  const { language } = useLanguage();
  const [isPaying, setPaying] = useState(false);
  const { due, sent, failed } = money;
  const amount = (part: { amount: number }) => formatMoney(part.amount, language);
  if (due.holders + sent.holders + failed.holders === 0) return null;
  return (
    <Alert color={failed.holders > 0 ? 'red' : 'blue'}>
      {due.holders > 0 && <Text>{t.toPay(due.holders, amount(due))}</Text>}
      {sent.holders > 0 && <Text>{t.onWay(sent.holders, amount(sent))}</Text>}
      {failed.holders > 0 && <Text>{t.failedNotice(failed.holders, amount(failed))}</Text>}
      <IfAllowed endpoint={markPayout}>
        <Group gap="xs" mt="sm">
          {failed.holders > 0 && (
            <Button loading={moves.isPending} onClick={() => moves.mark('due')}>
              {t.payAgain}
            </Button>
          )}
          {due.holders > 0 && (
            <Button
              variant={failed.holders > 0 ? 'default' : 'filled'}
              loading={moves.isPending}
              onClick={() => moves.mark('sent')}
            >
              {t.markSent}
            </Button>
          )}
          {due.holders + sent.holders > 0 && (
            <Button
              variant={due.holders + failed.holders > 0 ? 'default' : 'filled'}
              onClick={() => setPaying(true)}
            >
              {t.markPaid}
            </Button>
          )}
        </Group>
      </IfAllowed>
      {isPaying && <MarkDialog payout={id} to="paid" holder={null} onClose={() => setPaying(false)} />}
    </Alert>
  );
}
