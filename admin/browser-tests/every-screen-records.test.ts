import { recordScreens } from './support/every-screen/record-screens.ts';
import { testEveryLook } from './support/every-screen/table.ts';

testEveryLook(recordScreens);
