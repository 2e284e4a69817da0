import { payPalScreens } from './support/every-screen/paypal-screens.ts';
import { testEveryLook } from './support/every-screen/table.ts';

testEveryLook(payPalScreens);
