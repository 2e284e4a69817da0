import { getStatement, statementsList } from '@share/contract/areas/statements/statements.endpoints.ts';
import { filtered, type HomeCards } from '../home/home.shared.tsx';
import { recordPaths, recordScreens } from '../links/record-paths.ts';

export const statementsCards = {
  statementsOpen: {
    title: { pl: 'Wyciągi do rozliczenia', en: 'Statements to settle' },
    open: { endpoint: getStatement, to: recordPaths.statement },
    all: { to: recordScreens.statement.list, search: filtered(statementsList, { isOpen: true }) },
    shows: 'since',
  },
} satisfies HomeCards;
