import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { bothLanguages, useTexts } from '../../platform/texts.ts';
import type { BulkAction } from '../list/bulk/bulk-action.ts';
import type { ListEndpoint, RowOf } from '../list/use-list-query.ts';
import { type RecordArea, recordChanged } from './record-area.ts';

const activeTexts = bothLanguages({
  pl: {
    on: {
      label: 'Aktywuj',
      title: (count: number) => `Aktywować zaznaczone (${count})?`,
      message: 'Zaznaczone treści staną się widoczne na stronie, w swoim czasie wyświetlania.',
    },
    off: {
      label: 'Dezaktywuj',
      title: (count: number) => `Dezaktywować zaznaczone (${count})?`,
      message: 'Zaznaczone treści znikną ze strony.',
    },
  },
  en: {
    on: {
      label: 'Activate',
      title: (count: number) => `Activate the selected (${count})?`,
      message: 'The selected content appears on the site, within its time of display.',
    },
    off: {
      label: 'Deactivate',
      title: (count: number) => `Deactivate the selected (${count})?`,
      message: 'The selected content disappears from the site.',
    },
  },
});

/** How the records of an area are switched on and off. */
interface Switching<List extends ListEndpoint> {
  area: RecordArea<List>;
  nameOf: (row: RowOf<List>) => string;
  /** Saves the record as it is stored, on or off. */
  save: (row: RowOf<List>, active: boolean) => Promise<unknown>;
}

/** Switches the chosen records on or off; each is read and saved by itself, so that nothing else of it changes. */
export function useBulkActive<List extends ListEndpoint>({
  area,
  nameOf,
  save,
}: Switching<List>): BulkAction<RowOf<List> & { active: boolean }>[] {
  const texts = useTexts(activeTexts);
  return ([true, false] as const).map((active) => {
    const { label, title, message } = active ? texts.on : texts.off;
    const Icon = active ? IconEye : IconEyeOff;
    return {
      name: active ? 'activate' : 'deactivate',
      label,
      icon: <Icon size={18} aria-hidden />,
      endpoint: area.endpoints.update,
      isPossible: (row) => row.active !== active,
      title,
      message,
      confirmLabel: label,
      describe: nameOf,
      run: (row) => save(row, active),
      onDone: () => recordChanged(area),
    };
  });
}
