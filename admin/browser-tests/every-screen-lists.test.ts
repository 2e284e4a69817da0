import { listScreens } from './support/every-screen/list-screens.ts';
import { testEveryLook } from './support/every-screen/table.ts';

testEveryLook(listScreens);
