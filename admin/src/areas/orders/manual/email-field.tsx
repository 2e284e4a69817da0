import { Text, TextInput } from '@mantine/core';
import { fullName } from '@share/contract/areas/orders/investor-name.ts';
import { findInvestor } from '@share/contract/areas/orders/orders.endpoints.ts';
import { Email } from '@share/contract/shared/text.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { call } from '../../../platform/api/api-client.ts';
import { useTexts } from '../../../platform/texts.ts';
import { type FieldProps, useField } from '../../../ui/fields/use-field.ts';
import { manualOrderTexts } from './manual-order.texts.ts';

/** The investor's e-mail. A hint shows whether a user with this e-mail exists (ORD-45). */
export function EmailField<Values extends FieldValues>(props: FieldProps<Values, string>) {
  const { wrapper, value, onChange, onBlur, ref } = useField(props);
  const [left, setLeft] = useState('');
  const hint = useHint(left === value ? left : '');
  return (
    <div>
      <TextInput
        {...wrapper}
        type="email"
        autoComplete="off"
        ref={ref}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={() => {
          onBlur();
          setLeft(value);
        }}
      />
      <Text size="sm" c="dimmed" role="status" mt={hint ? 4 : 0}>
        {hint}
      </Text>
    </div>
  );
}

/** Only a hint: a loading error is not shown. */
function useHint(typed: string): string {
  const t = useTexts(manualOrderTexts);
  const { data: email } = Email.safeParse(typed);
  const { data } = useQuery({
    queryKey: ['find-investor', email],
    queryFn: ({ signal }) => call(findInvestor, { query: { email: email ?? '' }, signal }),
    enabled: email !== undefined,
    retry: false,
    gcTime: 0,
  });
  if (!data) return '';
  if (data.isDeleted) return t.emailDeleted;
  if (!data.exists) return t.emailNew;
  return `${t.emailExists} ${t.goesTo((data.name && fullName(data.name)) || email || '')}`;
}
