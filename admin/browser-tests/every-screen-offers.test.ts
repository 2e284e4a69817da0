import { offerScreens } from './support/every-screen/offer-screens.ts';
import { testEveryLook } from './support/every-screen/table.ts';

testEveryLook(offerScreens);
