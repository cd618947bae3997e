import { and, count, eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database.ts'
import { nextCode } from '../../base/fields/rules.ts'
import type { EquipmentQuestion } from './questions.ts'
import { withPhoto } from './questions.ts'
import { equipment, questionTemplate } from './tables.ts'

type AccountTx = { tx: Tx; GroupId: string }
export type ReadTemplate = { TemplateId: string | null; Version: number | null; Fields: EquipmentQuestion[] }

/** The questions of a type in a building, the photo last; those that every form has where none were composed. */
export const readTemplate = async ({ tx, GroupId }: AccountTx, BuildingId: string, type: string): Promise<ReadTemplate> => {
  const { id, Version, Fields } = questionTemplate
  const here = and(eq(questionTemplate.GroupId, GroupId), eq(questionTemplate.BuildingId, BuildingId))
  const [row] = await tx
    .select({ id, Version, Fields })
    .from(questionTemplate)
    .where(and(here, eq(questionTemplate.Type, type as typeof questionTemplate.$inferSelect.Type))) // another text finds nothing
  return { TemplateId: row?.id ?? null, Version: row?.Version ?? null, Fields: withPhoto(row?.Fields ?? [], nextCode) }
}

/** How many pieces in use of each type a building has. */
export const countByType = async ({ tx, GroupId }: AccountTx, BuildingId: string): Promise<Map<string, number>> => {
  const here = and(eq(equipment.GroupId, GroupId), eq(equipment.BuildingId, BuildingId), eq(equipment.Retired, false))
  const rows = await tx.select({ Type: equipment.Type, n: count() }).from(equipment).where(here).groupBy(equipment.Type)
  return new Map(rows.map(({ Type, n }) => [Type, n]))
}
