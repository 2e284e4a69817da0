import type { Endpoint } from '@share/contract/shared/endpoint.ts';
import { formatNumber } from '@share/contract/shared/numbers/format-number.ts';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import type { FieldValues } from 'react-hook-form';
import { call } from '../../platform/api/api-client.ts';
import { bothLanguages, useTexts } from '../../platform/texts.ts';
import type { BulkAction } from '../list/bulk/bulk-action.ts';
import type { ListEndpoint, RowOf } from '../list/use-list-query.ts';
import { byId, type RecordArea, recordChanged, type Stored } from './record-area.ts';
import type { RecordForm } from './record-form.tsx';

const activeTexts = bothLanguages({
  pl: {
    on: {
      label: 'Aktywuj',
      title: (count: number) => `Aktywować zaznaczone (${formatNumber(count, 'pl')})?`,
      message: 'Zaznaczone treści będą widoczne na stronie w swoim okresie wyświetlania.',
    },
    off: {
      label: 'Dezaktywuj',
      title: (count: number) => `Dezaktywować zaznaczone (${formatNumber(count, 'pl')})?`,
      message: 'Zaznaczone treści znikną ze strony.',
    },
  },
  en: {
    on: {
      label: 'Activate',
      title: (count: number) => `Activate the selected (${formatNumber(count, 'en')})?`,
      message: 'The selected content will appear on the site during its display period.',
    },
    off: {
      label: 'Deactivate',
      title: (count: number) => `Deactivate the selected (${formatNumber(count, 'en')})?`,
      message: 'The selected content disappears from the site.',
    },
  },
});

/** The calls and texts for switching the records of an area on and off. */
interface Switching<List extends ListEndpoint, Input, View extends StoredVersion, Values extends Switched> {
  area: RecordArea<List>;
  endpoints: Pick<RecordArea<List, Input, View>['endpoints'], 'get' | 'update'>;
  nameOf: (row: RowOf<List>) => string;
  /** The form of the area, which builds the body of a stored record. */
  form: () => Promise<RecordForm<Input, View, Values>>;
}

interface StoredVersion extends Stored {
  version: number;
}

interface Switched extends FieldValues {
  active: boolean;
}

/** Switches the chosen records on or off. Each is loaded and saved separately, so that its other values stay as they are. */
export function useBulkActive<
  List extends ListEndpoint,
  Input,
  View extends StoredVersion,
  Values extends Switched,
>({
  area,
  endpoints,
  nameOf,
  form,
}: Switching<List, Input, View, Values>): BulkAction<RowOf<List> & { active: boolean }>[] {
  const texts = useTexts(activeTexts);
  const get: Endpoint = endpoints.get;
  const update: Endpoint = endpoints.update;
  const save = async (row: Stored, active: boolean) => {
    const params = byId(row);
    const [stored, { toFormValues, toInput }] = await Promise.all([
      call(get, { params }) as Promise<View>,
      form(),
    ]);
    const body = toInput({ ...toFormValues(stored), active });
    return call(update, { params, body, ifMatch: stored.version });
  };
  return ([true, false] as const).map((active) => {
    const { label, title, message } = active ? texts.on : texts.off;
    const Icon = active ? IconEye : IconEyeOff;
    return {
      name: active ? 'activate' : 'deactivate',
      label,
      icon: <Icon size={18} aria-hidden />,
      endpoint: update,
      isPossible: (row) => row.active !== active,
      title,
      message,
      describe: nameOf,
      run: (row) => save(row, active),
      onDone: () => recordChanged(area),
    };
  });
}
