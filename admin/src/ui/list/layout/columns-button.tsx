import { Button, Popover, Skeleton } from '@mantine/core';
import { IconColumns3 } from '@tabler/icons-react';
import { useTexts } from '../../../platform/texts.ts';
import { lazyPart, usePreloaded } from '../../parts/lazy-part.tsx';
import { layoutTexts } from './layout.texts.ts';
import type { Layout } from './use-layout.ts';

const LayoutChoice = lazyPart<{ layout: Layout<never> }>(() => import('./columns-choice.tsx'));

/** Opens the dialogue with the columns, their order, and the height of the rows. */
export function ColumnsButton<Row>({ layout }: { layout: Layout<Row> }) {
  const texts = useTexts(layoutTexts);
  usePreloaded(LayoutChoice);
  return (
    // The focus moves into content that is loaded later, too.
    <Popover
      position="bottom-start"
      width={320}
      shadow="md"
      trapFocus={LayoutChoice.useIsLoaded()}
      returnFocus
    >
      <Popover.Target>
        <Button
          variant="default"
          leftSection={<IconColumns3 size={18} aria-hidden />}
          disabled={!layout.change && !layout.isUnknown}
        >
          {texts.columns}
        </Button>
      </Popover.Target>
      <Popover.Dropdown p="sm">
        <LayoutChoice meanwhile={<Skeleton height={320} />} layout={layout as unknown as Layout<never>} />
      </Popover.Dropdown>
    </Popover>
  );
}
