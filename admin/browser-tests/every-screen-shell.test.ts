import { shellScreens } from './support/every-screen/shell-screens.ts';
import { testEveryLook } from './support/every-screen/table.ts';

testEveryLook(shellScreens);
