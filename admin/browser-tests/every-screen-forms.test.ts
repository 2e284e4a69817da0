import { formScreens } from './support/every-screen/form-screens.ts';
import { testEveryLook } from './support/every-screen/table.ts';

testEveryLook(formScreens);
