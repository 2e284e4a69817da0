import type { HomeCard, HomeCardName, HomeItem } from '@share/contract/areas/home/home.endpoints.ts';
import type { Endpoint } from '@share/contract/shared/endpoint.ts';
import type { Context } from '../../platform/context.ts';

type CardContent = Omit<HomeCard, 'name'>;

/** A card that an area registers, for people who may call its endpoint. */
export interface HomeCardSource {
  name: HomeCardName;
  endpoint: Pick<Endpoint, 'access'>;
  /** Null if the content is not known yet. */
  read: (context: Context) => Promise<CardContent | null>;
}

/** The present time in the statements of a card. */
export const NOW = '$1::timestamptz';

/** The name of the user `u`, or else the e-mail. */
export const PERSON = "coalesce(nullif(btrim(u.first_name || ' ' || u.last_name), ''), u.email) AS person";

interface Found {
  id: number;
  person?: string;
  title?: HomeItem['title'];
  amount?: string;
  shares?: number;
  at?: Date | string;
}

interface CardSql {
  name: HomeCardName;
  endpoint: Pick<Endpoint, 'access'>;
  /** Selects `rows` and, if the card is about money, `amount`. `NOW` is the present time. */
  total: string;
  /** Selects the first five records in the card's order: `id` and any of `person`, `title`, `amount`, `shares`, `at`. */
  oldest: string;
}

/** A card of two statements, which are sent together. */
export const cardOf = ({ name, endpoint, total, oldest }: CardSql): HomeCardSource => ({
  name,
  endpoint,
  read: async ({ readers, now }) => {
    const run = async <Read>(text: string) => {
      const values = text.includes('$1') ? [now()] : [];
      return (await readers.generic.query({ text, values })).rows as Read[];
    };
    const [[sum], found] = await Promise.all([
      run<{ rows: number; amount?: string }>(total),
      run<Found>(oldest),
    ]);
    return {
      rows: sum?.rows ?? 0,
      amount: amountOf(sum?.amount),
      oldest: found.map(toItem),
      asOf: null,
    };
  },
});

const amountOf = (amount: string | undefined) => (amount === undefined ? null : Number(amount));

const toItem = ({ id, person, title, amount, shares, at }: Found): HomeItem => ({
  id,
  person: person ?? null,
  title: title ?? null,
  amount: amountOf(amount),
  shares: shares ?? null,
  at: at instanceof Date ? at.toISOString() : (at ?? null),
});
