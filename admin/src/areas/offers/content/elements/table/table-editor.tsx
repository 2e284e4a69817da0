import { Stack } from '@mantine/core';
import { useMemo, useSyncExternalStore } from 'react';
import { useLanguage } from '../../../../../platform/language.tsx';
import { useOwnValue } from '../../../../../ui/fields/field-control.ts';
import { useFormContext } from '../../../../../ui/form/form-context.ts';
import type { ElementEditorProps } from '../element-editor.ts';
import { tableErrors } from './table-errors.ts';
import { TableLanguages, useTableLanguage } from './table-languages.tsx';
import { gapsIn, type TableData } from './table-operations.ts';
import { TablePreview } from './table-preview.tsx';
import { TableWorkspace } from './table-workspace.tsx';

/** A table as a spreadsheet, one language at a time (ELM-49 to ELM-55). */
export function TableEditor({ control }: ElementEditorProps<'table'>) {
  const { isReadOnly } = useFormContext();
  const data = useOwnValue(control, 'data') as TableData;
  const found = useSyncExternalStore(control.subscribe, control.errors);
  const errors = useMemo(() => tableErrors(found), [found]);
  const [language, setLanguage] = useTableLanguage(useLanguage().language, errors.counts);
  const gaps = gapsIn(data);
  const languages = (
    <TableLanguages language={language} onChange={setLanguage} errors={errors.counts} gaps={gaps} />
  );
  if (isReadOnly) {
    return (
      <Stack gap="sm">
        <div>{languages}</div>
        <TablePreview data={data} language={language} />
      </Stack>
    );
  }
  return (
    <TableWorkspace
      control={control}
      data={data}
      language={language}
      hasGaps={gaps[language] > 0}
      errors={errors.rows}
      languages={languages}
    />
  );
}
