import type { ReactNode } from 'react';
import classes from './facts.module.css';

export interface Fact {
  label: string;
  value: ReactNode;
  /** Spans the whole line in narrow cards; for e-mails and titles. */
  long?: boolean;
  /** Takes the width of two values; for account numbers. */
  wide?: boolean;
}

/** The read-only values of a record, each below its label. */
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
