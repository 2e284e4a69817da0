import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { permissions } from '../permissions/permissions.tables.ts';

export const roles = pgTable('roles', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  version: integer('version').notNull().default(1),
  name: text('name').notNull(),
  description: text('description').notNull(),
});

export const rolePermissions = pgTable('role_permissions', {
  roleId: integer('role_id')
    .notNull()
    .references(() => roles.id),
  permissionId: integer('permission_id')
    .notNull()
    .references(() => permissions.id),
});

export const userRoles = pgTable('user_roles', {
  userId: integer('user_id').notNull(),
  roleId: integer('role_id')
    .notNull()
    .references(() => roles.id),
});
