import { Alert, Button, Group, Paper, Stack, Text, Title, VisuallyHidden } from '@mantine/core';
import { IconAlertTriangle, IconArrowBackUp, IconPlus } from '@tabler/icons-react';
import { type ReactNode, useId, useMemo } from 'react';
import { useFormState } from 'react-hook-form';
import { useLanguage } from '../../platform/language.tsx';
import { useTexts } from '../../platform/texts.ts';
import { EmptyNotice } from '../empty-notice.tsx';
import { errorText } from '../error-text.ts';
import { FormContext, type ShownField, useFormContext, useShownField } from '../form/form-context.ts';
import { valueAt } from '../form/paths.ts';
import { SortableList } from '../sorting/sortable-list.tsx';
import classes from './entries.module.css';
import { entriesTexts } from './entries.texts.ts';
import type { Entries, EntryPlace } from './use-entries.ts';

interface EntryListProps<Value> {
  entries: Entries<Value>;
  /** How the list is shown when two versions of the record are compared. */
  shown: ShownField;
  /** The heading of a list that is one section of a tab; a list without it fills the tab. */
  title?: string;
  hint: string;
  empty: string;
  /** Shown above the list when some of its entries have errors. */
  errors?: string;
  add?: { label: string; onClick: () => void };
  /** Shown between the hint and the entries. */
  above?: ReactNode;
  children: (place: EntryPlace) => ReactNode;
}

/** An ordered list of entries that are edited on their cards: heading, add button, undo of the last removal. */
export function EntryList<Value>(props: EntryListProps<Value>) {
  const { entries, title, hint, add, children } = props;
  const form = useFormContext();
  // The list is compared with other versions as one value, so the fields on open cards are not registered.
  const ofCards = useMemo(() => ({ ...form, fields: new Map() }), [form]);
  useShownField(entries.name, props.shown);
  const id = useId();
  const list = (
    <Stack gap="md">
      <Problems name={entries.name} errors={props.errors} />
      <Head entries={entries} title={title} titleId={`${id}-title`} hint={hint} add={add} />
      {props.above}
      {entries.places.length === 0 && <Nothing isSection={title !== undefined} text={props.empty} />}
      <FormContext value={ofCards}>
        <Places places={entries.places} label={props.shown.label} onDrag={entries.drag}>
          {children}
        </Places>
      </FormContext>
      {entries.removed && <Removed {...entries.removed} />}
      <VisuallyHidden role="status">{entries.announced}</VisuallyHidden>
    </Stack>
  );
  if (title === undefined) return list;
  return (
    <Paper withBorder p={{ base: 'md', md: 'lg' }} component="section" aria-labelledby={`${id}-title`}>
      {list}
    </Paper>
  );
}

interface HeadProps<Value> extends Pick<EntryListProps<Value>, 'entries' | 'title' | 'hint' | 'add'> {
  titleId: string;
}

function Head<Value>({ entries, title, titleId, hint, add }: HeadProps<Value>) {
  const t = useTexts(entriesTexts);
  const { isReadOnly } = useFormContext();
  return (
    <Group justify="space-between" gap="sm">
      <div className={classes.intro}>
        {title && (
          <Title order={2} size="h3" id={titleId}>
            {title}
          </Title>
        )}
        <Text size="sm" c="dimmed">
          {hint}
        </Text>
      </div>
      <Group gap="xs">
        {entries.openCount > 1 && (
          <Button variant="subtle" color="gray" onClick={entries.closeAll}>
            {t.closeAll}
          </Button>
        )}
        {add && !isReadOnly && (
          <Button
            ref={entries.addButton}
            variant="default"
            leftSection={<IconPlus size={18} aria-hidden />}
            onClick={add.onClick}
          >
            {add.label}
          </Button>
        )}
      </Group>
    </Group>
  );
}

interface PlacesProps {
  places: Entries<unknown>['places'];
  label: string;
  onDrag: (from: number, to: number) => void;
  children: (place: EntryPlace) => ReactNode;
}

/** The cards in their order; draggable only for users who may change it. */
function Places({ places, label, onDrag, children }: PlacesProps) {
  const { isReadOnly } = useFormContext();
  if (places.length === 0) return null;
  if (isReadOnly) {
    return (
      <ol aria-label={label} className={classes.list}>
        {places.map(({ id: key, ...place }) => (
          <li key={key}>{children({ ...place, handle: null })}</li>
        ))}
      </ol>
    );
  }
  return (
    <SortableList items={places} label={label} onMove={onDrag} className={classes.list}>
      {({ id: _, ...place }, __, handle) => children({ ...place, handle })}
    </SortableList>
  );
}

function Removed({ name, undo }: NonNullable<Entries<unknown>['removed']>) {
  const t = useTexts(entriesTexts);
  return (
    <Group gap="xs">
      <Text size="sm">{t.removed(name)}</Text>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconArrowBackUp size={16} aria-hidden />}
        aria-label={t.undoNamed(name)}
        onClick={undo}
      >
        {t.undo}
      </Button>
    </Group>
  );
}

function Nothing({ isSection, text }: { isSection: boolean; text: string }) {
  if (isSection) return <Text size="sm">{text}</Text>;
  return (
    <Paper withBorder>
      <EmptyNotice title={text} />
    </Paper>
  );
}

/** Errors of the list itself, such as too many entries, and a note that some entries have errors. */
function Problems({ name, errors }: { name: string; errors: string | undefined }) {
  const { language } = useLanguage();
  const found = valueAt(useFormState().errors, name);
  if (found === undefined) return null;
  const own = valueAt(found, 'root.message') ?? valueAt(found, 'message');
  const text = typeof own === 'string' ? errorText(language, own) : errors;
  if (!text) return null;
  return (
    <Alert
      color="red"
      role="alert"
      icon={<IconAlertTriangle aria-hidden />}
      tabIndex={-1}
      data-invalid-field={typeof own === 'string' || undefined}
    >
      {text}
    </Alert>
  );
}
