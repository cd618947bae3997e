import { boolean, text, uuid } from 'drizzle-orm/pg-core'
import { at, tenant } from '../../../platform/db/columns.ts'

/** A note to what a visitor sent: who wrote it when, and who reads it. */
export const noteColumns = () => ({
  ...tenant(),
  CreatedDate: at().notNull().defaultNow(),
  BuildingId: uuid().notNull(),
  /** Who wrote it; null: the visitor. */
  UserId: uuid(),
  /** The name of who wrote it, as it was then; empty: the visitor. */
  Author: text().notNull().default(''),
  /** The visitor reads it; always, where it is the visitor's own. */
  ForVisitor: boolean().notNull(),
  Note: text().notNull(),
})

/** Who handles what a visitor sent. */
export const handlingColumns = () => ({
  /** The contact who handles it. */
  AssigneeId: uuid(),
  /** The name of who has finished it, as it was then; empty while it is open, and where nobody had to act. */
  DoneBy: text().notNull().default(''),
})
