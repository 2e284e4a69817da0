import * as endpoints from '@share/contract/areas/statements/statements.endpoints.ts';
import type { Area } from '../../area.ts';
import { type App, serve } from '../../platform/http/serve.ts';
import { serveExport } from '../../platform/lists/export/serve-export.ts';
import { acceptLines, assignLine, reopenLine, setLineAside } from './decide-line.ts';
import { importStatement } from './import-statement.ts';
import { listStatements } from './list-statements.ts';
import { previewStatement } from './preview-statement.ts';
import { deleteRule, listRules } from './statement-rules.ts';
import { statementsCards } from './statements.home.ts';
import { readLines, readStatement } from './statements.reads.ts';

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
  serve(app, endpoints.listStatementLines, ({ params, context }) => readLines(context, params.id));
  serve(app, endpoints.acceptLines, ({ body, context }) => acceptLines(context, body));
  serve(app, endpoints.assignLine, ({ params, body, context }) => assignLine(context, params.id, body));
  serve(app, endpoints.setLineAside, ({ params, body, context }) => setLineAside(context, params.id, body));
  serve(app, endpoints.reopenLine, ({ params, context }) => reopenLine(context, params.id));
}
