import type { InvestorDataInput } from '@share/contract/areas/orders/investor-data.ts';
import type { OrderStatus, RejectionReason } from '@share/contract/areas/orders/orders.schemas.ts';
import type { Translated } from '@share/contract/shared/translated.ts';
import { boolean, integer, jsonb, numeric, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const instant = (column: string) => timestamp(column, { withTimezone: true });
const money = (column: string) => numeric(column, { precision: 15, scale: 2 });

export const orders = pgTable('orders', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  version: integer('version').notNull().default(1),
  investmentId: integer('investment_id').notNull(),
  userId: integer('user_id').notNull(),
  offerId: integer('offer_id').notNull(),
  seriesId: integer('series_id').notNull(),
  status: text('status').$type<OrderStatus>().notNull(),
  date: instant('date').notNull(),
  dateCompleted: instant('date_completed'),
  dateRejected: instant('date_rejected'),
  rejectionReason: text('rejection_reason').$type<RejectionReason>(),
  /** The actor's label in the audit trail; null for an order that expired. */
  rejectedBy: text('rejected_by'),
  /** The words of who rejected or cancelled it. */
  rejectionNote: text('rejection_note').notNull().default(''),
  quantity: integer('quantity').notNull(),
  pricePerShare: money('price_per_share').notNull(),
  totalAmount: money('total_amount').notNull(),
  /** As entered, with ids of countries and states; their names are looked up when it is shown. */
  investorData: jsonb('investor_data').$type<InvestorDataInput>().notNull(),
  offerTitle: jsonb('offer_title').$type<Translated>().notNull(),
  seriesName: jsonb('series_name').$type<Translated>().notNull(),
  /** The account of this order alone, for its transfer; null if its series had no prefix when it was placed. */
  virtualAccount: text('virtual_account'),
});

/** Copies of the agreements that an investor saw with an order, and the answers. */
export const userAgreements = pgTable('user_agreements', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  userId: integer('user_id').notNull(),
  orderId: integer('order_id'),
  target: text('target').notNull(),
  type: text('type').notNull(),
  isRequired: boolean('is_required').notNull(),
  isAccepted: boolean('is_accepted').notNull(),
  name: jsonb('name').$type<Translated>().notNull(),
  content: jsonb('content').$type<Translated>().notNull(),
  contentSha256: text('content_sha256').notNull(),
  createdAt: instant('created_at').notNull(),
});

/** Offer documents as investors signed them. Rows are inserted and deleted, never updated. */
export const signedDocuments = pgTable('signed_documents', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  orderId: integer('order_id').notNull(),
  offerId: integer('offer_id').notNull(),
  offerDocumentId: uuid('offer_document_id').notNull(),
  fileId: integer('file_id').notNull(),
  displayName: text('display_name').notNull(),
  createdAt: instant('created_at').notNull(),
});
