import { type ReactNode, useEffect, useState } from 'react';
import { lazyPart } from '../../../../ui/parts/lazy-part.tsx';
import { CardsInSight, CardsInSightContext } from '../../content/cards-in-sight.ts';
import classes from './beside.module.css';
import { useIsBeside } from './beside.ts';
import type { PreviewSource } from './preview-beside.tsx';

/** Few people use the preview, so it is loaded when it is shown. */
const PreviewBeside = lazyPart(async () => ({
  default: (await import('./preview-beside.tsx')).PreviewBeside,
}));

interface WithPreviewProps extends PreviewSource {
  children: ReactNode;
}

/** The editor, and beside it, if wanted, the preview, which follows the user from card to card. */
export function WithPreview({ methods, content, children }: WithPreviewProps) {
  const [cards] = useState(() => new CardsInSight());
  useEffect(() => cards.follow(), [cards]);
  const isBeside = useIsBeside();
  return (
    <CardsInSightContext value={cards}>
      <div className={classes.layout} data-beside={isBeside || undefined}>
        <div>{children}</div>
        {isBeside && <PreviewBeside meanwhile={<div />} methods={methods} content={content} />}
      </div>
    </CardsInSightContext>
  );
}
