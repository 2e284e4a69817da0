import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useLanguage } from '../../../../platform/language.tsx';
import { errorText } from '../../../../ui/error-text.ts';
import type { NodeError } from '../store/found-errors.ts';

/** Errors of a section or element that none of its fields can show. */
export function NodeErrors({ errors }: { errors: readonly NodeError[] }) {
  const { language } = useLanguage();
  if (errors.length === 0) return null;
  return (
    <Alert
      color="red"
      role="alert"
      tabIndex={-1}
      data-invalid-field
      icon={<IconAlertTriangle aria-hidden />}
      my="xs"
    >
      {[...new Set(errors.map(({ code }) => errorText(language, code)))].join(' ')}
    </Alert>
  );
}
