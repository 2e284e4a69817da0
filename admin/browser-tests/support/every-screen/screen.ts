import type { Language } from '@share/contract/shared/languages.ts';
import type { PermissionKey } from '@share/contract/shared/permissions.ts';
import type { Page } from 'playwright';
import type { PayPalServer } from '../../../../api/src/testing/paypal/paypal-server.ts';
import type { Server } from '../server.ts';
import type { ExpectedFailure } from '../trouble.ts';

export const WIDTHS = [1440, 992, 375] as const;
export type Width = (typeof WIDTHS)[number];

export const SCHEMES = ['light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

export interface Look {
  language: Language;
  scheme: Scheme;
  width: Width;
}

/** Who looks: a super administrator, a person without an account, or somebody with these permissions only. */
export type Viewer = 'admin' | 'visitor' | readonly PermissionKey[];

/** What a screen needs to open itself. */
export interface Place {
  /** The page on which it opens. */
  page: Page;
  /** A page that is signed in as the super administrator, for calls of the API. */
  staff: Page;
  server: Server;
  payPal: PayPalServer;
  /** The language at the beginning. */
  language: Language;
  expectFailure: (failure: ExpectedFailure) => void;
  expectConsole: (text: string) => void;
}

/** Something that the checks report and that is meant to be so. */
export interface Exception {
  finding: RegExp;
  reason: string;
}

/** A row of the table: a screen, or a state of one. */
export interface Screen {
  name: string;
  /** The route to which it belongs, as the router names it. Where it is more than the screen as such, there is none. */
  route?: string;
  open: (place: Place) => Promise<unknown>;
  /** By default the super administrator. */
  viewer?: Viewer;
  /** Whether it has a browser of its own, because it signs in or out. */
  isAlone?: boolean;
  /** Whether each of its tabs is opened, too. */
  withTabs?: boolean;
  /** What is searched for in its long lists: a few of their lines are enough. */
  shortened?: string;
  /** The part that axe checks, where the rest of the page is a screen of its own in the table: a dialogue. */
  part?: string;
  /** By default all. */
  widths?: readonly Width[];
  /** By default both; the preview of the site is light always. */
  schemes?: readonly Scheme[];
  /** Whether a finger has 40 px for each control on phones, as on most screens. */
  forFingers?: boolean;
  /** Opens it anew in the second language, where the switch of languages would close it or is not there. */
  reopens?: boolean;
  /** Something behind a dialogue is busy until that is answered. */
  staysBusy?: boolean;
  exceptions?: readonly Exception[];
}
