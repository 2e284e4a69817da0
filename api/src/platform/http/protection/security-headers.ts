import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';
import { strictDirectives } from '../page-policy.ts';

/** The headers of every answer, whoever sends it. */
export const securityHeaders: OutgoingHttpHeaders = readHeaders();

/** Helmet sets headers on an answer; requests that are no HTTP have no answer object, so the headers are read once here. */
function readHeaders(): OutgoingHttpHeaders {
  const request = new IncomingMessage(new Socket());
  const answer = new ServerResponse(request);
  helmet({ contentSecurityPolicy: { useDefaults: false, directives: strictDirectives } })(
    request,
    answer,
    (error) => {
      if (error) throw error;
    },
  );
  return answer.getHeaders();
}
