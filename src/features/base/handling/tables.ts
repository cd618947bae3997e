import { boolean, text, uuid } from 'drizzle-orm/pg-core'
import { at, tenant } from '../../../platform/db/columns.ts'

/** A note to what a visitor sent: who wrote it when, and who reads it. */
export const noteColumns = () => ({
  ...tenant(),
  CreatedDate: at().notNull().defaultNow(),
  BuildingId: uuid().notNull(),
  /** Who wrote it; null: the visitor. */
  UserId: uuid(),
  /** Name of the author at that time; empty: the visitor. */
  Author: text().notNull().default(''),
  /** The visitor reads it; always, where it is the visitor's own. */
  ForVisitor: boolean().notNull(),
  Note: text().notNull(),
})

/** Who handles what a visitor sent. */
export const handlingColumns = () => ({
  /** The contact who handles it. */
  AssigneeId: uuid(),
  /** Name of the person who finished it, at that time; empty while it is open, and if nobody had to act. */
  DoneBy: text().notNull().default(''),
})
