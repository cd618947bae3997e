import { and, asc, eq } from 'drizzle-orm'
import { nameKey } from '../../../core/fold.ts'
import type { BuildingId } from '../../../core/ids.ts'
import { isEmpty } from '../../../core/problem.ts'
import type { Ctx } from '../../../platform/handle.ts'
import { type BuildingSaved, type BuildingSaving, keepSection, keptSection } from '../buildings/data.ts'
import type { AccountingSection, GLRow, MaterialRow, OptionField } from './model.ts'
import { categories, centsOf, dollarsOf, freeDate, noAccounting } from './rules.ts'
import { dropDownOption } from './tables.ts'

const key = 'AccountingSection'
type InAccount = Pick<Ctx<'group'>, 'tx'> & { GroupId: string }
/** As it is kept: prices in whole cents. */
type Kept = Omit<AccountingSection, 'MCFields'> & { MCFields: (Omit<MaterialRow, 'Prices'> & { Cents: number })[] }

/** The accounting of a building; an empty one while nobody has saved it. */
export const readAccounting = async (ctx: InAccount, BuildingId: BuildingId): Promise<AccountingSection> => {
  const kept = (await keptSection(ctx, BuildingId, key)) as Kept | undefined // as saveAccounting wrote it
  if (!kept) return noAccounting()
  return { ...kept, MCFields: kept.MCFields.map(({ Cents, ...row }) => ({ ...row, Prices: dollarsOf(Cents) })) }
}

/** Keeps a config that the rules have let pass. */
export const keepAccounting = async (ctx: InAccount, BuildingId: string, config: AccountingSection): Promise<void> => {
  const MCFields = config.MCFields.map(({ Prices, ...row }) => ({ ...row, Cents: centsOf(Prices ?? 0) }))
  await keepSection(ctx, BuildingId, key, { ...config, MCFields } satisfies Kept)
}

/** Keeps what the rules have let pass; categories that are new become options of the building. */
export const saveAccounting = async ({ ctx, BuildingId }: BuildingSaving, sent: AccountingSection): Promise<BuildingSaved> => {
  const before = await readAccounting(ctx, BuildingId)
  const GLFields = dated(sent.GLFields.map(trimmed), ctx.now.getTime())
  const after = { ...trimmed(sent), MCFields: sent.MCFields.map(trimmed), GLFields }
  await keepAccounting(ctx, BuildingId, after)
  await addOptions(
    ctx,
    BuildingId,
    'MaterialLabor-Category',
    after.MCFields.map(row => row.Categories),
  )
  await addOptions(
    ctx,
    BuildingId,
    'GLCode-Category',
    after.GLFields.map(row => row.ServiceRequestType),
  )
  return { Before: { [key]: before }, After: { [key]: after } }
}

const trimmed = <T extends object>(row: T): T =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value])) as T // the same fields

// Rows are identified by their date: a row without one gets the next free date.
const dated = (rows: readonly GLRow[], now: number): GLRow[] =>
  rows.reduce<GLRow[]>((done, row) => [...done, { ...row, CreatedDate: row.CreatedDate ?? freeDate([...rows, ...done], now) }], [])

/** The option lists of a building: what every building has, and what this one has added, oldest first. */
export const readOptions = async (ctx: InAccount, BuildingId: BuildingId): Promise<Record<OptionField, string[]>> => {
  const rows = await ctx.tx
    .select({ FieldName: dropDownOption.FieldName, Option: dropDownOption.Option })
    .from(dropDownOption)
    .where(and(eq(dropDownOption.GroupId, ctx.GroupId), eq(dropDownOption.BuildingId, BuildingId)))
    .orderBy(asc(dropDownOption.CreatedDate), asc(dropDownOption.id))
  const of = (field: OptionField) => [
    ...categories[field],
    ...rows.filter(({ FieldName }) => FieldName === field).map(({ Option }) => Option),
  ]
  return { 'GLCode-Category': of('GLCode-Category'), 'MaterialLabor-Category': of('MaterialLabor-Category') }
}

/** Adds what a list does not have yet; gives what was added. */
export const addOptions = async (
  ctx: InAccount,
  BuildingId: BuildingId,
  FieldName: OptionField,
  wanted: readonly (string | null | undefined)[],
): Promise<string[]> => {
  const had = new Set((await readOptions(ctx, BuildingId))[FieldName].map(nameKey))
  const fresh = new Map(wanted.flatMap(one => (isEmpty(one) || had.has(nameKey(`${one}`)) ? [] : [[nameKey(`${one}`), `${one}`.trim()]])))
  if (fresh.size === 0) return []
  const rows = [...fresh.values()].map(Option => ({ GroupId: ctx.GroupId, BuildingId, FieldName, Option }))
  await ctx.tx.insert(dropDownOption).values(rows).onConflictDoNothing()
  return [...fresh.values()]
}
