import { Checkbox, Stack } from '@mantine/core';
import { importStatement, listStatements } from '@share/contract/areas/statements/statements.endpoints.ts';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { isApiError, upload } from '../../../platform/api/api-client.ts';
import { useListOrHome } from '../../../platform/permissions.tsx';
import { useTexts } from '../../../platform/texts.ts';
import { announceDone } from '../../../ui/announce.ts';
import { BackButton } from '../../../ui/back-button.tsx';
import { DropZone } from '../../../ui/fields/uploads/drop-zone.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { recordPaths, recordScreens } from '../../links/record-paths.ts';
import { linesChanged } from '../statements.queries.ts';
import { statementsTexts } from '../statements.texts.ts';
import { takeDropped } from './dropped-files.ts';
import { FileJob, type ImportJob } from './file-job.tsx';
import { importTexts } from './import.texts.ts';
import type { Said } from './said.ts';

/** Imports the statements of files, one after another, and says what became of each. A single one is opened. */
export function ImportScreen() {
  const t = useTexts(statementsTexts);
  const own = useTexts(importTexts);
  const back = useListOrHome(listStatements, recordScreens.statement.list);
  const navigate = useNavigate();
  const [jobs, setJobs] = useState<readonly ImportJob[]>([]);
  const [isLookedAt, setLookedAt] = useState(false);
  const note = (id: number, state: ImportJob['state']) =>
    setJobs((before) => before.map((job) => (job.id === id ? { ...job, state } : job)));

  const importOne = async ({ id, file }: ImportJob, said: Said) => {
    const onProgress = (sent: number, total: number) =>
      note(id, { is: 'sending', percent: Math.round((sent / Math.max(1, total)) * 100) });
    note(id, { is: 'sending', percent: 0 });
    try {
      const imported = await upload(importStatement, file, { query: said, onProgress });
      note(id, { is: 'imported', imported });
      return imported;
    } catch (failure) {
      const isUnclear = isApiError(failure) && failure.errors[0]?.code === 'STATEMENT_UNCLEAR';
      note(id, isUnclear ? { is: 'looked-at' } : { is: 'failed', failure });
      return null;
    } finally {
      linesChanged();
    }
  };
  const take = async (files: readonly File[]) => {
    const state = isLookedAt ? ({ is: 'looked-at' } as const) : ({ is: 'waiting' } as const);
    const added = files.map((file, nth): ImportJob => ({ file, id: jobs.length + nth, state }));
    setJobs((before) => [...before, ...added]);
    if (isLookedAt) return;
    for (const job of added) await finish(job, {}, jobs.length + added.length === 1);
  };
  const finish = async (job: ImportJob, said: Said, isOnly: boolean) => {
    const imported = await importOne(job, said);
    if (!imported || !isOnly || imported.others.length > 0) return;
    announceDone({ key: 'statement.import', ...t.toast });
    void navigate({ to: recordPaths.statement(imported.id) });
  };
  const takeThoseOfList = useEffectEvent(() => {
    const files = takeDropped();
    if (files.length > 0) void take(files);
  });
  useEffect(() => takeThoseOfList(), []);
  return (
    <Stack gap="md">
      <PageHeader title={t.createTitle} />
      <DropZone
        label={own.choose}
        rules={own.rules}
        accept=".sta,.mt940,.940,.txt,.xml,.csv"
        onFiles={(files) => void take(files)}
      />
      <Checkbox
        label={own.lookFirst}
        description={own.lookFirstHint}
        checked={isLookedAt}
        onChange={(event) => setLookedAt(event.currentTarget.checked)}
      />
      {jobs.map((job) => (
        <FileJob
          key={job.id}
          job={job}
          onLook={() => note(job.id, { is: 'looked-at' })}
          onImport={(said) => void finish(job, said, jobs.length === 1)}
        />
      ))}
      <div>
        <BackButton to={back} />
      </div>
    </Stack>
  );
}
