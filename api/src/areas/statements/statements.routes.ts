import * as endpoints from '@share/contract/areas/statements/statements.endpoints.ts';
import * as unknownMoney from '@share/contract/areas/statements/unknown-money.endpoints.ts';
import type { Area } from '../../area.ts';
import { type App, serve } from '../../platform/http/serve.ts';
import { serveDownload } from '../../platform/http/serve-download.ts';
import { serveExport } from '../../platform/lists/export/serve-export.ts';
import { acceptLines, assignLine, setLineAside } from './decide-line.ts';
import { importStatement } from './import-statement.ts';
import { listStatements } from './list-statements.ts';
import { listUnknownMoney, totalUnknownMoney } from './list-unknown-money.ts';
import { openStatementFile } from './open-statement-file.ts';
import { previewStatement } from './preview-statement.ts';
import { reopenLine } from './reopen-line.ts';
import { deleteRule, listRules } from './statement-rules.ts';
import { statementsCards } from './statements.home.ts';
import { readLines, readStatement } from './statements.reads.ts';
import { returnUnknownMoney } from './unknown-money.verbs.ts';

export const statementsArea: Area = {
  name: 'statements',
  routes: statementsRoutes,
  cards: statementsCards,
  link: {
    group: 'books',
    endpoint: endpoints.listStatements,
    route: '/statements',
    icon: 'bank',
    label: { pl: 'Wyciągi bankowe', en: 'Bank statements' },
  },
  furtherLinks: [
    {
      group: 'books',
      endpoint: unknownMoney.listUnknownMoney,
      route: '/unknown-money',
      icon: 'help',
      label: { pl: 'Nieznane wpłaty', en: 'Unknown money' },
    },
  ],
};

function statementsRoutes(app: App): void {
  serve(app, endpoints.listStatements, ({ list, context }) => listStatements(context, list));
  serveExport(app, endpoints.exportStatements, listStatements);
  serve(app, endpoints.importStatement, ({ body, query, context }) => importStatement(context, body, query));
  serve(app, endpoints.previewStatement, ({ body, query, context }) =>
    previewStatement(context, body, query),
  );
  serve(app, endpoints.listStatementRules, ({ context }) => listRules(context));
  serve(app, endpoints.deleteStatementRule, ({ params, context }) => deleteRule(context, params.id));
  serve(app, endpoints.getStatement, ({ params, context }) => readStatement(context, params.id));
  serveDownload(app, endpoints.downloadStatement, ({ params, context }) =>
    openStatementFile(context, params.id),
  );
  serve(app, endpoints.listStatementLines, ({ params, context }) => readLines(context, params.id));
  serve(app, endpoints.acceptLines, ({ body, context }) => acceptLines(context, body));
  serve(app, endpoints.assignLine, ({ params, body, context }) => assignLine(context, params.id, body));
  serve(app, endpoints.setLineAside, ({ params, body, context }) => setLineAside(context, params.id, body));
  serve(app, endpoints.reopenLine, ({ params, context }) => reopenLine(context, params.id));
  serve(app, unknownMoney.listUnknownMoney, ({ list, context }) => listUnknownMoney(context, list));
  serve(app, unknownMoney.totalUnknownMoney, ({ list, context }) => totalUnknownMoney(context, list));
  serveExport(app, unknownMoney.exportUnknownMoney, listUnknownMoney);
  serve(app, unknownMoney.returnUnknownMoney, ({ params, body, context }) =>
    returnUnknownMoney(context, params.id, body),
  );
}
