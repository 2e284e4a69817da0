import { bookScreens } from './support/every-screen/book-screens.ts';
import { testEveryLook } from './support/every-screen/table.ts';

testEveryLook(bookScreens);
