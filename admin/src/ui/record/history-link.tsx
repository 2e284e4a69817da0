import { Box, Button } from '@mantine/core';
import { journalList, listJournal } from '@share/contract/areas/journal/journal.endpoints.ts';
import { defaultListState, writeListState } from '@share/contract/shared/lists/list.ts';
import { IconHistory } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useCan } from '../../platform/permissions.tsx';
import { useTexts } from '../../platform/texts.ts';
import { uiTexts } from '../ui.texts.ts';
import classes from './history-link.module.css';

interface HistoryLinkProps {
  /** The kind of the record in the audit trail. */
  entity: string;
  /** Absent for kinds with only one record. */
  id?: number;
  /** A text that is shown on every screen; without it, narrow heads show only the icon. */
  label?: string;
}

/** Leads to the journal entries about a record, for users who may read the journal. */
export function HistoryLink({ entity, id, label }: HistoryLinkProps) {
  const { history } = useTexts(uiTexts);
  if (!useCan(listJournal)) return null;
  const filters = { entity, ...(id === undefined ? {} : { search: String(id) }) };
  const search = writeListState(journalList, { ...defaultListState(journalList), filters });
  return (
    <Button
      renderRoot={(props) => <Link {...props} to="/journal" search={search} />}
      variant="subtle"
      aria-label={label ?? history}
      className={label === undefined ? classes.wordless : undefined}
      leftSection={label === undefined && <IconHistory size={18} aria-hidden />}
    >
      {label ?? (
        <Box component="span" visibleFrom="sm">
          {history}
        </Box>
      )}
    </Button>
  );
}
