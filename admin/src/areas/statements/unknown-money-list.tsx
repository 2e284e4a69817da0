import { assignLine, getStatement } from '@share/contract/areas/statements/statements.endpoints.ts';
import type { UnknownState } from '@share/contract/areas/statements/statements.schemas.ts';
import {
  exportUnknownMoney,
  listUnknownMoney,
  returnUnknownMoney,
  totalUnknownMoney,
  type UnknownMoneyRow,
} from '@share/contract/areas/statements/unknown-money.endpoints.ts';
import { IconArrowBackUp, IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useCan } from '../../platform/permissions.tsx';
import { useTexts } from '../../platform/texts.ts';
import { EntityList } from '../../ui/list/entity-list.tsx';
import { RowAction } from '../../ui/list/menu/row-action.tsx';
import { StatusBadge, type Tone } from '../../ui/values/status-badge.tsx';
import { AccountNumberText, BookDayText, LongText } from '../../ui/values/values.tsx';
import { recordPaths } from '../links/record-paths.ts';
import { PaymentFileMark } from '../payment-files/payment-files.shared.tsx';
import { AssignDialog } from './lines/assign-dialog.tsx';
import type { AssignableLine } from './lines/use-assign.ts';
import { ReturnDialog } from './return-dialog.tsx';
import { unknownMoneyTexts } from './unknown-money.texts.ts';

const tones: Record<UnknownState, Tone> = { waiting: 'bad', given: 'good', returned: 'neutral' };

/** The line of which orders get this money. */
const lineOf = ({ line, amount, title, counterparty }: UnknownMoneyRow): AssignableLine => ({
  id: line,
  amount,
  title,
  counterparty,
  order: null,
  waiting: amount,
});

/** Money that belongs to nobody yet, the newest first, and what became of it. */
export function UnknownMoneyList() {
  const t = useTexts(unknownMoneyTexts);
  const mayReturn = useCan(returnUnknownMoney);
  const mayAssign = useCan(assignLine);
  const [asked, setAsked] = useState<{ about: 'orders' | 'return'; money: UnknownMoneyRow } | null>(null);
  const close = () => setAsked(null);
  const State = ({ state }: UnknownMoneyRow) => (
    <StatusBadge tone={tones[state]}>{t.states[state]}</StatusBadge>
  );
  return (
    <>
      <EntityList
        endpoint={listUnknownMoney}
        file={exportUnknownMoney}
        totals={totalUnknownMoney}
        title={t.title}
        empty={t.empty}
        show={t.show}
        nameOf={({ counterparty, title }) => counterparty.name || title}
        columns={[
          {
            name: 'sender',
            header: t.sender,
            wide: true,
            phone: 'title',
            value: ({ counterparty }) => counterparty.name,
          },
          {
            name: 'account',
            below: 'sender',
            header: t.account,
            value: ({ counterparty: { account } }) =>
              account === '' ? null : <AccountNumberText stored={account} />,
          },
          {
            name: 'title',
            header: t.transferTitle,
            wide: true,
            value: ({ title }) => <LongText>{title}</LongText>,
          },
          { name: 'note', below: 'title', header: t.note, value: ({ note }) => <LongText>{note}</LongText> },
          {
            name: 'bookedOn',
            header: t.bookedOn,
            phone: 'detail',
            value: ({ bookedOn }) => <BookDayText day={bookedOn} />,
          },
          {
            name: 'amount',
            header: t.amount,
            kind: 'money',
            phone: 'figure',
            value: ({ amount }) => amount,
          },
          {
            name: 'state',
            header: t.state,
            phone: { badge: State },
            value: (money) => (
              <>
                <State {...money} />
                {money.paymentFile !== null && (
                  <div>
                    <PaymentFileMark file={money.paymentFile} />
                  </div>
                )}
              </>
            ),
            exported: [
              { name: 'state', header: t.state },
              { name: 'returnedOn', header: t.returnedOn },
              { name: 'reference', header: t.reference },
              { name: 'closedAt', header: t.closedAt },
              { name: 'closedBy', header: t.closedBy },
            ],
          },
        ]}
        filters={{
          sender: t.senderOrTitle,
          bookedOn: t.bookedOn,
          amount: t.amount,
          state: { label: t.state, choices: t.states },
        }}
        open={{ view: getStatement, to: ({ statement }) => recordPaths.statement(statement) }}
        rowActions={(money) =>
          money.state === 'waiting' ? (
            <>
              {mayAssign && (
                <RowAction
                  label={t.assignNamed(money.counterparty.name)}
                  word={t.assign}
                  icon={<IconCheck size={18} aria-hidden />}
                  opensDialog
                  onClick={() => setAsked({ about: 'orders', money })}
                />
              )}
              {mayReturn && (
                <RowAction
                  label={t.returnNamed(money.counterparty.name)}
                  word={t.return}
                  icon={<IconArrowBackUp size={18} aria-hidden />}
                  opensDialog
                  onClick={() => setAsked({ about: 'return', money })}
                />
              )}
            </>
          ) : null
        }
      />
      {asked?.about === 'orders' && <AssignDialog line={lineOf(asked.money)} onClose={close} />}
      {asked?.about === 'return' && <ReturnDialog money={asked.money} onClose={close} />}
    </>
  );
}
