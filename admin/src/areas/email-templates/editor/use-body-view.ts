import { useState } from 'react';
import { useTexts } from '../../../platform/texts.ts';
import { confirm } from '../../../ui/confirm.tsx';
import { emailTemplatesTexts } from '../email-templates.texts.ts';
import { lostByEditing } from './page-html.ts';

export type BodyView = 'visual' | 'source' | 'preview' | 'changes';

export interface Place {
  from: number;
  to: number;
}

export type ShownView = ReturnType<typeof useBodyView>;

/**
 * Which view of the body is open. With the first key the editor drops markup that it does not support, so it is not opened by
 * accident.
 */
export function useBodyView(html: string, isReadOnly: boolean) {
  const t = useTexts(emailTemplatesTexts);
  const [chosen, setView] = useState<BodyView>(() => {
    if (isReadOnly) return 'preview';
    return lostByEditing(html).length > 0 ? 'source' : 'visual';
  });
  const [place, setPlace] = useState<Place | null>(null);
  const views: { value: BodyView; label: string }[] = [
    ...(isReadOnly ? [] : [{ value: 'visual' as const, label: t.visual }]),
    { value: 'source', label: t.source },
    { value: 'preview', label: t.preview },
    { value: 'changes', label: t.changes },
  ];

  const choose = async (next: BodyView) => {
    setPlace(null);
    const lost = next === 'visual' ? lostByEditing(html) : [];
    const question = {
      title: t.openEditorQuestion,
      message: t.openEditorMessage(lost.join(', ')),
      confirmLabel: t.openEditor,
      cancelLabel: t.keepSource,
    };
    if (lost.length > 0 && !(await confirm(question))) return;
    setView(next);
  };
  return {
    view: isReadOnly && chosen === 'visual' ? 'preview' : chosen,
    views,
    place,
    choose,
    /** Shows a place of the source. */
    goTo: ({ from, to }: Place) => {
      setView('source');
      setPlace({ from, to });
    },
  };
}
