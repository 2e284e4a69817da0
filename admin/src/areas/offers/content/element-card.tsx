import { ActionIcon, Alert, Menu, Paper, SegmentedControl, Stack, Text, UnstyledButton } from '@mantine/core';
import type { ElementType } from '@share/contract/areas/offers/elements/elements.ts';
import {
  IconAlertTriangle,
  IconChevronDown,
  IconChevronRight,
  IconCornerDownRight,
  IconGripVertical,
  IconSquareDashed,
} from '@tabler/icons-react';
import { type ComponentType, memo, useMemo, useState } from 'react';
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
import { duplicateElement, elementOf, mayStandIn, moveElement } from './content-operations.ts';
import type { NodeError } from './content-store.ts';
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
  if (!element) return null;
  const name = nameOfElement(element, language);
  const Icon = element.type === null ? IconSquareDashed : elementFaces[element.type].icon;
  const Chevron = isOpen ? IconChevronDown : IconChevronRight;
  const move = (to: number) => store.change((content) => moveElement(content, id, parent, to));
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
            aria-label={t.drag(name)}
          >
            <IconGripVertical size={18} aria-hidden />
          </ActionIcon>
        )}
        <UnstyledButton
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
          <NodeActions
            name={name}
            index={index}
            count={count}
            canRemove={count > 1 || isInner}
            onMove={move}
            onDuplicate={() => store.change((content) => duplicateElement(content, id))}
            onCopy={() => copyElement(element)}
            onRemove={() => void removeElement(store, id, name, t)}
          >
            <MoveTo element={element} parent={parent} />
          </NodeActions>
        )}
      </div>
      {isOpen && <OpenElement element={element} errors={errors} name={name} isInner={isInner} />}
    </Paper>
  );
});

/** Entries of the menu: the other sections and elements in which this one may stand. */
function MoveTo({ element, parent }: { element: ElementNode; parent: ParentId }) {
  const t = useTexts(contentTexts);
  const { language } = useLanguage();
  const store = useContentStore();
  const { content } = store;
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
  element: ElementNode;
  errors: readonly NodeError[];
  name: string;
  isInner: boolean;
}

function OpenElement({ element, errors, name, isInner }: OpenElementProps) {
  const t = useTexts(contentTexts);
  const { language } = useLanguage();
  const store = useContentStore();
  const control = useMemo(() => elementControl<ElementType>(store, element.id), [store, element.id]);
  const [view, setView] = useState<'edit' | 'preview'>('edit');
  const unplaced = errorsWithoutField(element, errors);
  return (
    <Stack gap="md" p="xs" role="group" aria-label={name}>
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
      <ElementFrameFields
        id={element.id}
        type={element.type}
        userMustBeLoggedIn={element.userMustBeLoggedIn}
        control={control}
      />
      {element.type === null ? (
        <Text size="sm" c="dimmed">
          {t.nothingToShow}
        </Text>
      ) : (
        <>
          <SegmentedControl
            size="xs"
            w="fit-content"
            aria-label={t.view(name)}
            value={view}
            onChange={(chosen) => setView(chosen === 'preview' ? 'preview' : 'edit')}
            data={[
              { value: 'edit', label: t.edit },
              { value: 'preview', label: t.preview },
            ]}
          />
          {view === 'edit' ? <Editor type={element.type} control={control} /> : <Preview element={element} />}
        </>
      )}
      {!isInner && (
        <div className={classes.children}>
          <ElementList parent={element.id} elements={element.children} isInner />
        </div>
      )}
    </Stack>
  );
}

type Typed = Exclude<ElementNode, { type: null }>;

/** The fields of a type follow the values themselves: another one changing does not draw them anew. */
const Editor = memo(function Editor({ type, control }: { type: ElementType; control: ElementControl }) {
  // The face of a type takes the control of that type.
  const Face = elementFaces[type].Editor as ComponentType<ElementEditorProps<ElementType>>;
  return <Face key={type} control={control} />;
});

function Preview({ element }: { element: Typed }) {
  const { language } = useLanguage();
  const Face = elementFaces[element.type].Preview as ComponentType<ElementPreviewProps<ElementType>>;
  return <Face data={element.data} language={language} />;
}
