import {
  createPaymentFile,
  exportDuePayments,
  listDuePayments,
  totalDuePayments,
} from '@share/contract/areas/payment-files/payment-files.endpoints.ts';
import type { DuePayment } from '@share/contract/areas/payment-files/payment-files.schemas.ts';
import { IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '../../platform/texts.ts';
import { EntityList } from '../../ui/list/entity-list.tsx';
import { StatusBadge } from '../../ui/values/status-badge.tsx';
import { AccountNumberText, LongText } from '../../ui/values/values.tsx';
import { CreateFileDialog } from './create-file-dialog.tsx';
import { duePaymentsTexts } from './due-payments.texts.ts';
import { PaymentFileMark } from './payment-file-mark.tsx';
import { WhatFor } from './what-for.tsx';

/** What is to be paid out, the oldest first; the chosen payments become a file for the bank. */
export function DuePaymentsList() {
  const t = useTexts(duePaymentsTexts);
  const [chosen, setChosen] = useState<readonly DuePayment[] | null>(null);
  const nameOf = ({ kind, name, payments, title }: DuePayment) =>
    kind === 'payout' ? t.holders(payments) : name || title;
  const State = ({ state, obstacle, unpayable, kind }: DuePayment) => {
    if (obstacle !== null) return <StatusBadge tone="bad">{t.obstacles[obstacle]}</StatusBadge>;
    if (kind === 'payout' && unpayable > 0)
      return <StatusBadge tone="waiting">{t.withoutAccount(unpayable)}</StatusBadge>;
    return <StatusBadge tone={state === 'waiting' ? 'waiting' : 'info'}>{t.states[state]}</StatusBadge>;
  };
  return (
    <>
      <EntityList
        endpoint={listDuePayments}
        file={exportDuePayments}
        totals={totalDuePayments}
        title={t.title}
        empty={t.empty}
        show={t.show}
        nameOf={nameOf}
        bulk={[
          {
            name: 'make',
            label: t.make,
            icon: <IconSend size={18} aria-hidden />,
            endpoint: createPaymentFile,
            isPossible: ({ state, obstacle }) => state === 'waiting' && obstacle === null,
            open: setChosen,
          },
        ]}
        columns={[
          { name: 'name', header: t.name, wide: true, phone: 'title', value: nameOf },
          {
            name: 'account',
            below: 'name',
            header: t.account,
            value: ({ account }) => (account === '' ? null : <AccountNumberText stored={account} />),
          },
          {
            name: 'kind',
            header: t.kind,
            phone: { detail: ({ kind }) => t.kinds[kind] },
            value: ({ kind, order, statement, record }) => (
              <WhatFor
                kind={kind}
                order={order}
                statement={statement}
                payout={kind === 'payout' ? record : null}
              />
            ),
          },
          {
            name: 'title',
            below: 'kind',
            header: t.transferTitle,
            value: ({ title }) => (
              <span lang="pl">
                <LongText>{title}</LongText>
              </span>
            ),
          },
          { name: 'amount', header: t.amount, kind: 'money', phone: 'figure', value: ({ amount }) => amount },
          {
            name: 'payments',
            below: 'amount',
            header: t.payments,
            kind: 'number',
            value: ({ payments }) => payments,
            exported: [
              { name: 'payments', header: t.payments },
              { name: 'unpayable', header: t.unpayable },
            ],
          },
          {
            name: 'payFrom',
            header: t.payFrom,
            value: ({ payFrom }) => (payFrom === '' ? null : <AccountNumberText stored={payFrom} />),
          },
          {
            name: 'dueSince',
            below: 'payFrom',
            header: t.dueSince,
            kind: 'instant',
            value: ({ dueSince }) => dueSince,
          },
          {
            name: 'state',
            header: t.state,
            phone: { badge: State },
            value: (row) => (
              <>
                <State {...row} />
                {row.file !== null && (
                  <div>
                    <PaymentFileMark file={row.file} />
                  </div>
                )}
              </>
            ),
            exported: [
              { name: 'state', header: t.state, words: t.states },
              { name: 'obstacle', header: t.obstacle, words: t.obstacles },
            ],
          },
        ]}
        filters={{
          search: t.nameOrOrder,
          kind: { label: t.kind, choices: t.kinds },
          amount: t.amount,
          payFrom: t.payFrom,
          state: { label: t.state, choices: t.states },
        }}
      />
      {chosen !== null && <CreateFileDialog chosen={chosen} onClose={() => setChosen(null)} />}
    </>
  );
}
