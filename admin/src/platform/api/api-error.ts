export {
  ApiError,
  isApiError,
  isOutage,
  isTemporary,
  isUndecided,
} from '@share/contract/client/api-error.ts';
