import { Alert, Anchor, Loader, Paper, Stack, Text } from '@mantine/core';
import { importStatement, listStatements } from '@share/contract/areas/statements/statements.endpoints.ts';
import type { AnswerOf } from '@share/contract/shared/endpoint.ts';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { upload } from '../../platform/api/api-client.ts';
import { useListOrHome } from '../../platform/permissions.tsx';
import { useTexts } from '../../platform/texts.ts';
import { BackButton } from '../../ui/back-button.tsx';
import { ErrorBanner } from '../../ui/error-banner.tsx';
import { DropZone } from '../../ui/fields/uploads/drop-zone.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { recordPaths, recordScreens } from '../links/record-paths.ts';
import { linesChanged } from './statements.queries.ts';
import { statementsTexts } from './statements.texts.ts';

type Imported = AnswerOf<typeof importStatement>;
interface Job {
  id: number;
  name: string;
  result: { imported: Imported } | { failure: unknown } | null;
}

/** Imports the statements of files, one after another, and says what became of each. */
export function ImportScreen() {
  const t = useTexts(statementsTexts);
  const back = useListOrHome(listStatements, recordScreens.statement.list);
  const [jobs, setJobs] = useState<readonly Job[]>([]);
  const importAll = async (files: readonly File[]) => {
    const added = files.map((file, nth) => ({ file, id: jobs.length + nth }));
    setJobs((before) => [...before, ...added.map(({ file, id }) => ({ id, name: file.name, result: null }))]);
    for (const { file, id } of added) {
      const result = await upload(importStatement, file, { onProgress: () => {} }).then(
        (imported) => ({ imported }),
        (failure: unknown) => ({ failure }),
      );
      setJobs((before) => before.map((job) => (job.id === id ? { ...job, result } : job)));
    }
    linesChanged();
  };
  return (
    <Stack gap="md">
      <PageHeader title={t.createTitle} />
      <DropZone
        label={t.choose}
        rules={t.rules}
        accept=".sta,.mt940,.940,.txt,.xml,.csv"
        onFiles={(files) => void importAll(files)}
      />
      {jobs.map(({ id, name, result }) => (
        <Paper key={id} withBorder p="md" role="status">
          <Stack gap="xs">
            <Text fw={700} style={{ overflowWrap: 'anywhere' }}>
              {name}
            </Text>
            {result === null && (
              <Text size="sm" c="dimmed">
                <Loader size="xs" mr="xs" aria-hidden />
                {t.importing}
              </Text>
            )}
            {result && 'failure' in result && <ErrorBanner failure={result.failure} />}
            {result && 'imported' in result && <Done imported={result.imported} />}
          </Stack>
        </Paper>
      ))}
      <div>
        <BackButton to={back} />
      </div>
    </Stack>
  );
}

function Done({ imported }: { imported: Imported }) {
  const t = useTexts(statementsTexts);
  return (
    <>
      <Text size="sm">{[t.imported(imported.lines), t.toDecide(imported.open)].join(' · ')}</Text>
      {imported.others.length > 0 && <Alert color="blue">{t.further(imported.others.length)}</Alert>}
      <Anchor renderRoot={(props) => <Link {...props} to={recordPaths.statement(imported.id)} />}>
        {t.openStatement}
      </Anchor>
    </>
  );
}
