import { UnstyledButton } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useTexts } from '../../../platform/texts.ts';
import { listTexts } from '../list.texts.ts';
import classes from './filter-popover.module.css';

interface ChoiceLinesProps<Value> {
  label: string;
  choices: { value: Value; label: string }[];
  value: Value | undefined;
  onChoose: (value: Value | undefined) => void;
}

/** One of several values, or any; each value is a line to press. */
export function ChoiceLines<Value extends string | boolean>({
  label,
  choices,
  value,
  onChoose,
}: ChoiceLinesProps<Value>) {
  const { any } = useTexts(listTexts);
  return (
    // biome-ignore lint/a11y/useSemanticElements: the name of the filter stands above it already
    <div role="group" aria-label={label} className={classes.lines}>
      {[{ value: undefined, label: any }, ...choices].map((choice) => (
        <UnstyledButton
          key={String(choice.value)}
          className={classes.line}
          aria-pressed={choice.value === value}
          onClick={() => onChoose(choice.value)}
        >
          {choice.label}
          {choice.value === value && <IconCheck size={16} aria-hidden />}
        </UnstyledButton>
      ))}
    </div>
  );
}
