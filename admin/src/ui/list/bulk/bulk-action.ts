import type { Endpoint } from '@share/contract/shared/endpoint.ts';
import type { ReactNode } from 'react';

interface ActionOnRows<Row> {
  name: string;
  /** The text of the button, beside the list and in the question. */
  label: string;
  icon: ReactNode;
  /** The action is offered to users who may call this endpoint. */
  endpoint: Pick<Endpoint, 'access'>;
  isPossible: (row: Row) => boolean;
}

/** An action on all chosen rows together, which opens a dialogue of its own. */
export interface JointAction<Row> extends ActionOnRows<Row> {
  open: (rows: readonly Row[]) => void;
}

/** An action on several chosen rows, with one call for each. */
export interface BulkAction<Row> extends ActionOnRows<Row> {
  title: (count: number) => string;
  message: string;
  /** Makes the button red, for destructive actions. */
  isDangerous?: true;
  /** Describes the row in the question and in the result, such as payer, amount, order. */
  describe: (row: Row) => ReactNode;
  /** A text that the user enters once for all rows. */
  text?: { label: string; longest: number };
  run: (row: Row, text: string) => Promise<unknown>;
  /** Called after the last row, even if some failed. */
  onDone: () => void;
}
