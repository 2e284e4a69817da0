import { errorTexts } from '@share/contract/shared/errors.ts';
import { knowErrors } from './platform/error-texts.ts';

knowErrors(errorTexts);
