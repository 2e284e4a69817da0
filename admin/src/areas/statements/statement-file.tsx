import { Anchor, Text } from '@mantine/core';
import { downloadStatement } from '@share/contract/areas/statements/statements.endpoints.ts';
import type { StatementView } from '@share/contract/areas/statements/statements.schemas.ts';
import { addressOf } from '../../platform/api/request-to-api.ts';
import { useTexts } from '../../platform/texts.ts';
import { useDownload } from '../../ui/use-download.ts';
import { statementsTexts } from './statements.texts.ts';

/** The name of the imported file, as a button that downloads it. */
export function StatementFile({ id, fileName }: Pick<StatementView, 'id' | 'fileName'>) {
  const t = useTexts(statementsTexts);
  const { isRunning, hasFailed, start } = useDownload();
  return (
    <>
      <Anchor
        component="button"
        type="button"
        inherit
        aria-label={t.download(fileName)}
        aria-busy={isRunning}
        disabled={isRunning}
        onClick={() => void start(addressOf(downloadStatement, { params: { id: String(id) } }), fileName)}
      >
        {fileName}
      </Anchor>
      {hasFailed && (
        <Text size="sm" c="red" role="alert">
          {t.downloadFailed}
        </Text>
      )}
    </>
  );
}
