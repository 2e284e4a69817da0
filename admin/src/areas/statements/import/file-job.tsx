import { Alert, Anchor, Button, Group, Paper, Progress, Stack, Text } from '@mantine/core';
import type { importStatement } from '@share/contract/areas/statements/statements.endpoints.ts';
import type { AnswerOf } from '@share/contract/shared/endpoint.ts';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../platform/texts.ts';
import { ErrorBanner } from '../../../ui/error-banner.tsx';
import { recordPaths } from '../../links/record-paths.ts';
import { statementsTexts } from '../statements.texts.ts';
import { FilePreview } from './file-preview.tsx';
import { importTexts } from './import.texts.ts';
import type { Said } from './said.ts';

type Imported = AnswerOf<typeof importStatement>;

export interface ImportJob {
  id: number;
  file: File;
  state:
    | { is: 'waiting' }
    | { is: 'sending'; percent: number }
    | { is: 'looked-at' }
    | { is: 'imported'; imported: Imported }
    | { is: 'failed'; failure: unknown };
}

interface FileJobProps {
  job: ImportJob;
  onLook: () => void;
  onImport: (said: Said) => void;
}

/** A file, and what became of it. */
export function FileJob({ job: { file, state }, onLook, onImport }: FileJobProps) {
  const own = useTexts(importTexts);
  return (
    <Paper withBorder p="md" component="section" aria-label={file.name}>
      <Stack gap="xs">
        <Text fw={700} style={{ overflowWrap: 'anywhere' }}>
          {file.name}
        </Text>
        <div role="status">
          {state.is === 'waiting' && (
            <Text size="sm" c="dimmed">
              {own.waiting}
            </Text>
          )}
          {state.is === 'sending' && <Sending percent={state.percent} />}
          {state.is === 'imported' && <Done imported={state.imported} />}
        </div>
        {state.is === 'looked-at' && <FilePreview file={file} onImport={onImport} />}
        {state.is === 'failed' && (
          <>
            <ErrorBanner failure={state.failure} />
            <Group>
              <Button size="xs" variant="default" onClick={onLook}>
                {own.look}
              </Button>
            </Group>
          </>
        )}
      </Stack>
    </Paper>
  );
}

function Sending({ percent }: { percent: number }) {
  const own = useTexts(importTexts);
  return (
    <>
      <Progress value={percent} aria-hidden />
      <Text size="sm" c="dimmed" mt="xs">
        {percent < 100 ? own.sending(percent) : own.importing}
      </Text>
    </>
  );
}

function Done({ imported }: { imported: Imported }) {
  const t = useTexts(statementsTexts);
  const own = useTexts(importTexts);
  const { lines, open, known, encoding, others } = imported;
  return (
    <Stack gap="xs">
      <Text size="sm">{[own.imported(lines), t.toDecide(open), t.encodings[encoding]].join(' · ')}</Text>
      {known > 0 && <Alert color="yellow">{t.known(known)}</Alert>}
      {others.length > 0 && <Alert color="blue">{own.further(others.length)}</Alert>}
      <Anchor renderRoot={(props) => <Link {...props} to={recordPaths.statement(imported.id)} />}>
        {own.openStatement}
      </Anchor>
    </Stack>
  );
}
