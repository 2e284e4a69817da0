import { getStatement, statementsList } from '@share/contract/areas/statements/statements.endpoints.ts';
import { unknownMoneyList } from '@share/contract/areas/statements/unknown-money.endpoints.ts';
import { filtered, type HomeCards } from '../home/home.shared.tsx';
import { recordPaths, recordScreens } from '../links/record-paths.ts';
import { unknownMoneyPath } from './statements.paths.ts';

export const statementsCards = {
  statementsOpen: {
    title: { pl: 'Wyciągi do rozliczenia', en: 'Statements to settle' },
    open: { endpoint: getStatement, to: recordPaths.statement },
    all: { to: recordScreens.statement.list, search: filtered(statementsList, { isOpen: true }) },
    shows: 'since',
  },
  unknownMoney: {
    title: { pl: 'Nieznane wpłaty', en: 'Unknown money' },
    open: { endpoint: getStatement, to: recordPaths.statement },
    all: { to: unknownMoneyPath, search: filtered(unknownMoneyList, { state: 'waiting' }) },
    shows: 'since',
  },
} satisfies HomeCards;
