import { sql } from 'drizzle-orm'
import { inBuilding, type RecordAccess, type RecordNames } from '../../base/history/record.server.ts'

export const equipmentAccess: readonly RecordAccess[] = [
  { Object: 'mechanical_space', within: inBuilding },
  { Object: 'equipment_question_template', within: inBuilding },
]

export const equipmentNames: readonly RecordNames[] = [
  { table: 'mechanical_space', name: sql`to_jsonb(x.space_name)`, within: inBuilding },
  { table: 'equipment_question_template', name: sql`to_jsonb(x.type)`, within: inBuilding },
  { table: 'equipment', name: sql`to_jsonb(x.equipment_name)`, within: inBuilding },
]
