import {
  faultsOfBody,
  faultsOfSubject,
  type TemplateFault,
} from '@share/contract/areas/email-templates/template-faults.ts';
import type { EmailType } from '../../platform/mail/email-variables.ts';
import { Refusal } from '../../platform/refusal.ts';
import { variablesOf } from './template-variables.ts';

interface Texts {
  subject: string;
  body: string;
}

/** The reasons why e-mails of that type cannot be sent with these texts, each once, at the fields that `pathOf` names. */
export function refusalsOfTemplate(
  type: EmailType,
  { subject, body }: Texts,
  pathOf: (field: keyof Texts) => string = (field) => field,
): Refusal[] {
  const variables = variablesOf(type);
  return [
    ...faultsOfSubject(subject, variables).map((fault) => refusalOf(fault, pathOf('subject'))),
    ...faultsOfBody(body, variables).map((fault) => refusalOf(fault, pathOf('body'))),
  ];
}

const refusalOf = ({ code, what, line }: TemplateFault, path: string) =>
  new Refusal(code, path, { what, line });
