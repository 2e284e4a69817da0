import { downloadSpreadsheet } from '@share/contract/areas/orders/orders.endpoints.ts';
import type { OrderStatus } from '@share/contract/areas/orders/orders.schemas.ts';
import { whyNoSpreadsheet } from './orders.rules.ts';

/** The address of an order's spreadsheet, for requests with the bearer token; null while there is none (ORD-05, ORD-36). */
export const spreadsheetUrl = (order: { id: number; status: OrderStatus }): string | null =>
  whyNoSpreadsheet(order) === null
    ? `/api${downloadSpreadsheet.path.replace(':id', String(order.id))}`
    : null;
