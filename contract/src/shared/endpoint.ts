import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import type { FourEyesAction } from './four-eyes/four-eyes.ts';
import type { ListDeclaration } from './lists/list.ts';
import type { PermissionKey } from './permissions.ts';

/**
 * The callers of an endpoint. A permission, or any one of several: the people who hold it. `self`: any signed-in administrator,
 * for their own matters. `public`: anyone. `site`: visitors of the public site, which maintenance mode closes. `investor`:
 * anybody who is signed in to the public site. Sessions of the public site cannot use the back office, and sessions of the back
 * office cannot use an investor's endpoints.
 */
export type Access =
  | PermissionKey
  | readonly [PermissionKey, PermissionKey, ...PermissionKey[]]
  | 'self'
  | 'public'
  | 'site'
  | 'investor';

export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below /api, in the spelling of the router: `/admin/order/:id/accept`. */
  readonly path: string;
  /** Further paths with the same answer. */
  readonly aliases?: readonly string[];
  readonly access: Access;
  /** One line for the API reference. */
  readonly summary: string;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  /** Set on list endpoints instead of `query`: the query follows the declaration. */
  readonly list?: ListDeclaration;
  readonly body?: z.ZodType;
  readonly answer: z.ZodType;
  /** The error codes of this endpoint, besides those of all endpoints (not signed in, forbidden, malformed…). */
  readonly errors: readonly ErrorCode[];
  /**
   * The caller must have given the password or a second factor in this session within the last ten minutes, or is refused with
   * PASSWORD_NEEDED_AGAIN. `sometimes`: only for some changes; the verb decides for which.
   */
  readonly asksAgain?: 'always' | 'sometimes';
  /**
   * The actions among what the call does for which the settings may demand a second person. The call then does nothing: it is
   * answered with 202 and the number of a proposal, which another person confirms. Any other endpoint refuses them with
   * SECOND_PERSON_NEEDED.
   */
  readonly fourEyes?: readonly FourEyesAction[];
  /** `file`: the body contains files as base64 or multipart, and may be large. */
  readonly upload?: 'file';
  /**
   * The answer is the same for everybody; a cache that has it already gets 304. It may depend only on records whose changes are
   * notified, and on the time only through the times of records (`shown_instants`).
   */
  readonly revalidates?: true;
  /** `file`: the answer is a file without the envelope, and `answer` is `z.never()`. Refusals have the envelope. */
  readonly download?: 'file';
}

/** Declares one call of the API; the server answers it with `serve`, the admin calls it with `call`. */
export const endpoint = <const Declared extends Endpoint>(declared: Declared): Declared => declared;

type Output<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
type Input<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;

export type ParamsOf<E extends Endpoint> = Output<E['params']>;
export type QueryOf<E extends Endpoint> = Output<E['query']>;
export type BodyOf<E extends Endpoint> = Output<E['body']>;
export type BodyInputOf<E extends Endpoint> = Input<E['body']>;
export type AnswerOf<E extends Endpoint> = z.output<E['answer']>;

/** One reason for a refusal. `path` names the field of the body or query with dots: `agreements.0.name.pl`. */
export interface ErrorItem {
  code: ErrorCode;
  path: string | null;
  message: string;
  /** Values that belong to the code, such as who changed the record or how many shares are left. */
  details?: Record<string, string | number | null>;
}

/** The form of every answer except downloads (HTP-03). */
export interface Envelope<Data> {
  status: number;
  data: Data | null;
  errors: ErrorItem[];
}
