import { Input, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './fields.module.css';

/** A read-only value among the fields of a form. */
export function ShownValue({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Input.Wrapper
      className={classes.field}
      label={label}
      labelElement="div"
      labelProps={{ className: classes.label }}
    >
      <Text component="div" lh="36px">
        {children}
      </Text>
    </Input.Wrapper>
  );
}
