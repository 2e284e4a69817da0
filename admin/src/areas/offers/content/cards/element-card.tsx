import { IconSquareDashed } from '@tabler/icons-react';
import { memo, type ReactNode } from 'react';
import { useLanguage } from '../../../../platform/language.tsx';
import { useTexts } from '../../../../platform/texts.ts';
import { StatusBadge } from '../../../../ui/values/status-badge.tsx';
import { VisibilityBadge } from '../../visibility/visibility-badge.tsx';
import { contentTexts } from '../content.texts.ts';
import { copyElement, removeElement } from '../content-actions.ts';
import { elementRenderers } from '../elements/element-renderers.ts';
import { LanguageBadges } from '../language-marks.tsx';
import { focusCard } from '../reveal.ts';
import type { ElementNode, ParentId } from '../store/content-model.ts';
import { duplicateElement, elementOf, moveElement } from '../store/content-operations.ts';
import { isIncomplete } from '../store/content-values.ts';
import { nameOfElement } from '../store/element-names.ts';
import { useContentStore, useDebouncedContent } from '../store/use-content.ts';
import { useAnnounceMoved } from './moved.ts';
import { NodeActions } from './node-actions.tsx';
import { NodeCard } from './node-card.tsx';
import { OpenElement } from './open-element.tsx';

interface ElementCardProps {
  id: string;
  index: number;
  count: number;
  parent: ParentId;
  /** Whether it is inside another element. */
  isInner: boolean;
}

/** One element: a line with its type and state, and when it is open its fields and the elements inside it. */
export function ElementCard({
  id,
  index,
  count,
  parent,
  isInner,
  children,
}: ElementCardProps & { children: ReactNode }) {
  const { language } = useLanguage();
  const element = useDebouncedContent((present) => elementOf(present.content, id));
  const errors = useDebouncedContent((present) => present.errors.of(id));
  if (!element) return null;
  const name = nameOfElement(element, language);
  const Icon = element.type === null ? IconSquareDashed : elementRenderers[element.type].icon;
  return (
    <NodeCard
      id={id}
      index={index}
      parent={parent}
      name={name}
      line={`${index + 1}. ${name}`}
      icon={<Icon size={18} aria-hidden />}
      size="element"
      marks={<NodeMarks element={element} errors={errors.length} />}
      actions={
        <ElementActions id={id} name={name} index={index} count={count} parent={parent} isInner={isInner} />
      }
    >
      {() => <OpenElement id={id}>{children}</OpenElement>}
    </NodeCard>
  );
}

const ElementActions = memo(function ElementActions(props: ElementCardProps & { name: string }) {
  const { id, name, index, count, parent, isInner } = props;
  const t = useTexts(contentTexts);
  const store = useContentStore();
  const announceMoved = useAnnounceMoved();
  return (
    <NodeActions
      id={id}
      name={name}
      index={index}
      count={count}
      canRemove={count > 1 || isInner}
      onMove={(to) => {
        store.change('move element', (content) => moveElement(content, id, parent, to));
        announceMoved(id);
        focusCard(id, 'menu');
      }}
      onDuplicate={() => store.change('duplicate element', (content) => duplicateElement(content, id))}
      onCopy={() => {
        const element = elementOf(store.content, id);
        if (element) copyElement(element);
      }}
      onRemove={() => void removeElement(store, id, name, t)}
    />
  );
});

/** The state of an element as text: errors, missing parts, limited visibility. */
function NodeMarks({ element, errors }: { element: ElementNode; errors: number }) {
  const t = useTexts(contentTexts);
  return (
    <>
      {errors > 0 && <StatusBadge tone="bad">{t.hasErrors(errors)}</StatusBadge>}
      {(element.type === null || isIncomplete(element)) && (
        <StatusBadge tone="waiting">{t.incomplete}</StatusBadge>
      )}
      <LanguageBadges element={element} />
      <VisibilityBadge part={element} />
    </>
  );
}
