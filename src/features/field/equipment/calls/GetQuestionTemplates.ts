import { and, eq, sql } from 'drizzle-orm'
import { foldText } from '../../../../core/fold.ts'
import { boundsOf } from '../../../../platform/db/page.ts'
import { handle } from '../../../../platform/handle.ts'
import { GetQuestionTemplates as call } from '../contract.ts'
import { equipmentTypeLabel, stopTypeLabels, stopTypes, typesOf } from '../equipmentTypes.ts'
import type { TemplateRow } from '../model.ts'
import { questionTemplate } from '../tables.ts'
import { countByType } from '../templates.server.ts'

type Sort = 'EquipmentType' | 'StopType' | 'Questions' | 'Equipment'
const keys: Readonly<Record<Sort, (row: TemplateRow) => string | number>> = {
  EquipmentType: row => row.EquipmentTypeDisplayText.en,
  StopType: row => row.StopTypeDisplayText.en,
  Questions: row => row.Questions,
  Equipment: row => row.Equipment,
}

// The list is the catalogue of types: some fifty rows, whatever the building has.
export const GetQuestionTemplates = handle(call, async (ctx, { filter, sort = { field: 'EquipmentType', order: 'DESC' }, ...page }) => {
  const here = and(eq(questionTemplate.GroupId, ctx.GroupId), eq(questionTemplate.BuildingId, ctx.BuildingId))
  const { id, Type } = questionTemplate
  const Questions = sql<number>`jsonb_array_length(${questionTemplate.Fields})`
  const templates = new Map((await ctx.tx.select({ id, Type, Questions }).from(questionTemplate).where(here)).map(one => [one.Type, one]))
  const counts = await countByType(ctx, ctx.BuildingId)
  const text = foldText(filter.text ?? '')
  const rows = stopTypes
    .filter(one => !filter.StopType || filter.StopType === one)
    .flatMap(StopType =>
      typesOf(StopType).map(
        (type): TemplateRow => ({
          TemplateId: templates.get(type)?.id ?? null,
          StopType,
          StopTypeDisplayText: stopTypeLabels[StopType],
          Type: type,
          EquipmentTypeDisplayText: equipmentTypeLabel(type),
          Questions: templates.get(type)?.Questions ?? 1,
          Equipment: counts.get(type) ?? 0,
        }),
      ),
    )
    .filter(row => Object.values(row.EquipmentTypeDisplayText).some(label => foldText(label).includes(text)))
  const key = keys[sort.field]
  const compare = (a: TemplateRow, b: TemplateRow) => compareKeys(key(a), key(b)) || compareKeys(a.Type, b.Type)
  rows.sort((a, b) => (sort.order === 'DESC' ? compare(b, a) : compare(a, b)))
  const { limit, offset } = boundsOf(page)
  return { Templates: rows.slice(offset, offset + limit), Total: rows.length }
})

const compareKeys = (a: string | number, b: string | number): number => (a < b ? -1 : a > b ? 1 : 0)
