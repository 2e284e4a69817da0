import { SegmentedControl, Stack, Text, VisuallyHidden } from '@mantine/core';
import type { ElementType } from '@share/contract/areas/offers/elements/elements.ts';
import { type ComponentType, memo, type ReactNode, useCallback, useMemo, useState } from 'react';
import { useLanguage } from '../../../../platform/language.tsx';
import { useTexts } from '../../../../platform/texts.ts';
import { type Slash, SlashContext } from '../../../../ui/fields/rich-text/slash.ts';
import { useFormContext } from '../../../../ui/form/form-context.ts';
import classes from '../content.module.css';
import { contentTexts } from '../content.texts.ts';
import { askAtText } from '../content-actions.ts';
import type { ElementEditorProps, ElementPreviewProps } from '../elements/element-editor.ts';
import { elementRenderers } from '../elements/element-renderers.ts';
import { lineId } from '../reveal.ts';
import { errorsWithoutField } from '../store/content-errors.ts';
import { elementOf } from '../store/content-operations.ts';
import { type ElementControl, elementControl } from '../store/element-control.ts';
import { useContent, useContentStore, useDebouncedContent } from '../store/use-content.ts';
import { ElementFrameFields } from './element-frame-fields.tsx';
import { NodeErrors } from './node-errors.tsx';

interface OpenElementProps {
  id: string;
  /** The elements inside this one, if it may contain any. */
  children: ReactNode;
}

/** The content of an open card. It subscribes to its own values, so that typing does not redraw everything. */
export const OpenElement = memo(function OpenElement({ id, children }: OpenElementProps) {
  const t = useTexts(contentTexts);
  const { isReadOnly } = useFormContext();
  const store = useContentStore();
  const control = useMemo(() => elementControl<ElementType>(store, id), [store, id]);
  const type = useDebouncedContent((present) => elementOf(present.content, id)?.type ?? null);
  const isRestricted = useDebouncedContent(
    (present) => elementOf(present.content, id)?.userMustBeLoggedIn ?? false,
  );
  const errors = useDebouncedContent((present) => present.errors.of(id));
  const [view, setView] = useState<'edit' | 'preview'>('edit');
  const onSlash = useCallback((slash: Slash) => void askAtText(store, id, slash), [store, id]);
  const element = elementOf(store.content, id);
  const unplaced = element ? errorsWithoutField(element, errors) : [];
  return (
    <Stack gap="md" p="xs" role="group" aria-labelledby={lineId(id)}>
      <NodeErrors errors={unplaced} />
      <ElementFrameFields id={id} type={type} userMustBeLoggedIn={isRestricted} control={control} />
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
              { value: 'edit', label: isReadOnly ? t.fields : t.edit },
              { value: 'preview', label: t.preview },
            ]}
          />
          {view === 'edit' ? (
            <SlashContext value={type === 'text' ? onSlash : null}>
              <div data-element-content>
                <Editor type={type} control={control} />
              </div>
            </SlashContext>
          ) : (
            <Preview id={id} />
          )}
        </>
      )}
      {children && <div className={classes.children}>{children}</div>}
    </Stack>
  );
});

/** The fields of a type subscribe to their own values: a change of another value does not redraw them. */
const Editor = memo(function Editor({ type, control }: { type: ElementType; control: ElementControl }) {
  // The type of the element determines the type of its control, which the compiler cannot see.
  const TypeEditor = elementRenderers[type].Editor as ComponentType<ElementEditorProps<ElementType>>;
  return <TypeEditor key={type} control={control} />;
});

function Preview({ id }: { id: string }) {
  const { language } = useLanguage();
  const element = useContent((present) => elementOf(present.content, id));
  if (!element || element.type === null) return null;
  const TypePreview = elementRenderers[element.type].Preview as ComponentType<
    ElementPreviewProps<ElementType>
  >;
  return <TypePreview data={element.data} language={language} />;
}
