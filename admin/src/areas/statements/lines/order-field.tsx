import { useDebouncedValue } from '@mantine/hooks';
import { listOrders } from '@share/contract/areas/orders/orders.endpoints.ts';
import { ordersList } from '@share/contract/areas/orders/orders.list.ts';
import type { OrderRow } from '@share/contract/areas/orders/orders.schemas.ts';
import type { StatementLineView } from '@share/contract/areas/statements/statements.schemas.ts';
import { defaultListState, type FilterValue } from '@share/contract/shared/lists/list.ts';
import { isLongEnough } from '@share/contract/shared/lists/search-text.ts';
import { formatMoney } from '@share/contract/shared/numbers/money.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { call } from '../../../platform/api/api-client.ts';
import { useLanguage } from '../../../platform/language.tsx';
import { useCan } from '../../../platform/permissions.tsx';
import { useTexts } from '../../../platform/texts.ts';
import { fieldTexts } from '../../../ui/fields/fields.texts.ts';
import { LoadProblem } from '../../../ui/fields/load-problem.tsx';
import { SearchedSelect } from '../../../ui/fields/searched/searched-select.tsx';
import type { Choice } from '../../../ui/fields/searched/select-search.ts';
import { type FieldProps, useField } from '../../../ui/fields/use-field.ts';
import { linksTexts } from '../../links/links.texts.ts';
import { linesTexts } from './lines.texts.ts';

/** Milliseconds: avoids a request for every letter. */
const PAUSE = 250;
const MOST_FOUND = 10;

interface OrderFieldProps<Values extends FieldValues> extends FieldProps<Values, number | null> {
  /** Without a search, open orders of this amount are offered. */
  amount: number;
  /** The order that the line most likely pays. */
  proposed: StatementLineView['order'];
}

/** Selects an order by its number, the title of its transfer, its investor's name or e-mail, or its amount. */
export function OrderField<Values extends FieldValues>(props: OrderFieldProps<Values>) {
  const { amount, proposed, ...field } = props;
  const t = useTexts(linesTexts);
  const texts = useTexts(fieldTexts);
  const [search, setSearch] = useState('');
  const toName = useOrderName();
  const [known, setKnown] = useState<readonly Choice[]>(
    proposed ? [{ id: proposed.id, name: toName(proposed) }] : [],
  );
  const { found, isSearching, error, retry } = useOrders(search, amount);
  const nameOf = (id: number | null) =>
    id === null ? '' : (known.find((choice) => choice.id === id)?.name ?? t.order(id));
  const { wrapper, value, onChange, onBlur, ref } = useField(field, nameOf);
  return (
    <SearchedSelect
      {...wrapper}
      description={error ? <LoadProblem text={texts.choicesFailed} onRetry={retry} /> : wrapper.description}
      chosen={value === null ? null : { id: value, name: nameOf(value) }}
      found={found}
      isLoading={isSearching}
      message={error && !isSearching ? texts.choicesFailed : undefined}
      placeholder={t.orderSearch}
      clearable={false}
      ref={ref}
      onBlur={onBlur}
      onSearch={setSearch}
      onChoose={(choice) => {
        if (choice) setKnown([choice, ...known]);
        onChange(choice?.id ?? null);
      }}
    />
  );
}

function useOrderName() {
  const t = useTexts(linesTexts);
  const { language } = useLanguage();
  return ({ id, investor, amount }: { id: number; investor: string; amount: number }) =>
    [t.order(id), investor, formatMoney(amount, language)].join(' · ');
}

/** The orders that the text finds. People who may not list orders choose one by its number. */
function useOrders(search: string, amount: number) {
  const t = useTexts(linesTexts);
  const words = useTexts(linksTexts);
  const toName = useOrderName();
  const { language } = useLanguage();
  const mayList = useCan(listOrders);
  const [asked] = useDebouncedValue(search, PAUSE);
  const isPossible = mayList && isLongEnough(asked, ordersList.filters.search);
  const filters: Record<string, FilterValue> =
    asked === '' ? { status: 'new', amount: { from: amount, to: amount } } : { search: asked };
  const { data, isFetching, error, refetch } = useQuery({
    queryKey: ['statements', 'orders', filters],
    enabled: isPossible,
    gcTime: 0,
    queryFn: ({ signal }) =>
      call(listOrders, {
        list: { ...defaultListState(ordersList), filters, pageSize: MOST_FOUND },
        signal,
      }),
  });
  const toChoice = ({ id, userMeta, totalAmount, offer, status }: OrderRow): Choice => ({
    id,
    name: toName({
      id,
      investor: `${userMeta.firstName} ${userMeta.lastName}`.trim() || userMeta.email,
      amount: totalAmount,
    }),
    detail: [words.order.statuses[status], offer.title[language]].join(' · '),
  });
  const typed = /^\d{1,9}$/.test(search.trim()) ? Number(search) : null;
  const byNumber = !mayList && typed !== null ? [{ id: typed, name: t.order(typed) }] : [];
  const isSettled = asked === search && (data !== undefined || !isPossible);
  return {
    found: isSettled ? (isPossible ? (data?.items ?? []).map(toChoice) : byNumber) : null,
    isSearching: isPossible && (isFetching || asked !== search),
    error,
    retry: () => void refetch(),
  };
}
