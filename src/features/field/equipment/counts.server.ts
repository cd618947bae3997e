import { and, eq, not, type SQL, sql } from 'drizzle-orm'
import { foldText } from '../../../core/fold.ts'
import type { Label } from '../../../core/labels.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { oneOf } from '../../../platform/db/page.ts'
import { holdsInFolded } from '../../../platform/db/search.ts'
import { rememberWhileUnchanged } from '../../../platform/db/totals.ts'
import type { GroupCtx } from '../../../platform/handle.ts'
import { building } from '../../property/buildings/tables.ts'
import { locationLabel } from '../../property/entityTypes/model.ts'
import type { EquipmentFilter } from './contract.ts'
import { equipmentTypeLabel, stopTypeLabels } from './equipmentTypes.ts'
import type { FilterCount } from './model.ts'
import { equipment, mechanicalSpace } from './tables.ts'
import { equipmentInScope, type FilterName, filterColumns, filterCondition, filterNames } from './wanted.server.ts'

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
 * The values of each filter with their counts under all other filters, most first. A filter that is set is counted without itself: that is what
 * was counted before it was set, and is remembered.
 */
export const countFilters = async (ctx: GroupCtx, asked: Asked): Promise<FilterCounts> => {
  const { filter } = asked
  const counts = { ...(await countUnder(ctx, asked)) }
  for (const name of filterNames)
    if (filter[name]) counts[name] = (await countUnder(ctx, { ...asked, filter: { ...filter, [name]: undefined } }))[name]
  return counts
}

/** The values of all filters under the filters that are set: one pass over the rows, remembered for as long as no equipment of the account changes. */
const countUnder = async (ctx: GroupCtx, { call, filter, without, types }: Asked): Promise<FilterCounts> => {
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

/**
 * Rows that the filters let through are grouped by all six values once, and each value is summed over the groups. A search is read past row-level
 * security, under which PostgreSQL does not use its index (decision 009); the conditions name the account and the buildings themselves.
 */
const countValues = async (ctx: GroupCtx, { filter, without, types }: Omit<Asked, 'call'>): Promise<CountedValue[]> => {
  const text = foldText(filter.text ?? '')
  const where = and(
    eq(equipment.GroupId, ctx.GroupId),
    equipmentInScope(ctx, filter),
    text ? holdsInFolded(equipment.SearchText, text) : undefined,
    without.length > 0 ? not(oneOf(equipment.id, without)) : undefined,
    types.length > 0 ? sql`${equipment.Type} = any(${sql.param([...types])}::text[])` : undefined,
    ...filterNames.map(name => filterCondition(filter, name)),
  )
  const columns = filterNames.map(name => sql`${filterColumns[name]}`)
  const named = columns.map((column, i) => sql`${column} as ${value(i)}`)
  const each = filterNames.map(
    (name, i) => sql`select ${name}::text as name, ${value(i)}::text as value, sum(n)::int as n from grouped group by 2`,
  )
  const asked = sql`with grouped as materialized (
      select ${sql.join(named, sql`, `)}, count(*) as n from ${equipment} where ${where} group by ${sql.join(columns, sql`, `)}
    ) select * from (${sql.join(each, sql` union all `)}) counted where value <> ''`
  const read = (tx: Tx) => tx.execute<CountedValue>(asked)
  const { rows } = await (text ? ctx.system('equipment counted by what it holds', read, { readOnly: true }) : read(ctx.tx))
  return rows
}
const value = (i: number): SQL => sql.raw(`v${i}`)

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
