import { Anchor, Paper, Skeleton, Stack, Table, Text } from '@mantine/core';
import { contentRecords } from '@share/contract/areas/languages/content-records.ts';
import { getLanguages, type KindInLanguages } from '@share/contract/areas/languages/languages.endpoints.ts';
import { type ContentKind, contentNames } from '@share/contract/shared/content/content-names.ts';
import { type Gap, gaps } from '@share/contract/shared/content/gaps.ts';
import { defaultListState, writeListState } from '@share/contract/shared/lists/list.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { call } from '../../platform/api/api-client.ts';
import { commonTexts } from '../../platform/common.texts.ts';
import { useLanguage } from '../../platform/language.tsx';
import { useTexts } from '../../platform/texts.ts';
import { EmptyNotice } from '../../ui/empty-notice.tsx';
import { ErrorBanner } from '../../ui/error-banner.tsx';
import { gapTexts } from '../../ui/list/gap.texts.ts';
import { ReloadButton } from '../../ui/list/head/reload-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { NumberText } from '../../ui/values/values.tsx';
import { recordScreens } from '../links/record-paths.ts';
import classes from './languages.module.css';
import { languagesTexts } from './languages.texts.ts';

/** The gaps in the languages of all content, by kind; each number leads to the records that it counts. */
export function Languages() {
  const t = useTexts(languagesTexts);
  const common = useTexts(commonTexts);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['languages'],
    queryFn: ({ signal }) => call(getLanguages, { signal }),
    staleTime: 0,
  });
  return (
    <Stack gap="md">
      <PageHeader title={t.title}>
        <ReloadButton isLoading={isFetching} onReload={() => void refetch()} />
      </PageHeader>
      <Text size="sm" c="dimmed">
        {t.hint}
      </Text>
      {error && <ErrorBanner failure={error} title={t.loadFailed} onRetry={() => void refetch()} />}
      {!error && !data && (
        <Paper withBorder p="lg" role="status" aria-label={common.loading}>
          <Skeleton height={240} />
        </Paper>
      )}
      {!error && data && <Overview kinds={data} />}
    </Stack>
  );
}

function Overview({ kinds }: { kinds: readonly KindInLanguages[] }) {
  const t = useTexts(languagesTexts);
  const words = useTexts(gapTexts);
  const { language } = useLanguage();
  if (kinds.every(({ records }) => records === 0)) {
    return (
      <Paper withBorder>
        <EmptyNotice title={t.complete} />
      </Paper>
    );
  }
  return (
    <Paper withBorder className={classes.paper}>
      <Table aria-label={t.title} className={classes.overview} verticalSpacing="sm">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t.content}</Table.Th>
            {gaps.map((gap) => (
              <Table.Th key={gap} className={classes.figure}>
                {words.marks[gap]}
              </Table.Th>
            ))}
            <Table.Th className={classes.figure}>{t.records}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {kinds.map(({ kind, records, gaps: counts }) => (
            <Table.Tr key={kind}>
              <Table.Th scope="row">{contentNames[kind].all[language]}</Table.Th>
              {gaps.map((gap) => (
                <Table.Td
                  key={gap}
                  className={classes.figure}
                  data-label={words.marks[gap]}
                  data-empty={counts[gap] === 0 || undefined}
                >
                  <Count kind={kind} gap={gap} count={counts[gap]} />
                </Table.Td>
              ))}
              <Table.Td className={classes.figure} data-label={t.records}>
                <NumberText value={records} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Paper>
  );
}

function Count({ kind, gap, count }: { kind: ContentKind; gap: Gap; count: number }) {
  const t = useTexts(languagesTexts);
  const words = useTexts(gapTexts);
  const { language } = useLanguage();
  if (count === 0)
    return (
      <Text span inherit c="dimmed">
        0
      </Text>
    );
  return (
    <Anchor
      renderRoot={(props) => <Link {...props} to={recordScreens[kind].list} search={searchOf(kind, gap)} />}
      aria-label={t.show(contentNames[kind].all[language], words.marks[gap], count)}
    >
      <NumberText value={count} />
    </Anchor>
  );
}

/** The address of the list with that filter. Static content is a tree, which has a single parameter for it. */
function searchOf(kind: ContentKind, gap: Gap): Record<string, string> {
  const endpoint = contentRecords[kind].list;
  if (!('list' in endpoint)) return { gap };
  // A list of few records has no filters; each row shows its gaps.
  if (!('gap' in endpoint.list.filters)) return {};
  return writeListState(endpoint.list, { ...defaultListState(endpoint.list), filters: { gap } });
}
