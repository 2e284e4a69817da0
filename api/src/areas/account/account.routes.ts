import * as endpoints from '@share/contract/areas/account/account.endpoints.ts';
import * as secondFactor from '@share/contract/areas/account/second-factor.endpoints.ts';
import { resetSecondFactor, signOutUser as signOut } from '@share/contract/areas/users/users.endpoints.ts';
import type { Area } from '../../area.ts';
import { type App, serve } from '../../platform/http/serve.ts';
import { accountSteps } from './account.home.ts';
import { readAccount, updateAccount } from './account.verbs.ts';
import { changePassword } from './change-password.ts';
import { confirmSelf } from './confirm-self.ts';
import { listDevices } from './devices.reads.ts';
import { endDevice, endOtherDevices } from './devices.ts';
import * as passkeys from './passkeys.verbs.ts';
import { resetFactorOf } from './reset-factor.ts';
import { readSecondFactor } from './second-factor.reads.ts';
import * as factors from './second-factor.verbs.ts';
import { signOutUser } from './sign-out-user.ts';

export const accountArea: Area = { name: 'account', routes: accountRoutes, firstSteps: accountSteps };

function accountRoutes(app: App): void {
  serve(app, endpoints.getAccount, ({ context }) => readAccount(context.db, context));
  serve(app, endpoints.updateAccount, ({ body, ifMatch, context }) => updateAccount(context, ifMatch, body));
  serve(app, endpoints.changePassword, ({ body, context }) => changePassword(context, body));
  serve(app, endpoints.changePasswordOfSite, ({ body, context }) => changePassword(context, body));
  serve(app, endpoints.listDevices, ({ context }) => listDevices(context.db, context));
  serve(app, endpoints.endDevice, ({ params, context }) => endDevice(context, params.id));
  serve(app, endpoints.endOtherDevices, ({ context }) => endOtherDevices(context));
  serve(app, endpoints.listDevicesOfSite, ({ context }) => listDevices(context.db, context));
  serve(app, endpoints.endDeviceOfSite, ({ params, context }) => endDevice(context, params.id));
  serve(app, endpoints.endOtherDevicesOfSite, ({ context }) => endOtherDevices(context));

  serve(app, secondFactor.getSecondFactor, ({ context }) => readSecondFactor(context.db, context));
  serve(app, secondFactor.startOneTimeCodes, ({ context }) => factors.startOneTimeCodes(context));
  serve(app, secondFactor.confirmOneTimeCodes, ({ body, context }) =>
    factors.confirmOneTimeCodes(context, body.code),
  );
  serve(app, secondFactor.removeOneTimeCodes, ({ body, context }) =>
    factors.removeOneTimeCodes(context, body.password),
  );
  serve(app, secondFactor.replaceRecoveryCodes, ({ context }) => factors.makeRecoveryCodes(context));
  serve(app, secondFactor.startNewPasskey, ({ context }) => passkeys.startNewPasskey(context));
  serve(app, secondFactor.addPasskey, ({ body, context }) => passkeys.addPasskey(context, body));
  serve(app, secondFactor.renamePasskey, ({ params, body, context }) =>
    passkeys.renamePasskey(context, params.id, body.name),
  );
  serve(app, secondFactor.removePasskey, ({ params, context }) => passkeys.removePasskey(context, params.id));
  serve(app, signOut, ({ params, body, context }) => signOutUser(context, params.id, body));
  serve(app, resetSecondFactor, ({ params, context }) => resetFactorOf(context, params.id));
  serve(app, secondFactor.confirmSelf, ({ body, context }) => confirmSelf(context, body));
  serve(app, secondFactor.confirmSelfOfSite, ({ body, context }) => confirmSelf(context, body));
}
