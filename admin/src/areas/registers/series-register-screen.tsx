import { Group } from '@mantine/core';
import { rangesText } from '@share/contract/areas/registers/register-text.ts';
import { downloadSeriesRegister } from '@share/contract/areas/registers/registers.endpoints.ts';
import type { SeriesRegister } from '@share/contract/areas/registers/registers.schemas.ts';
import { listSeries } from '@share/contract/areas/series/series.endpoints.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage } from '../../platform/language.tsx';
import { useListOrHome } from '../../platform/permissions.tsx';
import { useTexts } from '../../platform/texts.ts';
import { RecordScreen } from '../../ui/form/record-screen.tsx';
import { useIdParam } from '../../ui/use-id-param.ts';
import { SmallTable } from '../../ui/values/small-table.tsx';
import { InstantText, MoneyText, NumberText } from '../../ui/values/values.tsx';
import { OrderLink } from '../links/order-link.tsx';
import { recordScreens } from '../links/record-paths.ts';
import { HolderName, PrintedHolder } from './holder-name.tsx';
import { RegisterFrame, useAsOf } from './register-frame.tsx';
import classes from './registers.module.css';
import { seriesRegisterQuery } from './registers.queries.ts';
import { registersTexts } from './registers.texts.ts';

const { list } = recordScreens.series;

/** The holders of a series at the end of a day. */
export function SeriesRegisterScreen() {
  const id = useIdParam();
  const t = useTexts(registersTexts);
  const asOf = useAsOf();
  const [first] = useState(asOf);
  const back = useListOrHome(listSeries, list);
  return (
    <RecordScreen
      key={id}
      query={seriesRegisterQuery(id, first)}
      title={t.register}
      back={back}
      list={t.series}
    >
      {(register) => <Register register={register} asOf={asOf} back={back} />}
    </RecordScreen>
  );
}

interface RegisterProps {
  register: SeriesRegister;
  asOf: string | undefined;
  back: string;
}

function Register({ register, asOf, back }: RegisterProps) {
  const t = useTexts(registersTexts);
  const { language } = useLanguage();
  const query = useQuery({
    ...seriesRegisterQuery(register.series.id, asOf),
    placeholderData: keepPreviousData,
  });
  const shown = query.data ?? register;
  return (
    <RegisterFrame
      title={t.registerOf(shown.series.name[language])}
      back={back}
      list={back === '/' ? null : { to: back, title: t.series }}
      day={shown}
      file={{ endpoint: downloadSeriesRegister, id: shown.series.id }}
      query={query}
      facts={[
        { label: t.holders, value: <NumberText value={shown.rows.length} /> },
        { label: t.shares, value: <NumberText value={shown.shares} /> },
        { label: t.amount, value: <MoneyText amount={shown.amount} /> },
      ]}
      sha256={shown.sha256}
      printed={() => <Printed register={shown} />}
    >
      <SmallTable
        title={t.holders}
        empty={t.empty}
        rows={shown.rows}
        columns={[
          { name: 'numbers', header: t.numbers, wide: true, value: ({ ranges }) => rangesText(ranges) },
          { name: 'holder', header: t.holder, wide: true, value: ({ user }) => <HolderName user={user} /> },
          { name: 'since', header: t.since, kind: 'instant', value: ({ since }) => since },
          { name: 'orders', header: t.orders, value: ({ orders }) => <OrderLinks ids={orders} /> },
          { name: 'shares', header: t.shares, kind: 'number', value: ({ shares }) => shares },
          { name: 'amount', header: t.amount, kind: 'money', value: ({ amount }) => amount },
        ]}
      />
    </RegisterFrame>
  );
}

const OrderLinks = ({ ids }: { ids: readonly number[] }) => (
  <Group gap={6}>
    {ids.map((id) => (
      <OrderLink key={id} id={id} />
    ))}
  </Group>
);

function Printed({ register: { rows, shares, amount } }: { register: SeriesRegister }) {
  const t = useTexts(registersTexts);
  return (
    <table className={classes.printed}>
      <thead>
        <tr>
          <th>{t.numbers}</th>
          <th>{t.holder}</th>
          <th>{t.since}</th>
          <th>{t.orders}</th>
          <th data-figure>{t.shares}</th>
          <th data-figure>{t.amount}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <td>{rangesText(row.ranges)}</td>
            <td>
              <PrintedHolder user={row.user} />
            </td>
            <td>
              <InstantText at={row.since} />
            </td>
            <td>{row.orders.join(', ')}</td>
            <td data-figure>
              <NumberText value={row.shares} />
            </td>
            <td data-figure>
              <MoneyText amount={row.amount} />
            </td>
          </tr>
        ))}
        <tr>
          <th colSpan={4}>{t.total}</th>
          <th data-figure>
            <NumberText value={shares} />
          </th>
          <th data-figure>
            <MoneyText amount={amount} />
          </th>
        </tr>
      </tbody>
    </table>
  );
}
