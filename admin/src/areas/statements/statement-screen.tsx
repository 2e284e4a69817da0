import { Alert, Skeleton } from '@mantine/core';
import { listStatements } from '@share/contract/areas/statements/statements.endpoints.ts';
import type { StatementView } from '@share/contract/areas/statements/statements.schemas.ts';
import { formatBookDay } from '@share/contract/shared/dates.ts';
import { formatMoney } from '@share/contract/shared/numbers/money.ts';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../platform/language.tsx';
import { useListOrHome } from '../../platform/permissions.tsx';
import { useTexts } from '../../platform/texts.ts';
import { ErrorBanner } from '../../ui/error-banner.tsx';
import { FormSection } from '../../ui/form/form-section.tsx';
import { RecordScreen } from '../../ui/form/record-screen.tsx';
import { useHeadInList } from '../../ui/record/head-in-list.ts';
import { HistoryLink } from '../../ui/record/history-link.tsx';
import { useIdParam } from '../../ui/use-id-param.ts';
import { Facts } from '../../ui/values/facts.tsx';
import { AccountNumberText, BookDayText, InstantText, MoneyText } from '../../ui/values/values.tsx';
import { ViewFrame } from '../../ui/view-frame.tsx';
import { recordPaths, recordScreens } from '../links/record-paths.ts';
import { StatementLines } from './lines/statement-lines.tsx';
import { isDialogOpen } from './lines/use-current-line.ts';
import { StatementFile } from './statement-file.tsx';
import { linesQuery, statementQuery } from './statements.queries.ts';
import { statementsTexts } from './statements.texts.ts';

const { list } = recordScreens.statement;

export function StatementScreen() {
  const id = useIdParam();
  const t = useTexts(statementsTexts);
  const back = useListOrHome(listStatements, list);
  return (
    <RecordScreen key={id} query={statementQuery(id)} title={t.title} back={back} list={t.title}>
      {(statement) => <StatementDetail statement={statement} back={back} />}
    </RecordScreen>
  );
}

/** Other people and other tabs may have decided meanwhile. A dialogue keeps its line until it is closed. */
const refetchOnWindowFocus = () => (isDialogOpen() ? false : 'always');

/** One statement: its balances, and its lines with what each most likely pays. */
function StatementDetail({ statement, back }: { statement: StatementView; back: string }) {
  const t = useTexts(statementsTexts);
  const { language } = useLanguage();
  const {
    data: present = statement,
    refetch,
    isFetching,
    error,
  } = useQuery({ ...statementQuery(statement.id), refetchOnWindowFocus });
  const lines = useQuery({ ...linesQuery(statement.id), refetchOnWindowFocus });
  const inList = useHeadInList({
    list: listStatements,
    path: list,
    title: t.title,
    id: statement.id,
    to: recordPaths.statement,
  });
  const failure = error ?? lines.error;
  return (
    <ViewFrame
      title={t.nameOf(formatBookDay(present.to))}
      head={inList}
      back={back}
      isReloading={isFetching || lines.isFetching}
      onReload={() => {
        void refetch();
        void lines.refetch();
      }}
      actions={<HistoryLink entity="statement" id={present.id} />}
    >
      {failure !== null && <ErrorBanner failure={failure} />}
      {present.gap !== null && <Alert color="yellow">{t.gap(formatMoney(present.gap, language))}</Alert>}
      {present.known > 0 && <Alert color="yellow">{t.known(present.known)}</Alert>}
      <FormSection title={t.facts}>
        <Facts
          facts={[
            { label: t.account, value: <AccountNumberText stored={present.account} />, wide: true },
            { label: t.from, value: <BookDayText day={present.from} /> },
            { label: t.to, value: <BookDayText day={present.to} /> },
            { label: t.opening, value: <MoneyText amount={present.opening} /> },
            { label: t.closing, value: <MoneyText amount={present.closing} /> },
            { label: t.importedAt, value: <InstantText at={present.importedAt} /> },
            { label: t.importedBy, value: present.importedBy },
            {
              label: t.file,
              value: <StatementFile id={present.id} fileName={present.fileName} />,
              long: true,
            },
            { label: t.encoding, value: t.encodings[present.encoding] },
          ]}
        />
      </FormSection>
      {lines.data ? (
        <StatementLines lines={lines.data} />
      ) : (
        <Skeleton height={240} visible={lines.isPending} />
      )}
    </ViewFrame>
  );
}
