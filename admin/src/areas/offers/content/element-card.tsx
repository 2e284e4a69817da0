import {
  ActionIcon,
  Alert,
  Menu,
  Paper,
  SegmentedControl,
  Stack,
  Text,
  UnstyledButton,
  VisuallyHidden,
} from '@mantine/core';
import type { ElementType } from '@share/contract/areas/offers/elements/elements.ts';
import {
  IconAlertTriangle,
  IconChevronDown,
  IconChevronRight,
  IconCornerDownRight,
  IconGripVertical,
  IconSquareDashed,
} from '@tabler/icons-react';
import { type ComponentType, memo, useDeferredValue, useMemo, useState } from 'react';
import { useLanguage } from '../../../platform/language.tsx';
import { useTexts } from '../../../platform/texts.ts';
import { errorText } from '../../../ui/error-text.ts';
import { useFormContext } from '../../../ui/form/form-context.ts';
import classes from './content.module.css';
import { contentTexts } from './content.texts.ts';
import { copyElement, removeElement } from './content-actions.ts';
import { useDraggableNode } from './content-drag.tsx';
import { errorsWithoutField } from './content-errors.ts';
import type { ElementNode, ParentId } from './content-model.ts';
import { nameOfElement } from './content-names.ts';
import { duplicateElement, elementOf, elementsIn, mayStandIn, moveElement } from './content-operations.ts';
import { type ElementControl, elementControl } from './element-control.ts';
import { ElementFrameFields } from './element-frame-fields.tsx';
import { ElementList } from './element-list.tsx';
import type { ElementEditorProps, ElementPreviewProps } from './elements/element-editor.ts';
import { elementFaces } from './elements/element-faces.ts';
import { NodeActions } from './node-actions.tsx';
import { NodeMarks } from './node-marks.tsx';
import { cardId } from './reveal.ts';
import { useContent, useContentStore } from './use-content.ts';

interface ElementCardProps {
  id: string;
  index: number;
  count: number;
  parent: ParentId;
  /** It stands in another element: nothing stands in it. */
  isInner: boolean;
}

/** One element: a line that says what it is and in which state, and its fields when it is open. */
export const ElementCard = memo(function ElementCard({
  id,
  index,
  count,
  parent,
  isInner,
}: ElementCardProps) {
  const t = useTexts(contentTexts);
  const { language } = useLanguage();
  const { isReadOnly } = useFormContext();
  const store = useContentStore();
  const element = useContent((present) => elementOf(present.content, id));
  const errors = useContent((present) => present.errorsOf(id));
  const isOpen = useContent((present) => present.isOpen(id));
  const drag = useDraggableNode(id, index, parent, store);
  const name = element ? nameOfElement(element, language) : '';
  // What the buttons are called may lag a moment behind what is typed.
  const calmName = useDeferredValue(name);
  if (!element) return null;
  const Icon = element.type === null ? IconSquareDashed : elementFaces[element.type].icon;
  const Chevron = isOpen ? IconChevronDown : IconChevronRight;
  return (
    <Paper
      component="li"
      withBorder
      p="xs"
      id={cardId(id)}
      ref={drag.ref}
      className={`${classes.element} ${classes.card}`}
      data-open={isOpen || undefined}
      data-dragging={drag.isDragging || undefined}
      data-drop={drag.isDropTarget || undefined}
    >
      <div className={classes.header}>
        {!isReadOnly && (
          <ActionIcon
            ref={drag.handleRef}
            variant="subtle"
            color="gray"
            className={classes.handle}
            aria-label={t.drag(calmName)}
          >
            <IconGripVertical size={18} aria-hidden />
          </ActionIcon>
        )}
        <UnstyledButton
          id={lineId(id)}
          className={classes.name}
          aria-expanded={isOpen}
          onClick={() => store.setOpen([id], !isOpen)}
        >
          <Chevron size={16} aria-hidden />
          <Icon size={18} aria-hidden />
          <Text span fw={700} size="sm" className={classes.title}>
            {index + 1}. {name}
          </Text>
        </UnstyledButton>
        <NodeMarks element={element} errors={errors.length} />
        {!isReadOnly && (
          <ElementActions
            id={id}
            name={calmName}
            index={index}
            count={count}
            parent={parent}
            isInner={isInner}
          />
        )}
      </div>
      {isOpen && <OpenElement id={id} isInner={isInner} />}
    </Paper>
  );
});

/** The id of the line that names an element, for what belongs to it. */
const lineId = (id: string): string => `line-${id}`;

const ElementActions = memo(function ElementActions(props: ElementCardProps & { name: string }) {
  const { id, name, index, count, parent, isInner } = props;
  const t = useTexts(contentTexts);
  const store = useContentStore();
  return (
    <NodeActions
      name={name}
      index={index}
      count={count}
      canRemove={count > 1 || isInner}
      onMove={(to) => store.change((content) => moveElement(content, id, parent, to))}
      onDuplicate={() => store.change((content) => duplicateElement(content, id))}
      onCopy={() => {
        const element = elementOf(store.content, id);
        if (element) copyElement(element);
      }}
      onRemove={() => void removeElement(store, id, name, t)}
    >
      <MoveTo id={id} parent={parent} />
    </NodeActions>
  );
});

/** Entries of the menu: the other sections and elements in which this one may stand. */
function MoveTo({ id: moving, parent }: { id: string; parent: ParentId }) {
  const t = useTexts(contentTexts);
  const { language } = useLanguage();
  const store = useContentStore();
  const { content } = store;
  const element = elementOf(content, moving);
  if (!element) return null;
  const goals = content.flatMap((section, index) => [
    { id: section.id, count: section.elements.length, label: t.section(index + 1) },
    ...section.elements.map((other) => ({
      id: other.id,
      count: other.children.length,
      label: `${t.section(index + 1)} › ${nameOfElement(other, language)}`,
    })),
  ]);
  const possible = goals.filter(({ id }) => id !== parent && mayStandIn(content, element, id));
  if (possible.length === 0) return null;
  return (
    <>
      <Menu.Divider />
      <Menu.Label>{t.moveTo}</Menu.Label>
      {possible.slice(0, 30).map(({ id, count, label }) => (
        <Menu.Item
          key={id}
          leftSection={<IconCornerDownRight size={16} aria-hidden />}
          onClick={() => {
            store.change((present) => moveElement(present, element.id, id, count));
            store.setOpen([id], true);
          }}
        >
          {label}
        </Menu.Item>
      ))}
    </>
  );
}

interface OpenElementProps {
  id: string;
  isInner: boolean;
}

/** What an open card holds. It follows what it shows itself, so that typing does not draw all of it anew. */
const OpenElement = memo(function OpenElement({ id, isInner }: OpenElementProps) {
  const t = useTexts(contentTexts);
  const { language } = useLanguage();
  const store = useContentStore();
  const control = useMemo(() => elementControl<ElementType>(store, id), [store, id]);
  const type = useContent((present) => elementOf(present.content, id)?.type ?? null);
  const isGated = useContent((present) => elementOf(present.content, id)?.userMustBeLoggedIn ?? false);
  const children = useContent((present) => elementsIn(present.content, id) ?? noElements);
  const errors = useContent((present) => present.errorsOf(id));
  const [view, setView] = useState<'edit' | 'preview'>('edit');
  const element = elementOf(store.content, id);
  const unplaced = element ? errorsWithoutField(element, errors) : [];
  return (
    <Stack gap="md" p="xs" role="group" aria-labelledby={lineId(id)}>
      {unplaced.length > 0 && (
        <Alert
          color="red"
          role="alert"
          tabIndex={-1}
          data-invalid-field
          icon={<IconAlertTriangle aria-hidden />}
        >
          {[...new Set(unplaced.map(({ code }) => errorText(language, code)))].join(' ')}
        </Alert>
      )}
      <ElementFrameFields id={id} type={type} userMustBeLoggedIn={isGated} control={control} />
      {type === null ? (
        <Text size="sm" c="dimmed">
          {t.nothingToShow}
        </Text>
      ) : (
        <>
          <VisuallyHidden id={`view-${id}`}>{t.view}</VisuallyHidden>
          <SegmentedControl
            size="xs"
            w="fit-content"
            aria-labelledby={`view-${id} ${lineId(id)}`}
            value={view}
            onChange={(chosen) => setView(chosen === 'preview' ? 'preview' : 'edit')}
            data={[
              { value: 'edit', label: t.edit },
              { value: 'preview', label: t.preview },
            ]}
          />
          {view === 'edit' ? <Editor type={type} control={control} /> : <Preview id={id} />}
        </>
      )}
      {!isInner && (
        <div className={classes.children}>
          <ElementList parent={id} elements={children} isInner />
        </div>
      )}
    </Stack>
  );
});

const noElements: readonly ElementNode[] = [];

/** The fields of a type follow the values themselves: another one changing does not draw them anew. */
const Editor = memo(function Editor({ type, control }: { type: ElementType; control: ElementControl }) {
  // The face of a type takes the control of that type.
  const Face = elementFaces[type].Editor as ComponentType<ElementEditorProps<ElementType>>;
  return <Face key={type} control={control} />;
});

function Preview({ id }: { id: string }) {
  const { language } = useLanguage();
  const element = useContent((present) => elementOf(present.content, id));
  if (!element || element.type === null) return null;
  const Face = elementFaces[element.type].Preview as ComponentType<ElementPreviewProps<ElementType>>;
  return <Face data={element.data} language={language} />;
}
