import { Button, Group, Modal, Radio, Stack, Text } from '@mantine/core';
import { useMemo, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { commonTexts } from '../../../platform/common.texts.ts';
import { useLanguage } from '../../../platform/language.tsx';
import { useTexts } from '../../../platform/texts.ts';
import { toast } from '../../../platform/toasts.ts';
import { ReturnFocus } from '../../dialogs/return-focus.tsx';
import { formTexts } from '../form.texts.ts';
import type { ShownField } from '../form-context.ts';
import type { MergeConflict } from '../form-part.ts';
import type { Conflict, SaveForm } from '../save-form.ts';
import type { Choice } from './merge.ts';
import { decidedFields, fieldConflicts, takenFields } from './merge-fields.ts';
import classes from './stale-dialog.module.css';

interface StaleDialogProps<Values extends FieldValues> {
  form: SaveForm<Values>;
  fields: ReadonlyMap<string, ShownField>;
}

/** Shown when another user has saved the record since it was loaded. */
export function StaleDialog<Values extends FieldValues>({ form, fields }: StaleDialogProps<Values>) {
  const texts = useTexts(formTexts);
  const common = useTexts(commonTexts);
  const { conflict, resolveConflict } = form;
  if (!conflict) return null;
  return (
    <>
      <ReturnFocus />
      <Modal
        opened
        onClose={resolveConflict.dismiss}
        title={texts.changedTitle}
        size="xl"
        closeButtonProps={{ 'aria-label': common.close }}
      >
        <Comparison form={form} fields={fields} conflict={conflict} />
      </Modal>
    </>
  );
}

/**
 * Stored and typed values, field by field (R7). A value that only one user changed is taken; for a value that both changed the
 * user chooses. Nothing is saved yet.
 */
function Comparison<Values extends FieldValues>({
  form,
  fields,
  conflict,
}: StaleDialogProps<Values> & { conflict: Conflict<Values> }) {
  const texts = useTexts(formTexts);
  const { language } = useLanguage();
  const { resolveConflict } = form;
  const [choices, setChoices] = useState<ReadonlyMap<string, Choice>>(new Map());
  const part = conflict.comparePart(language);
  const versions = useMemo(
    () => ({ base: conflict.base, mine: form.methods.getValues(), theirs: conflict.stored }),
    [conflict, form.methods],
  );
  const found = [
    ...fieldConflicts(versions, fields).map((one) => ({
      ...one,
      name: ofField(one.name),
      label: one.label ?? texts.otherField,
    })),
    ...(part?.conflicts ?? []),
  ];
  const taken = [
    ...takenFields(versions, fields).map((label) => label ?? texts.otherField),
    ...(part?.taken ?? []),
  ];
  const undecided = found.filter(({ name }) => !choices.has(name)).length;
  const takeAll = (choice: Choice) => setChoices(new Map(found.map(({ name }) => [name, choice])));
  const goOn = () => {
    const choiceOf = (name: string) => choices.get(name) ?? 'mine';
    const values = decidedFields(versions, fields, (name) => choiceOf(ofField(name)));
    part?.apply(choiceOf);
    resolveConflict.goOnWith(values as Values);
    toast.notice(texts.goneOn);
  };
  return (
    <Stack>
      <Text>{whatHappened(conflict, texts)}</Text>
      {taken.length > 0 && (
        <Text size="sm">
          {texts.taken} {taken.join(', ')}.
        </Text>
      )}
      {found.length === 0 ? (
        <Text fw={700}>{texts.noConflicts}</Text>
      ) : (
        <>
          <Group justify="space-between" gap="xs">
            <Text fw={700}>{texts.decide}</Text>
            {found.length > 1 && (
              <Group gap="xs">
                <Button size="xs" variant="default" onClick={() => takeAll('mine')}>
                  {texts.takeAllMine}
                </Button>
                <Button size="xs" variant="default" onClick={() => takeAll('theirs')}>
                  {texts.takeAllTheirs}
                </Button>
              </Group>
            )}
          </Group>
          {found.map((one) => (
            <Decision
              key={one.name}
              conflict={one}
              choice={choices.get(one.name) ?? null}
              onChoose={(choice) => setChoices((before) => new Map(before).set(one.name, choice))}
            />
          ))}
        </>
      )}
      <Group justify="flex-end" gap="xs">
        {undecided > 0 && (
          <Text size="sm" c="dimmed" role="status" mr="auto">
            {texts.undecided(undecided)}
          </Text>
        )}
        <Button variant="subtle" color="gray" data-autofocus onClick={resolveConflict.dismiss}>
          {texts.keepEditing}
        </Button>
        <Button variant="default" onClick={resolveConflict.takeStored}>
          {texts.takeStored}
        </Button>
        <Button disabled={undecided > 0} onClick={goOn}>
          {texts.goOn}
        </Button>
      </Group>
    </Stack>
  );
}

interface DecisionProps {
  conflict: MergeConflict;
  choice: Choice | null;
  onChoose: (choice: Choice) => void;
}

/** One conflict: both values side by side. */
function Decision({ conflict, choice, onChoose }: DecisionProps) {
  const texts = useTexts(formTexts);
  const { label } = conflict;
  return (
    <Radio.Group
      label={label}
      labelProps={{ className: classes.legend }}
      value={choice}
      onChange={(value) => onChoose(value === 'mine' ? 'mine' : 'theirs')}
    >
      <div className={classes.choices}>
        <Option value="mine" name={texts.ownValue} shown={conflict.mine} />
        <Option value="theirs" name={texts.storedValue} shown={conflict.theirs} />
      </div>
    </Radio.Group>
  );
}

function Option({ value, name, shown }: { value: Choice; name: string; shown: string }) {
  const texts = useTexts(formTexts);
  return (
    <Radio.Card value={value} className={classes.choice}>
      <Group gap="xs" wrap="nowrap">
        <Radio.Indicator size="xs" />
        <Text size="sm" fw={700}>
          {name}
        </Text>
      </Group>
      <Text size="sm" className={classes.value} c={shown === '' ? 'dimmed' : undefined}>
        {shown || texts.emptyValue}
      </Text>
    </Radio.Card>
  );
}

/** A prefix, so that names of fields and names of parts cannot collide. */
const ofField = (name: string): string => `field ${name}`;

type Texts = ReturnType<typeof useTexts<(typeof formTexts)['pl']>>;

type Change = Pick<Conflict<unknown>, 'changedBy' | 'changedAt'>;

const whatHappened = ({ changedBy, changedAt }: Change, texts: Texts): string =>
  changedBy && changedAt ? texts.changedBy(changedBy, changedAt) : texts.changedMeanwhile;
