import { Button, FileButton, Group, Stack, Text } from '@mantine/core';
import { IconDownload, IconFileText, IconFileUpload } from '@tabler/icons-react';
import { useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { useLanguage } from '../../../platform/language.tsx';
import { useTexts } from '../../../platform/texts.ts';
import { errorText } from '../../../ui/error-text.ts';
import { documentAccept } from '../../../ui/fields/uploads/file-rules.ts';
import { UploadProgress } from '../../../ui/fields/uploads/upload-progress.tsx';
import { flatErrors } from '../../../ui/form/errors/form-errors.ts';
import { useFormContext } from '../../../ui/form/form-context.ts';
import { valueAt } from '../../../ui/form/paths.ts';
import { useDownload } from '../../../ui/use-download.ts';
import { fileSize } from '../../../ui/values/file-size.ts';
import type { DocumentFile } from './document-values.ts';
import classes from './documents.module.css';
import { documentsTexts } from './documents.texts.ts';
import { UploadDocumentsError } from './upload-documents-error.tsx';
import type { useDocumentReplacement } from './use-document-replacement.ts';

interface DocumentFileLineProps {
  path: `investorDocuments.${number}`;
  name: string;
  file: DocumentFile;
  replacement: ReturnType<typeof useDocumentReplacement>;
}

/** The file of a document, with a link to it and a button that replaces it. */
export function DocumentFileLine({ path, name, file, replacement }: DocumentFileLineProps) {
  const t = useTexts(documentsTexts);
  const { language } = useLanguage();
  const { isReadOnly } = useFormContext();
  const saving = useDownload();
  const found = flatErrors(valueAt(useFormState().errors, `${path}.attachment.file`) as never)[0];
  const problem = replacement.problem ?? found?.code;
  const { percent } = replacement;
  const { url } = file;
  return (
    <Stack gap="xs" mt="sm">
      <div className={classes.file}>
        <Group gap={6} wrap="nowrap" className={classes.fileName}>
          <IconFileText size={18} aria-hidden style={{ flexShrink: 0 }} />
          <Text size="sm">
            {file.fileName}{' '}
            <Text span c="dimmed" size="sm" style={{ whiteSpace: 'nowrap' }}>
              {fileSize(file.size, language)}
            </Text>
          </Text>
        </Group>
        <Group gap="xs">
          {url !== null && (
            <Button
              variant="default"
              size="xs"
              loading={saving.isRunning}
              leftSection={<IconDownload size={16} aria-hidden />}
              aria-label={t.downloadNamed(name)}
              onClick={() => void saving.start(url, file.fileName)}
            >
              {t.download}
            </Button>
          )}
          {!isReadOnly && (
            <ReplaceFile name={name} replacement={replacement} hasProblem={problem !== undefined} />
          )}
        </Group>
      </div>
      {percent !== null && <UploadProgress percent={percent} onCancel={replacement.cancel} />}
      {(replacement.problem !== null || saving.hasFailed) && <UploadDocumentsError />}
      {problem !== undefined && <Problem>{errorText(language, problem)}</Problem>}
      {saving.hasFailed && <Problem>{t.downloadFailed}</Problem>}
    </Stack>
  );
}

const Problem = ({ children }: { children: string }) => (
  <Text size="sm" c="red" role="alert">
    {children}
  </Text>
);

interface ReplaceFileProps extends Pick<DocumentFileLineProps, 'name' | 'replacement'> {
  hasProblem: boolean;
}

/** Chooses a file that replaces this one. */
function ReplaceFile({ name, replacement, hasProblem }: ReplaceFileProps) {
  const t = useTexts(documentsTexts);
  const reset = useRef<() => void>(null);
  return (
    <FileButton
      accept={documentAccept}
      resetRef={reset}
      onChange={(chosen) => {
        reset.current?.();
        replacement.choose(chosen);
      }}
    >
      {(button) => (
        <Button
          {...button}
          variant="default"
          size="xs"
          disabled={replacement.percent !== null}
          leftSection={<IconFileUpload size={16} aria-hidden />}
          aria-label={t.replaceNamed(name)}
          data-invalid-field={hasProblem || undefined}
        >
          {t.replace}
        </Button>
      )}
    </FileButton>
  );
}
