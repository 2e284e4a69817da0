import { getInvestment } from '@share/contract/areas/investments/investments.endpoints.ts';
import {
  exportPayoutHolders,
  listPayoutHolders,
  markPayout,
} from '@share/contract/areas/payouts/payouts.endpoints.ts';
import type { PayoutHolderRow, PayoutView } from '@share/contract/areas/payouts/payouts.schemas.ts';
import { formatMoney } from '@share/contract/shared/numbers/money.ts';
import { IconArrowBackUp, IconCheck, IconRefresh, IconSend, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { call } from '../../platform/api/api-client.ts';
import { useLanguage } from '../../platform/language.tsx';
import { useCan } from '../../platform/permissions.tsx';
import { useTexts } from '../../platform/texts.ts';
import type { BulkAction } from '../../ui/list/bulk/bulk-action.ts';
import { EntityList } from '../../ui/list/entity-list.tsx';
import { RowAction } from '../../ui/list/menu/row-action.tsx';
import { BookDayText, LongText } from '../../ui/values/values.tsx';
import { fullName } from '../links/people/user-name.tsx';
import { recordPaths } from '../links/record-paths.ts';
import { MarkDialog } from './mark-dialog.tsx';
import { HolderAccount, LineState } from './payout-state.tsx';
import { payoutsChanged } from './payouts.queries.ts';
import { payoutsTexts } from './payouts.texts.ts';

const nameOf = ({ user }: PayoutHolderRow) => fullName(user) || user.email;

/** What each holder of a payout gets, and where the money is. */
export function PayoutHolders({ payout }: { payout: PayoutView }) {
  const t = useTexts(payoutsTexts);
  const mayMark = useCan(markPayout);
  const [asked, setAsked] = useState<{ to: 'paid' | 'failed'; holder: PayoutHolderRow } | null>(null);
  const bulk = useBulkMarks(payout.id);
  return (
    <>
      <EntityList
        endpoint={listPayoutHolders}
        within={{ id: String(payout.id) }}
        file={exportPayoutHolders}
        bulk={payout.state === 'draft' ? [] : bulk}
        title={t.holders}
        empty={t.noHolders}
        show={t.showHolders}
        nameOf={nameOf}
        columns={[
          {
            name: 'investor',
            header: t.investor,
            wide: true,
            phone: 'title',
            value: nameOf,
            exported: [
              { name: 'investment', header: t.investment },
              { name: 'userName', header: t.investor },
              { name: 'userEmail', header: 'E-mail' },
            ],
          },
          { name: 'shares', header: t.shares, kind: 'number', value: ({ shares }) => shares },
          { name: 'gross', header: t.gross, kind: 'money', value: ({ gross }) => gross },
          { name: 'tax', below: 'gross', header: t.taxOfHolder, kind: 'money', value: ({ tax }) => tax },
          { name: 'net', header: t.netOfHolder, kind: 'money', phone: 'figure', value: ({ net }) => net },
          {
            name: 'account',
            header: t.account,
            wide: true,
            phone: 'detail',
            value: (row) => <HolderAccount {...row} />,
            exported: [
              { name: 'account', header: t.account },
              { name: 'accountKind', header: t.account, words: t.accounts },
            ],
          },
          {
            name: 'state',
            header: t.lineState,
            phone: { badge: ({ state }) => <LineState state={state} /> },
            value: ({ state }) => <LineState state={state} />,
            exported: [
              { name: 'state', header: t.lineState },
              { name: 'transaction', header: t.transaction },
              { name: 'sentAt', header: t.sentAt },
            ],
          },
          {
            name: 'paidOn',
            below: 'state',
            header: t.paidOn,
            value: ({ paidOn, note }) =>
              note === '' ? <BookDayText day={paidOn} /> : <LongText>{note}</LongText>,
            exported: [
              { name: 'paidOn', header: t.paidOn },
              { name: 'reference', header: t.reference },
              { name: 'note', header: t.note },
            ],
          },
        ]}
        filters={{
          search: t.search,
          state: { label: t.lineState, choices: t.lineStates },
          account: { label: t.account, choices: t.accounts },
        }}
        open={{ view: getInvestment, to: ({ investment }) => recordPaths.investment(investment) }}
        rowActions={(holder) => {
          const mayBePaid = holder.state === 'due' || holder.state === 'sent';
          const mayFail = holder.net > 0 && (holder.state === 'sent' || holder.state === 'paid');
          return mayMark && (mayBePaid || mayFail) ? (
            <>
              {mayBePaid && (
                <RowAction
                  label={t.named(t.paid, nameOf(holder))}
                  word={t.paid}
                  icon={<IconCheck size={18} aria-hidden />}
                  opensDialog
                  onClick={() => setAsked({ to: 'paid', holder })}
                />
              )}
              {mayFail && (
                <RowAction
                  label={t.named(t.failed, nameOf(holder))}
                  word={t.failed}
                  icon={<IconX size={18} aria-hidden />}
                  opensDialog
                  onClick={() => setAsked({ to: 'failed', holder })}
                />
              )}
            </>
          ) : null;
        }}
      />
      {asked && <MarkDialog payout={payout.id} {...asked} onClose={() => setAsked(null)} />}
    </>
  );
}

/** Marks the chosen holders, with one call for each. */
function useBulkMarks(payout: number): BulkAction<PayoutHolderRow>[] {
  const t = useTexts(payoutsTexts);
  const { language } = useLanguage();
  const mark = (to: 'sent' | 'due' | 'unpaid', states: readonly PayoutHolderRow['state'][]) => ({
    name: to,
    endpoint: markPayout,
    isPossible: ({ state, net }: PayoutHolderRow) => states.includes(state) && net > 0,
    describe: (row: PayoutHolderRow) => `${nameOf(row)} · ${formatMoney(row.net, language)}`,
    run: ({ id }: PayoutHolderRow) =>
      call(markPayout, { params: { id: String(payout) }, body: { to, lines: [id] } }),
    onDone: payoutsChanged,
  });
  return [
    {
      ...mark('sent', ['due']),
      label: t.sent,
      icon: <IconSend size={18} aria-hidden />,
      title: t.sentTitle,
      message: t.sentMessage,
    },
    {
      ...mark('due', ['failed', 'sent', 'due']),
      label: t.payAgainChosen,
      icon: <IconRefresh size={18} aria-hidden />,
      title: t.againTitle,
      message: t.againMessage,
    },
    {
      ...mark('unpaid', ['paid']),
      label: t.unpaid,
      icon: <IconArrowBackUp size={18} aria-hidden />,
      title: () => t.unpaidTitle,
      message: t.unpaidMessage,
    },
  ];
}
