import { Stack, UnstyledButton } from '@mantine/core';
import type { ElementType } from '@share/contract/areas/offers/elements/elements.ts';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, useId, useState, useSyncExternalStore } from 'react';
import type { ElementControl } from '../../../store/element-control.ts';
import classes from './more-fields.module.css';

interface MoreFieldsProps<Type extends ElementType> {
  control: ElementControl<Type>;
  label: string;
  /** Distinguishes the group from others on the screen. */
  name?: string;
  /** An error at or below one of these paths opens the group. */
  paths: readonly string[];
  children: ReactNode;
}

/** Rarely needed fields, collapsed until the user opens them or one has an error. */
export function MoreFields<Type extends ElementType>(props: MoreFieldsProps<Type>) {
  const { control, label, name, paths, children } = props;
  const id = useId();
  const [wasOpened, setOpened] = useState(false);
  const hasErrors = useSyncExternalStore(control.subscribe, () =>
    control.errors().some((error) => paths.some((path) => error.path.startsWith(`${path}.`))),
  );
  const isOpen = wasOpened || hasErrors;
  const Chevron = isOpen ? IconChevronDown : IconChevronRight;
  return (
    <div>
      <UnstyledButton
        className={classes.toggle}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={name}
        onClick={() => setOpened(!isOpen)}
      >
        <Chevron size={16} aria-hidden />
        {label}
      </UnstyledButton>
      <Stack id={id} gap="sm" hidden={!isOpen} className={classes.fields}>
        {isOpen && children}
      </Stack>
    </div>
  );
}
