import { getConfig, getPayPalConfig } from '@share/contract/areas/settings/settings.endpoints.ts';
import { recordQuery } from '../../ui/form/record-query.ts';

export const configQuery = recordQuery(getConfig);
export const payPalConfigQuery = recordQuery(getPayPalConfig);
