import { and, eq, type SQL } from 'drizzle-orm'
import { foldText } from '../../../core/fold.ts'
import { type FoundRows, findHolding } from '../../../platform/db/search.ts'
import { seenBy } from '../../../platform/db/tenantTable.ts'
import type { GroupCtx } from '../../../platform/handle.ts'
import { inUse } from '../../property/buildings/data.ts'
import type { EquipmentFilter } from './contract.ts'
import { missingIn } from './integrity.server.ts'
import { equipment } from './tables.ts'

/** The filters that have counts, by their names, with the condition of each; a value of '' is none. */
export const filterColumns = {
  StopType: equipment.StopType,
  Type: equipment.Type,
  Location: equipment.Location,
  MechanicalSpace: equipment.MechanicalSpaceId,
  MechanicalSystem: equipment.MechanicalSystem,
  Floor: equipment.Floor,
} as const
export type FilterName = keyof typeof filterColumns
export const filterNames = Object.keys(filterColumns) as FilterName[] // its own keys

type Asked = Omit<EquipmentFilter, 'gId' | 'bId'>

/** The condition of one of the filters; undefined where it is not set. */
export const filterCondition = (filter: Asked, name: FilterName): SQL | undefined =>
  filter[name] ? eq(filterColumns[name], filter[name]) : undefined

/** Rows that the caller sees in a building or in all buildings in use, without the filters that have counts. */
export const equipmentInScope = (
  ctx: GroupCtx,
  { Retired = false, Missing }: Pick<EquipmentFilter, 'Retired' | 'Missing'>,
): SQL | undefined =>
  and(
    seenBy(ctx, equipment),
    ctx.BuildingId ? eq(equipment.BuildingId, ctx.BuildingId) : inUse(equipment.BuildingId, ctx.GroupId),
    eq(equipment.Retired, Retired),
    Missing && missingIn(Missing),
  )

/** The rows that a filter of the library finds. */
export const findEquipment = (ctx: GroupCtx, filter: Asked): Promise<FoundRows> =>
  findByText(ctx, filter, and(equipmentInScope(ctx, filter), ...filterNames.map(name => filterCondition(filter, name))))

/** Those of some rows that hold what somebody searches for; both sides are folded. */
const findByText = async (ctx: GroupCtx, filter: Pick<Asked, 'text'>, wanted: SQL | undefined): Promise<FoundRows> => {
  const text = foldText(filter.text ?? '')
  const searched = { table: equipment, text: equipment.SearchText, isShort: true, isFolded: true } as const
  return text ? findHolding(ctx, searched, { wanted, text }) : { where: wanted, known: undefined }
}
