export { randomId } from '@share/contract/client/random-id.ts';
