import { Button, Paper, Stack, Text } from '@mantine/core';
import { IconArrowLeft, IconFileUnknown } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { commonTexts } from '../../platform/common.texts.ts';
import { useLanguage } from '../../platform/language.tsx';
import { useTexts } from '../../platform/texts.ts';
import { describeFailure } from '../error-text.ts';
import { listSearch } from '../list/last-address.ts';
import { ScreenHeading } from '../screen-heading.tsx';
import { formTexts } from './form.texts.ts';

interface RecordMissingProps {
  /** The name of this kind of record, if the server's answer does not contain it. */
  title: string;
  /** The answer of the server, which names the missing record. */
  failure: unknown;
  /** The path of the list. */
  back: string;
}

/** Replaces a record that does not exist: says what is missing, and leads to the list. */
export function RecordMissing({ title, failure, back }: RecordMissingProps) {
  const { language } = useLanguage();
  const t = useTexts(formTexts);
  const common = useTexts(commonTexts);
  const { codes, reasons } = describeFailure(language, failure);
  const [reason = ''] = reasons;
  return (
    <Paper withBorder>
      <Stack align="center" gap="sm" py={72} px="md" ta="center">
        <IconFileUnknown size={48} stroke={1.5} color="var(--mantine-color-dimmed)" aria-hidden />
        <ScreenHeading>
          {codes.includes('NOT_FOUND') ? t.missing(title) : reason.replace(/\.$/, '')}
        </ScreenHeading>
        <Text c="dimmed">{t.whyMissing}</Text>
        <Button
          renderRoot={(props) => <Link {...props} to={back} search={listSearch(back)} />}
          leftSection={<IconArrowLeft size={18} aria-hidden />}
          mt="sm"
        >
          {back === '/' ? common.back : t.backToList}
        </Button>
      </Stack>
    </Paper>
  );
}
