import { and, not, type SQL, sql } from 'drizzle-orm'
import type { Label } from '../../../core/labels.ts'
import { oneOf } from '../../../platform/db/page.ts'
import { rememberWhileUnchanged } from '../../../platform/db/totals.ts'
import type { GroupCtx } from '../../../platform/handle.ts'
import { building } from '../../property/buildings/tables.ts'
import { locationLabel } from '../../property/entityTypes/model.ts'
import type { EquipmentFilter } from './contract.ts'
import { equipmentTypeLabel, stopTypeLabels } from './equipmentTypes.ts'
import type { FilterCount } from './model.ts'
import { equipment, mechanicalSpace } from './tables.ts'
import { equipmentInScope, type FilterName, filterColumns, filterCondition, filterNames, holdsText } from './wanted.server.ts'

type CountedValue = { name: FilterName; value: string; n: number }
export type FilterCounts = Readonly<Record<FilterName, FilterCount[]>>
type Asked = {
  call: { path: string }
  filter: Omit<EquipmentFilter, 'gId' | 'bId'>
  /** Ids of pieces that do not count. */
  without: readonly string[]
  /** Types that count; empty: all. */
  types: readonly string[]
}

/**
 * The values of each filter with their counts under all other filters, most first: one pass over the rows, remembered for as long as no
 * equipment of the account changes.
 */
export const countFilters = async (ctx: GroupCtx, { call, filter, without, types }: Asked): Promise<FilterCounts> => {
  const tables = [equipment, mechanicalSpace, building] as const
  return rememberWhileUnchanged(ctx, { call, filter: [filter, without, types], tables }, async () => {
    const found = await countValues(ctx, { filter, without, types })
    const spaces = await spaceNames(ctx, found)
    const of = (name: FilterName, label: (value: string) => Label): FilterCount[] =>
      found
        .filter(one => one.name === name)
        .map(({ value, n }) => ({ Value: value, DisplayText: label(value), Count: n }))
        .sort((a, b) => b.Count - a.Count || compare(a.DisplayText.en, b.DisplayText.en))
    return {
      StopType: of('StopType', value => (isStopType(value) ? stopTypeLabels[value] : plain(value))),
      Type: of('Type', equipmentTypeLabel),
      Location: of('Location', value => ({
        en: locationLabel(value, 'en'),
        es: locationLabel(value, 'es'),
        fr: locationLabel(value, 'fr'),
      })),
      MechanicalSpace: of('MechanicalSpace', value => plain(spaces.get(value) ?? '')),
      MechanicalSystem: of('MechanicalSystem', plain),
      Floor: of('Floor', plain),
    }
  })
}

const plain = (value: string): Label => ({ en: value, es: value, fr: value })
const isStopType = (value: string): value is keyof typeof stopTypeLabels => Object.hasOwn(stopTypeLabels, value)
const { compare } = new Intl.Collator('en', { numeric: true })

/** Rows are grouped by all six values once; each filter's counts are then added up from the groups that the other filters let through. */
const countValues = async (ctx: GroupCtx, { filter, without, types }: Omit<Asked, 'call'>): Promise<CountedValue[]> => {
  const columns = filterNames.map(name => sql`${filterColumns[name]}`)
  const conditions = filterNames.map(name => filterCondition(filter, name) ?? sql`true`)
  const where = and(
    equipmentInScope(ctx, filter),
    holdsText(filter.text),
    without.length > 0 ? not(oneOf(equipment.id, without)) : undefined,
    types.length > 0 ? sql`${equipment.Type} = any(${sql.param([...types])}::text[])` : undefined,
  )
  const named = (parts: readonly SQL[], as: string) =>
    sql.join(
      parts.map((part, i) => sql`${part} as ${sql.raw(`${as}${i}`)}`),
      sql`, `,
    )
  const each = filterNames.map((name, i) => {
    const others = filterNames.flatMap((_, j) => (j === i ? [] : [sql.raw(`c${j}`)]))
    return sql`select ${name}::text as name, ${sql.raw(`v${i}`)}::text as value, sum(n)::int as n from grouped
      where ${sql.join(others, sql` and `)} and ${sql.raw(`v${i}`)} is not null and ${sql.raw(`v${i}`)}::text <> '' group by 2`
  })
  const { rows } = await ctx.tx.execute<CountedValue>(sql`with grouped as materialized (
      select ${named(columns, 'v')}, ${named(conditions, 'c')}, count(*) as n from ${equipment} where ${where}
      group by ${sql.join(columns, sql`, `)}
    ) ${sql.join(each, sql` union all `)}`)
  return rows
}

const spaceNames = async ({ tx, GroupId }: GroupCtx, found: readonly CountedValue[]): Promise<Map<string, string>> => {
  const ids = found.flatMap(({ name, value }) => (name === 'MechanicalSpace' ? [value] : []))
  if (ids.length === 0) return new Map()
  const { id, SpaceName } = mechanicalSpace
  const rows = await tx
    .select({ id, SpaceName })
    .from(mechanicalSpace)
    .where(and(sql`${mechanicalSpace.GroupId} = ${GroupId}`, oneOf(id, ids)))
  return new Map(rows.map(row => [row.id, row.SpaceName]))
}
