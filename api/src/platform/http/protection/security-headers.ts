import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';
import { strictDirectives } from '../page-policy.ts';

/** The headers of every answer, whoever sends it. */
export const securityHeaders: OutgoingHttpHeaders = readHeaders();

/** Helmet sets them on an answer; answers to requests that are no HTTP have none to set them on. */
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
