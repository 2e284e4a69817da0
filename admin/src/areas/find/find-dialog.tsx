import { Loader, Modal, Text, TextInput, VisuallyHidden } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { readStored, removeStoredUnder, writeStored } from '../../platform/browser-storage.ts';
import { useCurrentUser } from '../../platform/session/current-user.ts';
import { isSignedIn, onSignedInChange } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/texts.ts';
import { ReturnFocus } from '../../ui/dialogs/return-focus.tsx';
import classes from './find.module.css';
import { findTexts } from './find.texts.ts';
import { type Entry, FindResults, optionId } from './find-results.tsx';
import { type Known, useFound } from './use-found.ts';

interface FindDialogProps extends Known {
  onClose: () => void;
}

/** One field that finds records and screens; used by keyboard alone (ARIA: a combobox with a listbox). */
export function FindDialog({ screens, commands, onClose }: FindDialogProps) {
  const texts = useTexts(findTexts);
  const navigate = useNavigate();
  const user = useCurrentUser();
  const id = useId();
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  // Enter was pressed before the search for the typed text had answered.
  const [isEager, setEager] = useState(false);
  const [recent] = useState(() => (user ? recentlyFound(user.id) : []));
  const { groups, isWaiting, error } = useFound(text, { screens, commands }, recent);
  const entries = groups.flatMap((group) => group.entries);
  const place = Math.min(active, Math.max(0, entries.length - 1));

  const open = (entry: Entry) => {
    onClose();
    if (entry.command) return entry.command();
    if (user) noteFound(user.id, { title: entry.title, detail: entry.detail, route: entry.route });
    void navigate({ to: entry.route });
  };
  useEffect(() => {
    if (!isEager || isWaiting) return;
    setEager(false);
    if (entries[place]) open(entries[place]);
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && entries.length > 0) setActive((place + step + entries.length) % entries.length);
    else if (event.key === 'Enter' && isWaiting) setEager(true);
    else if (event.key === 'Enter' && entries[place]) open(entries[place]);
    else return;
    event.preventDefault();
  };
  const message = error
    ? texts.failed
    : entries.length > 0
      ? texts.found(entries.length)
      : text.trim() === ''
        ? texts.start
        : isWaiting
          ? ''
          : texts.nothing;
  return (
    <Modal
      opened
      onClose={onClose}
      withCloseButton={false}
      padding={0}
      size="lg"
      centered={false}
      yOffset="10vh"
      // Without a title, the dialogue itself needs the name; as a property, it would stand on the frame around it.
      attributes={{ content: { 'aria-label': texts.findAnything } }}
    >
      <ReturnFocus />
      <TextInput
        data-autofocus
        // The field has the focus at once: the dialogue takes it a moment later, and letters typed until then would be lost.
        autoFocus
        variant="unstyled"
        size="md"
        className={classes.input}
        leftSection={<IconSearch size={18} aria-hidden />}
        rightSection={isWaiting ? <Loader size={16} aria-hidden /> : null}
        role="combobox"
        aria-label={texts.findAnything}
        aria-expanded={entries.length > 0}
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={entries.length > 0 ? optionId(id, place) : undefined}
        placeholder={texts.placeholder}
        maxLength={200}
        autoComplete="off"
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setActive(0);
          setEager(false);
        }}
        onKeyDown={onKeyDown}
      />
      <FindResults
        id={id}
        label={texts.findAnything}
        groups={groups}
        active={place}
        onPoint={setActive}
        onOpen={open}
      />
      {entries.length > 0 ? (
        <VisuallyHidden role="status">{message}</VisuallyHidden>
      ) : (
        <Text role="status" size="sm" c="dimmed" p="md" pt={0}>
          {message}
        </Text>
      )}
    </Modal>
  );
}

const MOST = 6;
const KEYS = 'recently-found:';
const keyOf = (userId: number) => `${KEYS}${userId}`;

// Entries contain names and e-mails of investors, so the next person at the computer must not find them.
onSignedInChange(() => {
  if (!isSignedIn()) removeStoredUnder(KEYS);
});

/** The entries that this person opened last through the search in this browser, the latest first; until the person signs out. */
function recentlyFound(userId: number): Entry[] {
  try {
    const stored: unknown = JSON.parse(readStored(keyOf(userId)) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isEntry).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

function noteFound(userId: number, entry: Entry): void {
  const others = recentlyFound(userId).filter(({ route }) => route !== entry.route);
  writeStored(keyOf(userId), JSON.stringify([entry, ...others].slice(0, MOST)));
}

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' &&
  value !== null &&
  ['title', 'detail', 'route'].every(
    (field) => typeof (value as Record<string, unknown>)[field] === 'string',
  );
