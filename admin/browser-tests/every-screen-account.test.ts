import { accountScreens } from './support/every-screen/account-screens.ts';
import { entranceScreens } from './support/every-screen/entrance-screens.ts';
import { testEveryLook } from './support/every-screen/table.ts';

testEveryLook([...entranceScreens, ...accountScreens]);
