import { type ReactNode, useEffect, useState } from 'react';
import { CardsInSight, CardsInSightContext } from '../../content/cards-in-sight.ts';
import classes from './beside.module.css';
import { useIsBeside } from './beside.ts';
import { PreviewBeside, type PreviewSource } from './preview-beside.tsx';

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
        {isBeside && <PreviewBeside methods={methods} content={content} />}
      </div>
    </CardsInSightContext>
  );
}
