import type { FieldValues } from 'react-hook-form';
import type { SaveForm } from '../form/save-form.ts';
import { ChangedBar } from './changed-bar.tsx';
import { useRecordChange, type WatchedRecord } from './use-change-by-others.ts';

interface ChangeByOthersProps<Values extends FieldValues> {
  form: SaveForm<Values>;
  of: WatchedRecord;
}

/** Says that somebody else has changed the form's record, and shows it: what is typed is merged, never lost, and uploads are waited for. */
export function ChangeByOthers<Values extends FieldValues>({ form, of }: ChangeByOthersProps<Values>) {
  const change = useRecordChange(of, form.base.version ?? 0);
  if (change === null || form.conflict || form.saving !== null || form.isBusy) return null;
  const show = () => (form.isDirty ? form.openConflict?.(change) : void form.reload?.());
  return <ChangedBar change={change} isTyping={form.isDirty} onShow={show} />;
}
