import type { Endpoint } from '@share/contract/shared/endpoint.ts';
import type { ReactNode } from 'react';

/** Something that is done with several chosen rows, each by a call of its own. */
export interface BulkAction<Row> {
  name: string;
  /** What the button says, beside the list and in the question. */
  label: string;
  icon: ReactNode;
  /** Offered to those who may call it. */
  endpoint: Pick<Endpoint, 'access'>;
  isPossible: (row: Row) => boolean;
  title: (count: number) => string;
  message: string;
  /** Red, for what destroys. */
  isDangerous?: true;
  /** What tells this row from others in the question and in the result: payer, amount, order. */
  describe: (row: Row) => string;
  /** A text that is asked for, once for all rows. */
  text?: { label: string; longest: number };
  run: (row: Row, text: string) => Promise<unknown>;
  /** After the last one, whether or not some failed. */
  onDone: () => void;
}
