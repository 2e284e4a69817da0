export { ApiError, isApiError, isOutage, isTemporary } from '@share/contract/client/api-error.ts';
