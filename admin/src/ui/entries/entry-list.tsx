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
import { SortableList } from '../sortable-list.tsx';
import classes from './entries.module.css';
import { entriesTexts } from './entries.texts.ts';
import type { Entries, EntryPlace } from './use-entries.ts';

interface EntryListProps<Value> {
  entries: Entries<Value>;
  /** How the list is compared with another version of it. */
  shown: ShownField;
  /** Makes it a section of a tab rather than all of it. */
  title?: string;
  hint: string;
  empty: string;
  /** Said above the list when entries of it have errors. */
  errors?: string;
  add?: { label: string; onClick: () => void };
  /** Stands between the hint and the entries. */
  above?: ReactNode;
  children: (place: EntryPlace) => ReactNode;
}

/** An ordered list of entries that are edited on their cards: its heading, the way to add one, and what can be undone. */
export function EntryList<Value>(props: EntryListProps<Value>) {
  const { entries, title, hint, add, children } = props;
  const t = useTexts(entriesTexts);
  const form = useFormContext();
  // Compared with another version of the record, the list is one value, whichever cards are open.
  const ofCards = useMemo(() => ({ ...form, fields: new Map() }), [form]);
  useShownField(entries.name, props.shown);
  const id = useId();
  const list = (
    <Stack gap="md">
      <Problems name={entries.name} errors={props.errors} />
      <Group justify="space-between" gap="sm">
        <div className={classes.intro}>
          {title && (
            <Title order={2} size="h3" id={`${id}-title`}>
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
          {add && !form.isReadOnly && (
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
      {props.above}
      {entries.places.length === 0 && <Nothing isSection={title !== undefined} text={props.empty} />}
      <FormContext value={ofCards}>
        {entries.places.length > 0 && !form.isReadOnly && (
          <SortableList
            items={entries.places}
            label={props.shown.label}
            onMove={entries.drag}
            className={classes.list}
          >
            {({ id: _, ...place }, __, handle) => children({ ...place, handle })}
          </SortableList>
        )}
        {entries.places.length > 0 && form.isReadOnly && (
          <ol aria-label={props.shown.label} className={classes.list}>
            {entries.places.map(({ id: key, ...place }) => (
              <li key={key}>{children({ ...place, handle: null })}</li>
            ))}
          </ol>
        )}
      </FormContext>
      {entries.removed && (
        <Group gap="xs">
          <Text size="sm">{t.removed(entries.removed.name)}</Text>
          <Button
            variant="default"
            size="xs"
            leftSection={<IconArrowBackUp size={16} aria-hidden />}
            aria-label={t.undoNamed(entries.removed.name)}
            onClick={entries.removed.undo}
          >
            {t.undo}
          </Button>
        </Group>
      )}
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

function Nothing({ isSection, text }: { isSection: boolean; text: string }) {
  if (isSection) return <Text size="sm">{text}</Text>;
  return (
    <Paper withBorder>
      <EmptyNotice title={text} />
    </Paper>
  );
}

/** What is wrong with the list itself, such as too many entries; and that some of its entries have errors. */
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
