import { listOffers } from '@share/contract/areas/offers/offers.endpoints.ts';
import { downloadCapTable, getSeriesRegister } from '@share/contract/areas/registers/registers.endpoints.ts';
import type { CapTable } from '@share/contract/areas/registers/registers.schemas.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage } from '../../platform/language.tsx';
import { useListOrHome } from '../../platform/permissions.tsx';
import { useTexts } from '../../platform/texts.ts';
import { RecordScreen } from '../../ui/form/record-screen.tsx';
import { LinkIfAllowed } from '../../ui/link-if-allowed.tsx';
import { useIdParam } from '../../ui/use-id-param.ts';
import { SmallTable } from '../../ui/values/small-table.tsx';
import { FractionText, MoneyText, NumberText } from '../../ui/values/values.tsx';
import { recordScreens } from '../links/record-paths.ts';
import { HolderName, PrintedHolder } from './holder-name.tsx';
import { RegisterFrame, useAsOf } from './register-frame.tsx';
import classes from './registers.module.css';
import { registersPaths } from './registers.paths.ts';
import { capTableQuery } from './registers.queries.ts';
import { registersTexts } from './registers.texts.ts';

const { list } = recordScreens.offer;

/** The holders of an offer over all its series at the end of a day. */
export function CapTableScreen() {
  const id = useIdParam();
  const t = useTexts(registersTexts);
  const asOf = useAsOf();
  const [first] = useState(asOf);
  const back = useListOrHome(listOffers, list);
  return (
    <RecordScreen key={id} query={capTableQuery(id, first)} title={t.capTable} back={back} list={t.offers}>
      {(table) => <Table table={table} asOf={asOf} back={back} />}
    </RecordScreen>
  );
}

function Table({ table, asOf, back }: { table: CapTable; asOf: string | undefined; back: string }) {
  const t = useTexts(registersTexts);
  const { language } = useLanguage();
  const query = useQuery({ ...capTableQuery(table.offer.id, asOf), placeholderData: keepPreviousData });
  const shown = query.data ?? table;
  return (
    <RegisterFrame
      title={t.capTableOf(shown.offer.title[language])}
      back={back}
      list={back === '/' ? null : { to: back, title: t.offers }}
      day={shown}
      file={{ endpoint: downloadCapTable, id: shown.offer.id }}
      query={query}
      facts={[
        { label: t.holders, value: <NumberText value={shown.rows.length} /> },
        { label: t.shares, value: <NumberText value={shown.shares} /> },
        { label: t.amount, value: <MoneyText amount={shown.amount} /> },
        ...shown.series.map((one) => ({
          label: one.name[language],
          value: (
            <LinkIfAllowed
              endpoint={getSeriesRegister}
              to={registersPaths.ofSeries(one.id)}
              search={{ asOf: shown.asOf }}
            >
              {t.inSeries(one.shares)}
            </LinkIfAllowed>
          ),
        })),
      ]}
      printed={() => <Printed table={shown} />}
    >
      <SmallTable
        title={t.holders}
        empty={t.empty}
        rows={shown.rows}
        columns={[
          { name: 'holder', header: t.holder, wide: true, value: ({ user }) => <HolderName user={user} /> },
          ...shown.series.map((one, at) => ({
            name: `series-${one.id}`,
            header: one.name[language],
            kind: 'number' as const,
            value: ({ bySeries }: CapTable['rows'][number]) => bySeries[at] ?? 0,
          })),
          { name: 'shares', header: t.shares, kind: 'number', value: ({ shares }) => shares },
          { name: 'part', header: t.part, kind: 'fraction', value: ({ part }) => part },
          { name: 'amount', header: t.amount, kind: 'money', value: ({ amount }) => amount },
        ]}
      />
    </RegisterFrame>
  );
}

function Printed({ table: { rows, series, shares, amount } }: { table: CapTable }) {
  const t = useTexts(registersTexts);
  const { language } = useLanguage();
  return (
    <table className={classes.printed}>
      <thead>
        <tr>
          <th>{t.holder}</th>
          {series.map(({ id, name }) => (
            <th key={id} data-figure>
              {name[language]}
            </th>
          ))}
          <th data-figure>{t.shares}</th>
          <th data-figure>{t.part}</th>
          <th data-figure>{t.amount}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <td>
              <PrintedHolder user={row.user} />
            </td>
            {series.map(({ id }, at) => (
              <td key={id} data-figure>
                <NumberText value={row.bySeries[at] ?? 0} />
              </td>
            ))}
            <td data-figure>
              <NumberText value={row.shares} />
            </td>
            <td data-figure>
              <FractionText fraction={row.part} />
            </td>
            <td data-figure>
              <MoneyText amount={row.amount} />
            </td>
          </tr>
        ))}
        <tr>
          <th>{t.total}</th>
          {series.map((one) => (
            <th key={one.id} data-figure>
              <NumberText value={one.shares} />
            </th>
          ))}
          <th data-figure>
            <NumberText value={shares} />
          </th>
          <th />
          <th data-figure>
            <MoneyText amount={amount} />
          </th>
        </tr>
      </tbody>
    </table>
  );
}
