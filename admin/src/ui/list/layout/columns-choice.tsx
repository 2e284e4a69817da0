import { Button, Checkbox, Group, SegmentedControl, Stack, Text, VisuallyHidden } from '@mantine/core';
import { densities } from '@share/contract/areas/list-views/list-views.endpoints.ts';
import { IconRestore } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTexts } from '../../../platform/texts.ts';
import { MoveButton } from '../../move-button.tsx';
import classes from './columns-button.module.css';
import { layoutTexts } from './layout.texts.ts';
import { withMoved, withShown } from './layout.ts';
import type { Layout } from './use-layout.ts';

/** The columns of a list, their order, and the row height of all lists. A default export for `lazyPart`. */
export default function LayoutChoice<Row>({ layout }: { layout: Layout<Row> }) {
  return (
    <Stack gap="sm">
      <ColumnsChoice layout={layout} />
      <DensityChoice layout={layout} />
    </Stack>
  );
}

function ColumnsChoice<Row>({ layout: { columns, isDefault, change } }: { layout: Layout<Row> }) {
  const texts = useTexts(layoutTexts);
  const [said, setSaid] = useState('');
  const move = (from: number, to: number) => {
    change?.columns(withMoved(columns, from, to));
    setSaid(texts.moved(columns[from]?.column.header ?? '', to + 1));
  };
  return (
    <div>
      <ol className={classes.columns} aria-label={texts.columns}>
        {columns.map(({ column: { name, header }, isShown }, place) => (
          <li key={name} className={classes.column}>
            <Checkbox
              className={classes.choice}
              label={header}
              checked={isShown}
              disabled={place === 0}
              onChange={({ currentTarget }) =>
                change?.columns(withShown(columns, place, currentTarget.checked))
              }
            />
            {place === 0 ? (
              <Text size="xs" c="dimmed">
                {texts.alwaysFirst}
              </Text>
            ) : (
              <Group gap={0} wrap="nowrap">
                <MoveButton
                  direction="up"
                  label={texts.moveUp(header)}
                  isAtEnd={place === 1}
                  onMove={() => move(place, place - 1)}
                />
                <MoveButton
                  direction="down"
                  label={texts.moveDown(header)}
                  isAtEnd={place === columns.length - 1}
                  onMove={() => move(place, place + 1)}
                />
              </Group>
            )}
          </li>
        ))}
      </ol>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <Button
        className={classes.restore}
        fullWidth
        mt={4}
        size="xs"
        variant="subtle"
        leftSection={<IconRestore size={16} aria-hidden />}
        // aria-disabled, because a disabled button would lose the focus.
        aria-disabled={isDefault || undefined}
        data-disabled={isDefault || undefined}
        onClick={() => !isDefault && change?.restore()}
      >
        {texts.restore}
      </Button>
    </div>
  );
}

function DensityChoice<Row>({ layout: { density, change } }: { layout: Layout<Row> }) {
  const texts = useTexts(layoutTexts);
  const label = useId();
  return (
    <div className={classes.density}>
      <Text id={label} size="sm" fw={700} mb={4}>
        {texts.density}
      </Text>
      <SegmentedControl
        fullWidth
        size="xs"
        aria-labelledby={label}
        value={density}
        data={densities.map((value) => ({ value, label: texts.densities[value] }))}
        onChange={(chosen) => change?.density(chosen)}
      />
    </div>
  );
}
