import { Button, Group, Modal, Stack, Table, Text } from '@mantine/core';
import { formatInstant } from '@share/contract/shared/dates.ts';
import type { FieldValues } from 'react-hook-form';
import { commonTexts } from '../../platform/common.texts.ts';
import { useTexts } from '../../platform/texts.ts';
import { differences } from './differences.ts';
import { formTexts } from './form.texts.ts';
import type { ShownField } from './form-context.ts';
import type { Conflict, SaveForm } from './save-form.ts';
import classes from './stale-dialog.module.css';

interface StaleDialogProps<Values extends FieldValues> {
  form: SaveForm<Values>;
  fields: ReadonlyMap<string, ShownField>;
}

/** Tells who saved the record in between, and lets the user look, overwrite, reload or go on editing. */
export function StaleDialog<Values extends FieldValues>({ form, fields }: StaleDialogProps<Values>) {
  const texts = useTexts(formTexts);
  const common = useTexts(commonTexts);
  const { conflict, resolveConflict } = form;
  if (!conflict) return null;
  return (
    <Modal
      opened
      onClose={resolveConflict.dismiss}
      title={texts.changedTitle}
      size="xl"
      closeButtonProps={{ 'aria-label': common.close }}
    >
      <Stack>
        <Text>{whatHappened(conflict, texts)}</Text>
        {conflict.stored && <Differences form={form} stored={conflict.stored} fields={fields} />}
        <Group justify="flex-end" gap="xs">
          <Button variant="subtle" color="gray" data-autofocus onClick={resolveConflict.dismiss}>
            {texts.keepEditing}
          </Button>
          {!conflict.stored && (
            <Button variant="default" onClick={resolveConflict.compare}>
              {texts.showDifferences}
            </Button>
          )}
          <Button variant="default" onClick={resolveConflict.takeStored}>
            {texts.takeStored}
          </Button>
          <Button color="red" onClick={resolveConflict.overwrite}>
            {texts.overwrite}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}

type Texts = ReturnType<typeof useTexts<(typeof formTexts)['pl']>>;

const whatHappened = ({ changedBy, changedAt }: Conflict<unknown>, texts: Texts): string =>
  changedBy && changedAt ? texts.changedBy(changedBy, formatInstant(changedAt)) : texts.changedMeanwhile;

function Differences<Values extends FieldValues>({
  form,
  stored,
  fields,
}: StaleDialogProps<Values> & { stored: Values }) {
  const texts = useTexts(formTexts);
  const found = differences(stored, form.methods.getValues(), fields);
  if (found.length === 0) return <Text fw={700}>{texts.noDifferences}</Text>;
  return (
    <Table.ScrollContainer minWidth={480}>
      <Table withTableBorder verticalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{texts.field}</Table.Th>
            <Table.Th scope="col">{texts.storedValue}</Table.Th>
            <Table.Th scope="col">{texts.ownValue}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {found.map(({ path, label, stored, own }) => (
            <Table.Tr key={path}>
              <Table.Th scope="row">{label ?? texts.otherField}</Table.Th>
              <Table.Td className={classes.lines}>{stored || texts.emptyValue}</Table.Td>
              <Table.Td className={classes.lines}>{own || texts.emptyValue}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
