import type { ReactNode } from 'react';
import classes from './facts.module.css';

export interface Fact {
  label: string;
  value: ReactNode;
  /** Spans the line where there is little room: e-mails, titles. */
  long?: boolean;
  /** Takes the room of two values: account numbers. */
  wide?: boolean;
}

/** Read-only values of a record, each below its label. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className={classes.facts}>
    {facts.map(({ label, value, long, wide }) => (
      <div key={label} data-long={long || undefined} data-wide={wide || undefined}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
