import * as endpoints from '@share/contract/areas/offers/section-patterns.endpoints.ts';
import { type App, serve } from '../../../platform/http/serve.ts';
import * as patterns from './section-patterns.verbs.ts';

export function sectionPatternsRoutes(app: App): void {
  serve(app, endpoints.listSectionPatterns, ({ context }) => patterns.listSectionPatterns(context));
  serve(app, endpoints.getSectionPattern, ({ params, context }) =>
    patterns.getSectionPattern(context, params.id),
  );
  serve(app, endpoints.createSectionPattern, ({ body, context }) =>
    patterns.createSectionPattern(context, body),
  );
  serve(app, endpoints.renameSectionPattern, ({ params, body, ifMatch, context }) =>
    patterns.renameSectionPattern(context, { id: params.id, ifMatch }, body.name),
  );
  serve(app, endpoints.deleteSectionPattern, ({ params, context }) =>
    patterns.deleteSectionPattern(context, params.id),
  );
}
