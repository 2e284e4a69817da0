import { ActionIcon, Button, Group, Paper, Stack, VisuallyHidden } from '@mantine/core';
import { useHotkeys, useMergedRef } from '@mantine/hooks';
import {
  type Icon,
  IconArrowBackUp,
  IconArrowForwardUp,
  IconArrowsVertical,
  IconClipboardPlus,
  IconFold,
  IconPlus,
} from '@tabler/icons-react';
import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../../platform/language.tsx';
import { useTexts } from '../../../platform/texts.ts';
import { EmptyNotice } from '../../../ui/empty-notice.tsx';
import { useFormContext } from '../../../ui/form/form-context.ts';
import { MOD, withKeys } from '../../../ui/shortcuts/keys.ts';
import { toolbarKeys } from '../../../ui/shortcuts/toolbar-keys.ts';
import { ContentDrag } from './cards/content-drag.tsx';
import { MoveHost } from './cards/move-dialog.tsx';
import { MovedContext } from './cards/moved.ts';
import { NodeErrors } from './cards/node-errors.tsx';
import { SectionCard } from './cards/section-card.tsx';
import classes from './content.module.css';
import { contentTexts } from './content.texts.ts';
import { addSection, pasteSection } from './content-actions.ts';
import { TypePickerHost } from './inserting/ask-type.tsx';
import { InsertArea } from './inserting/insert-area.tsx';
import { Outline } from './outline.tsx';
import { PatternsButton } from './patterns/patterns-button.tsx';
import { SavePatternHost } from './patterns/save-pattern.tsx';
import { reveal } from './reveal.ts';
import { useClipboardKind } from './store/clipboard.ts';
import { NO_NODE } from './store/content-errors.ts';
import { elementOf, nodeIds, placeOf, wayTo } from './store/content-operations.ts';
import type { ContentStore } from './store/content-store.ts';
import { nameOfElement } from './store/element-names.ts';
import { ContentContext, useContent, useContentStore, useNodeIds } from './store/use-content.ts';

/** The sections tab (ELM-01 to ELM-24): the outline, the cards, undo and redo, expand and collapse all. */
export const OfferContent = ({ content }: { content: ContentStore }) => (
  <ContentContext value={content}>
    <Sections />
  </ContentContext>
);

function Sections() {
  const t = useTexts(contentTexts);
  const { language } = useLanguage();
  const store = useContentStore();
  const sections = useNodeIds((content) => content);
  const [announced, announce] = useState('');
  useErrorsOpened(store);
  const errors = useContent((content) => content.errors.of(NO_NODE));
  const shown = useShownAtFirst(sections.length);
  const jump = useCallback((id: string) => reveal(store, id), [store]);
  const onMoved = useCallback(
    (id: string) => {
      const element = elementOf(store.content, id);
      const position = (placeOf(store.content, id)?.index ?? 0) + 1;
      announce(t.moved(element ? nameOfElement(element, language) : t.section(position), position));
    },
    [store, t, language],
  );
  return (
    <MovedContext value={onMoved}>
      <Stack gap="md">
        <Toolbar />
        <NodeErrors errors={errors} />
        {sections.length === 0 ? (
          <Paper withBorder>
            <EmptyNotice title={t.empty} />
          </Paper>
        ) : (
          <div className={classes.around}>
            <div className={classes.layout}>
              <Outline onJump={jump} />
              <ContentDrag store={store} onMoved={onMoved}>
                <InsertArea>
                  <ol className={classes.list}>
                    {sections.slice(0, shown).map((id, index) => (
                      <SectionCard key={id} id={id} index={index} count={sections.length} />
                    ))}
                  </ol>
                </InsertArea>
              </ContentDrag>
            </div>
          </div>
        )}
        {sections.length > 0 && <AddSection index={sections.length} />}
        <TypePickerHost />
        <MoveHost />
        <SavePatternHost />
        <VisuallyHidden role="status">{announced}</VisuallyHidden>
      </Stack>
    </MovedContext>
  );
}

const AT_FIRST = 3;

/**
 * How many sections are drawn: a few immediately, the others one by one in low-priority renders. One render for all
 * would start over with every key press.
 */
function useShownAtFirst(count: number): number {
  const [shown, setShown] = useState(AT_FIRST);
  useEffect(() => {
    if (shown === Number.POSITIVE_INFINITY) return;
    startTransition(() => setShown(shown + 1 < count ? shown + 1 : Number.POSITIVE_INFINITY));
  }, [shown, count]);
  return shown;
}

/** Undo and redo, expand and collapse all, and a new section at the top. */
function Toolbar() {
  const t = useTexts(contentTexts);
  const { isReadOnly } = useFormContext();
  const store = useContentStore();
  const canUndo = useContent((present) => present.history.canUndo);
  const canRedo = useContent((present) => present.history.canRedo);
  const toolbar = useRef<HTMLDivElement>(null);
  // The keys act only while the sections are visible, and not in another tab or behind a dialogue.
  const inSight = (act: () => void) => () => {
    if (toolbar.current?.checkVisibility() && !document.querySelector('[role=dialog]')) act();
  };
  useHotkeys([
    ['mod+Z', inSight(() => store.undo())],
    ['mod+shift+Z', inSight(() => store.redo())],
    ['mod+Y', inSight(() => store.redo())],
  ]);
  return (
    <Group gap="xs" role="toolbar" aria-label={t.toolbar} ref={useMergedRef(toolbar, toolbarKeys)}>
      {!isReadOnly && <AddSection index={0} />}
      <Group gap={4} ml="auto" className={classes.tools}>
        {!isReadOnly && (
          <>
            <HistoryButton
              label={t.undo}
              keys={[MOD, 'Z']}
              canUse={canUndo}
              Icon={IconArrowBackUp}
              onUse={() => store.undo()}
            />
            <HistoryButton
              label={t.redo}
              keys={[MOD, 'Shift', 'Z']}
              canUse={canRedo}
              Icon={IconArrowForwardUp}
              onUse={() => store.redo()}
            />
          </>
        )}
        <Button
          variant="default"
          size="xs"
          leftSection={<IconArrowsVertical size={16} aria-hidden />}
          onClick={() => void store.opening.openAll(store.content)}
        >
          {t.openAll}
        </Button>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconFold size={16} aria-hidden />}
          onClick={() => {
            store.opening.stop();
            store.cards.setOpen(nodeIds(store.content), false);
          }}
        >
          {t.closeAll}
        </Button>
      </Group>
    </Group>
  );
}

interface HistoryButtonProps {
  label: string;
  keys: string[];
  canUse: boolean;
  Icon: Icon;
  onUse: () => void;
}

/** The button is only marked as disabled, so that it keeps the focus after the last step. */
const HistoryButton = ({ label, keys, canUse, Icon, onUse }: HistoryButtonProps) => (
  <ActionIcon
    variant="default"
    size="lg"
    aria-label={label}
    title={withKeys(label, ...keys)}
    aria-disabled={!canUse || undefined}
    data-disabled={!canUse || undefined}
    onClick={onUse}
  >
    <Icon size={18} aria-hidden />
  </ActionIcon>
);

function AddSection({ index }: { index: number }) {
  const t = useTexts(contentTexts);
  const { isReadOnly } = useFormContext();
  const store = useContentStore();
  const copied = useClipboardKind();
  if (isReadOnly) return null;
  return (
    <Group gap="xs">
      <Button
        data-add-section
        variant="default"
        leftSection={<IconPlus size={18} aria-hidden />}
        onClick={() => addSection(store, index)}
      >
        {t.addSection}
      </Button>
      <PatternsButton index={index} />
      {copied === 'section' && (
        <Button
          variant="subtle"
          leftSection={<IconClipboardPlus size={18} aria-hidden />}
          onClick={() => pasteSection(store, index)}
        >
          {t.pasteSection}
        </Button>
      )}
    </Group>
  );
}

/** Opens every card with an error after a save, and the cards around it. */
function useErrorsOpened(store: ContentStore): void {
  const { attempts } = useFormContext();
  useEffect(() => {
    if (attempts === 0) return;
    const ways = store.errors.nodeIds.flatMap((id) => wayTo(store.content, id));
    store.cards.setOpen(ways, true);
  }, [attempts, store]);
}
