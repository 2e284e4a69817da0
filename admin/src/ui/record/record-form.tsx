import { Group } from '@mantine/core';
import type { Language } from '@share/contract/shared/languages.ts';
import type { ComponentType, ReactNode } from 'react';
import type { Control, FieldValues } from 'react-hook-form';
import { useLanguage } from '../../platform/language.tsx';
import { useListOrHome } from '../../platform/permissions.tsx';
import { type Bundle, useTexts } from '../../platform/texts.ts';
import { FormDraft } from '../form/draft/form-draft.tsx';
import type { FormPath } from '../form/errors/form-errors.ts';
import { FormFrame } from '../form/form-frame.tsx';
import { RecordScreen } from '../form/record-screen.tsx';
import type { SaveForm } from '../form/save-form.ts';
import { useCreateForm } from '../form/use-create-form.ts';
import { useEditForm } from '../form/use-edit-form.ts';
import type { ListEndpoint } from '../list/use-list-query.ts';
import { useIdParam } from '../use-id-param.ts';
import { StatusBadge } from '../values/status-badge.tsx';
import { useHeadInList } from './head-in-list.ts';
import { LanguageNotice } from './history/language-notice.tsx';
import { RecordHistoryButton } from './history/record-history-button.tsx';
import { HistoryLink } from './history-link.tsx';
import {
  byId,
  editPath,
  queryOf,
  type RecordArea,
  recordChanged,
  type Stored,
  toastKey,
} from './record-area.ts';
import { recordHeadTexts } from './record-head.texts.ts';
import type { RecordHeadParts } from './record-head.tsx';
import type { RecordTexts } from './record-texts.ts';
import type { WatchedRecord } from './use-change-by-others.ts';

export interface RecordFieldsProps<View, Values extends FieldValues> {
  control: Control<Values>;
  /** The stored record; absent when creating. */
  stored?: View;
}

/** The common part of creating and editing. */
export interface RecordForm<Input, View, Values extends FieldValues> {
  texts: Bundle<RecordTexts>;
  /** The title above the form of a stored record. */
  nameOf: (record: View, language: Language) => string;
  /** Has every field of the body, also those that a body may leave out: a field without a value is never sent. */
  newValues: () => Values & Record<keyof Input, unknown>;
  toFormValues: (record: View) => Values;
  /** Builds the body; empty texts become null only here. */
  toInput: (values: Values) => Input;
  /** Maps paths of the body to paths of the form; needed only where they differ. */
  formPath?: FormPath<Values>;
  Fields: ComponentType<RecordFieldsProps<View, Values>>;
  /** The button that opens a preview of the present values; shown in read-only forms too. */
  PreviewButton?: ComponentType<{ valuesOf: () => Values }>;
  /** Called when the user reloads the record, to reload the data beside it. */
  onReload?: () => void;
  /** The reason why this record cannot be changed; undefined if it can. */
  useWhyReadOnly?: (stored: View) => string | undefined;
  /** The reason why the form cannot be saved yet, or true without one; false if it can. `stored` is absent when creating. */
  useWhyNotSave?: (control: Control<Values>, stored?: View) => string | boolean;
}

interface FormScreenProps<List extends ListEndpoint, Input, View extends Stored, Values extends FieldValues> {
  area: RecordArea<List, Input, View>;
  form: RecordForm<Input, View, Values>;
}

export function CreateRecord<
  List extends ListEndpoint,
  Input,
  View extends Stored,
  Values extends FieldValues,
>({ area, form }: FormScreenProps<List, Input, View, Values>) {
  const texts = useTexts(form.texts);
  const saveForm = useCreateForm({
    endpoint: area.endpoints.create,
    values: form.newValues() as Values,
    toInput: form.toInput,
    ...(form.formPath ? { formPath: form.formPath } : {}),
    announce: { key: toastKey(area, 'create'), ...texts.toasts.create },
    onSaved: (saved) => recordChanged(area, saved),
    back: useListOrHome(area.endpoints.list, area.paths.list),
    created: { view: area.endpoints.get, to: (saved) => editPath(area, saved) },
  });
  return <Frame area={area} form={form} saveForm={saveForm} title={texts.createTitle} />;
}

/** The screen that edits the record whose id is in the address. */
export function EditRecord<
  List extends ListEndpoint,
  Input,
  View extends Stored,
  Values extends FieldValues,
>({ area, form }: FormScreenProps<List, Input, View, Values>) {
  const id = useIdParam();
  const texts = useTexts(form.texts);
  const back = useListOrHome(area.endpoints.list, area.paths.list);
  return (
    <RecordScreen
      key={id}
      query={queryOf(area, { id })}
      title={texts.editTitle}
      back={back}
      list={texts.title}
    >
      {(stored) => <EditStored area={area} form={form} stored={stored} back={back} />}
    </RecordScreen>
  );
}

function EditStored<List extends ListEndpoint, Input, View extends Stored, Values extends FieldValues>({
  area,
  form,
  stored,
  back,
}: FormScreenProps<List, Input, View, Values> & { stored: View; back: string }) {
  const texts = useTexts(form.texts);
  const { language } = useLanguage();
  const saveForm = useEditForm({
    endpoint: area.endpoints.update,
    params: byId(stored),
    record: stored,
    query: queryOf(area, stored),
    toFormValues: form.toFormValues,
    toInput: form.toInput,
    ...(form.formPath ? { formPath: form.formPath } : {}),
    announce: { key: toastKey(area, 'edit'), ...texts.toasts.edit },
    onSaved: (saved) => recordChanged(area, saved),
    back,
  });
  const { useWhyReadOnly = changeable, onReload } = form;
  const reload = async () => {
    onReload?.();
    await saveForm.reload?.();
  };
  const whyReadOnly = useWhyReadOnly(stored);
  const languages = area.versions ?? area.languages;
  const inList = useHeadInList({
    list: area.endpoints.list,
    path: area.paths.list,
    title: texts.title,
    id: stored.id,
    to: (id) => editPath(area, { id }),
  });
  return (
    <Frame
      head={{ ...inList, ...useActiveState(stored, texts) }}
      watched={{ entity: area.entity, id: stored.id }}
      area={area}
      form={form}
      saveForm={{ ...saveForm, reload, isReadOnly: saveForm.isReadOnly || whyReadOnly !== undefined }}
      title={form.nameOf(stored, language)}
      whyReadOnly={saveForm.isReadOnly ? undefined : whyReadOnly}
      stored={stored}
      actions={
        area.versions ? (
          <RecordHistoryButton
            endpoints={area.versions}
            entity={area.entity}
            id={stored.id}
            name={form.nameOf(stored, language)}
            form={saveForm}
            onRestored={() => recordChanged(area)}
          />
        ) : (
          <HistoryLink entity={area.entity} id={stored.id} />
        )
      }
      notice={
        languages && (
          <LanguageNotice
            entity={area.entity}
            endpoints={languages}
            id={stored.id}
            form={saveForm}
            onConfirmed={() => recordChanged(area)}
          />
        )
      }
    />
  );
}

/** Shows whether the stored record is active, for records that can be switched off. */
function useActiveState(
  { active }: Stored & { active?: unknown },
  texts: Pick<RecordTexts, 'active' | 'inactive'>,
): Pick<RecordHeadParts, 'state'> {
  const { state } = useTexts(recordHeadTexts);
  const word = active === true ? texts.active : active === false ? texts.inactive : undefined;
  if (word === undefined) return {};
  return {
    state: { label: state, value: <StatusBadge tone={active ? 'good' : 'neutral'}>{word}</StatusBadge> },
  };
}

interface FrameProps<Input, View, Values extends FieldValues> {
  area: { entity: string; versions?: unknown };
  form: RecordForm<Input, View, Values>;
  saveForm: SaveForm<Values>;
  title: string;
  /** Why nobody can change this record; undefined if it can be changed. */
  whyReadOnly?: string | undefined;
  stored?: View;
  head?: RecordHeadParts;
  watched?: WatchedRecord;
  actions?: ReactNode;
  notice?: ReactNode;
}

const nothingMissing = () => false as const;
const changeable = () => undefined;

function Frame<Input, View, Values extends FieldValues>(props: FrameProps<Input, View, Values>) {
  const { area, form, saveForm, title, whyReadOnly, stored, head, watched, actions, notice } = props;
  const { Fields, PreviewButton, useWhyNotSave = nothingMissing } = form;
  return (
    <FormFrame
      form={saveForm}
      title={title}
      {...(head ? { head } : {})}
      watched={watched}
      cannotSave={useWhyNotSave(saveForm.control, stored)}
      actions={
        <Group gap="xs">
          {actions}
          {PreviewButton && <PreviewButton valuesOf={saveForm.methods.getValues} />}
        </Group>
      }
      {...(whyReadOnly === undefined ? {} : { whyReadOnly })}
    >
      {notice}
      {area.versions !== undefined && (
        <FormDraft form={saveForm} of={watched ?? { entity: area.entity, id: 'new' }} />
      )}
      <Fields control={saveForm.control} stored={stored} />
    </FormFrame>
  );
}
