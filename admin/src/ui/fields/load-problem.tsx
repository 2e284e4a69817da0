import { Anchor } from '@mantine/core';
import { commonTexts } from '../../platform/common.texts.ts';
import { useTexts } from '../../platform/texts.ts';

interface LoadProblemProps {
  /** What could not be loaded. */
  text: string;
  onRetry: () => void;
}

/** At a field whose choices could not be loaded, with the way to try again. */
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
