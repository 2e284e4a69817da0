import { RichTextEditor } from '@mantine/tiptap';
import type { Icon } from '@tabler/icons-react';
import type { Ref } from 'react';

interface ToolButtonProps {
  label: string;
  icon: Icon;
  /** Absent on buttons that do not toggle. */
  isOn?: boolean;
  isDisabled?: boolean;
  onPress: () => void;
  ref?: Ref<HTMLButtonElement>;
}

export function ToolButton({
  label,
  icon: Picture,
  isOn,
  isDisabled = false,
  onPress,
  ref,
}: ToolButtonProps) {
  return (
    <RichTextEditor.Control
      ref={ref ?? null}
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      active={isOn ?? false}
      disabled={isDisabled}
      onClick={onPress}
    >
      <Picture size={16} stroke={1.75} aria-hidden />
    </RichTextEditor.Control>
  );
}
