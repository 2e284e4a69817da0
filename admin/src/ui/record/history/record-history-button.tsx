import type { VersionEndpoints } from '@share/contract/shared/content/version-endpoints.ts';
import type { FieldValues } from 'react-hook-form';
import type { SaveForm } from '../../form/save-form.ts';
import { HistoryButton } from './history-button.tsx';

interface RecordHistoryButtonProps<Values extends FieldValues> {
  endpoints: VersionEndpoints;
  /** The kind of the record in the audit trail. */
  entity: string;
  id: number;
  name: string;
  form: SaveForm<Values>;
  /** Invalidates the queries that the restored version makes stale. */
  onRestored: () => void;
}

/** The history of the record in a form, which shows the restored version. */
export const RecordHistoryButton = <Values extends FieldValues>({
  form,
  onRestored,
  ...record
}: RecordHistoryButtonProps<Values>) => (
  <HistoryButton
    {...record}
    version={form.base.version ?? 0}
    isDirty={form.isDirty}
    onRestored={() => {
      void form.reload?.();
      onRestored();
    }}
  />
);
