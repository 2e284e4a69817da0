import { Menu, Modal, Stack, Text } from '@mantine/core';
import { IconTemplate } from '@tabler/icons-react';
import { useEffect } from 'react';
import { commonTexts } from '../../../../platform/common.texts.ts';
import { createStore, useStore } from '../../../../platform/store.ts';
import { useTexts } from '../../../../platform/texts.ts';
import { ReturnFocus } from '../../../../ui/dialogs/return-focus.tsx';
import { ErrorBanner } from '../../../../ui/error-banner.tsx';
import { contentTexts } from '../content.texts.ts';
import { placeOf, sectionOf } from '../store/content-operations.ts';
import { useContent } from '../store/use-content.ts';
import { PatternName } from './pattern-name.tsx';
import { storePattern, usePatternChange } from './patterns.queries.ts';
import { patternsTexts } from './patterns.texts.ts';

/** The id of the section that is being stored as a pattern. */
const storing = createStore<string | null>(null);

/** The entry of a section's menu that stores it as a pattern. */
export function SavePatternItem({ section }: { section: string }) {
  const t = useTexts(patternsTexts);
  return (
    <Menu.Item leftSection={<IconTemplate size={16} aria-hidden />} onClick={() => storing.set(section)}>
      {t.save}
    </Menu.Item>
  );
}

/** Draws the question of `SavePatternItem`; mounted once where sections are edited. */
export function SavePatternHost() {
  const id = useStore(storing);
  const isThere = useContent(({ content }) => id !== null && placeOf(content, id) !== undefined);
  useEffect(() => () => storing.set(null), []);
  return id !== null && isThere && <SavePattern key={id} id={id} />;
}

function SavePattern({ id }: { id: string }) {
  const t = useTexts(patternsTexts);
  const ofContent = useTexts(contentTexts);
  const common = useTexts(commonTexts);
  const section = useContent(({ content }) => sectionOf(content, id));
  const index = useContent(({ content }) => placeOf(content, id)?.index ?? 0);
  const close = () => storing.set(null);
  const saving = usePatternChange(
    async (name: string) => section && storePattern(name, section),
    { key: 'pattern.create', ...t.toasts.create },
    close,
  );
  return (
    <>
      <ReturnFocus />
      <Modal
        opened
        onClose={close}
        title={t.saveTitle(ofContent.section(index + 1))}
        closeButtonProps={{ 'aria-label': common.close }}
      >
        <Stack>
          {saving.error && <ErrorBanner failure={saving.error} />}
          <Text size="sm" c="dimmed">
            {t.saveHint}
          </Text>
          <PatternName
            name=""
            saveLabel={t.saveLabel}
            isSaving={saving.isPending}
            onSave={saving.mutate}
            onCancel={close}
          />
        </Stack>
      </Modal>
    </>
  );
}
