import { Anchor } from '@mantine/core';
import { commonTexts } from '../../platform/common.texts.ts';
import { useTexts } from '../../platform/texts.ts';

interface LoadProblemProps {
  /** The error message. */
  text: string;
  onRetry: () => void;
}

/** Shown at a field whose choices could not be loaded, with a retry button. */
export function LoadProblem({ text, onRetry }: LoadProblemProps) {
  const common = useTexts(commonTexts);
  return (
    <span role="alert">
      {text}{' '}
      <Anchor component="button" type="button" size="xs" onClick={onRetry}>
        {common.retry}
      </Anchor>
    </span>
  );
}
