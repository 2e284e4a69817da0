import { ActionIcon, Loader, Modal, Stack, Text, TextInput, UnstyledButton } from '@mantine/core';
import {
  deleteSectionPattern,
  type SectionPatternRow,
} from '@share/contract/areas/offers/section-patterns.endpoints.ts';
import { IconPencil, IconSearch, IconTrash } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { commonTexts } from '../../../../platform/common.texts.ts';
import { isFound } from '../../../../platform/is-found.ts';
import { IfAllowed } from '../../../../platform/permissions.tsx';
import { useTexts } from '../../../../platform/texts.ts';
import { confirm } from '../../../../ui/confirm.tsx';
import { ReturnFocus } from '../../../../ui/dialogs/return-focus.tsx';
import { EmptyNotice } from '../../../../ui/empty-notice.tsx';
import { ErrorBanner } from '../../../../ui/error-banner.tsx';
import { addSection } from '../content-actions.ts';
import { useContentStore } from '../store/use-content.ts';
import { PatternName } from './pattern-name.tsx';
import classes from './patterns.module.css';
import {
  patternsQuery,
  removePattern,
  renamePattern,
  sectionOfPattern,
  usePatternChange,
} from './patterns.queries.ts';
import { patternsTexts } from './patterns.texts.ts';

interface PatternsDialogProps {
  /** The place where the chosen section is inserted. */
  index: number;
  onClose: () => void;
}

/** The patterns of all staff: one is chosen, and each can be renamed and deleted. */
export function PatternsDialog({ index, onClose }: PatternsDialogProps) {
  const t = useTexts(patternsTexts);
  const common = useTexts(commonTexts);
  const store = useContentStore();
  const { data, error, refetch } = useQuery(patternsQuery);
  const [typed, setTyped] = useState('');
  const choosing = useMutation({
    mutationFn: sectionOfPattern,
    onSuccess: (section) => {
      onClose();
      addSection(store, index, section);
    },
    // The pattern was deleted meanwhile.
    onError: () => void refetch(),
  });
  const failure = error ?? choosing.error;
  const found = data?.filter(({ name }) => isFound(name, typed)) ?? [];
  return (
    <>
      <ReturnFocus />
      <Modal opened onClose={onClose} title={t.title} closeButtonProps={{ 'aria-label': common.close }}>
        <Stack>
          {failure && <ErrorBanner failure={failure} />}
          {!data && !error && <Loader aria-label={common.loading} mx="auto" />}
          {data?.length === 0 && <EmptyNotice title={t.empty} hint={t.emptyHint} />}
          {data && data.length > 0 && (
            <TextInput
              data-autofocus
              aria-label={t.find}
              placeholder={t.find}
              leftSection={<IconSearch size={16} aria-hidden />}
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
          )}
          {data && data.length > 0 && found.length === 0 && (
            <Text size="sm" c="dimmed" role="status">
              {t.nothingFound}
            </Text>
          )}
          {found.length > 0 && (
            <ul className={classes.list} aria-label={t.title}>
              {found.map((pattern) => (
                <Pattern key={pattern.id} pattern={pattern} onChoose={() => choosing.mutate(pattern.id)} />
              ))}
            </ul>
          )}
        </Stack>
      </Modal>
    </>
  );
}

function Pattern({ pattern, onChoose }: { pattern: SectionPatternRow; onChoose: () => void }) {
  const t = useTexts(patternsTexts);
  const { id, name } = pattern;
  const [isNaming, setNaming] = useState(false);
  const renaming = usePatternChange(
    (next: string) => renamePattern(id, next),
    { key: 'pattern.rename', ...t.toasts.rename },
    () => setNaming(false),
  );
  const removing = usePatternChange(() => removePattern(id), { key: 'pattern.delete', ...t.toasts.delete });
  const askToRemove = async () => {
    const question = { title: t.deleteTitle, message: t.deleteMessage(name), confirmLabel: t.delete };
    if (await confirm(question)) removing.mutate(undefined);
  };
  if (isNaming) {
    return (
      <li className={classes.naming}>
        <PatternName
          name={name}
          saveLabel={t.rename}
          isSaving={renaming.isPending}
          onSave={renaming.mutate}
          onCancel={() => setNaming(false)}
        />
      </li>
    );
  }
  return (
    <li className={classes.pattern}>
      <UnstyledButton className={classes.choose} onClick={onChoose}>
        <Text span fw={700} size="sm" className={classes.name}>
          {name}
        </Text>
        <Text span size="xs" c="dimmed">
          {t.elements(pattern.elements)}
        </Text>
      </UnstyledButton>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={t.renameOf(name)}
        title={t.rename}
        onClick={() => setNaming(true)}
      >
        <IconPencil size={18} aria-hidden />
      </ActionIcon>
      <IfAllowed endpoint={deleteSectionPattern}>
        <ActionIcon
          variant="subtle"
          color="red"
          size="lg"
          aria-label={t.deleteOf(name)}
          title={t.delete}
          loading={removing.isPending}
          onClick={() => void askToRemove()}
        >
          <IconTrash size={18} aria-hidden />
        </ActionIcon>
      </IfAllowed>
    </li>
  );
}
