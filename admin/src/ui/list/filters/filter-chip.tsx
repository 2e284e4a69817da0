import { CloseButton, FocusTrap, Popover, UnstyledButton } from '@mantine/core';
import { type ReactNode, useRef, useState } from 'react';
import { useTexts } from '../../../platform/texts.ts';
import { listTexts } from '../list.texts.ts';
import classes from './active-filters.module.css';
import { OneFilter } from './lazy-filter.tsx';

interface FilterChipProps {
  text: string;
  control: ((close: () => void) => ReactNode) | undefined;
  onRemove: (chip: HTMLElement) => void;
}

/** An active filter: its text opens it, the cross removes it. */
export function FilterChip({ text, control, onRemove }: FilterChipProps) {
  const texts = useTexts(listTexts);
  const [isOpen, setOpen] = useState(false);
  const chip = useRef<HTMLSpanElement>(null);
  const isLoaded = OneFilter.useIsLoaded();
  const close = () => setOpen(false);
  return (
    <span ref={chip} className={classes.chip}>
      {control ? (
        <Popover opened={isOpen} onChange={setOpen} position="bottom-start" shadow="md" returnFocus>
          <Popover.Target>
            <UnstyledButton
              className={classes.text}
              aria-label={texts.changeFilter(text)}
              onClick={() => setOpen(!isOpen)}
            >
              {text}
            </UnstyledButton>
          </Popover.Target>
          <Popover.Dropdown>
            <FocusTrap key={String(isLoaded)} active={isOpen}>
              <div>{control(close)}</div>
            </FocusTrap>
          </Popover.Dropdown>
        </Popover>
      ) : (
        <span className={classes.text}>{text}</span>
      )}
      <CloseButton
        data-remove
        className={classes.remove}
        radius="xl"
        iconSize={14}
        aria-label={texts.removeFilter(text)}
        onClick={() => chip.current && onRemove(chip.current)}
      />
    </span>
  );
}
