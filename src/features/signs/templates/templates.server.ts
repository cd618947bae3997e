import { and, asc, count, eq, ne, type SQL, sql } from 'drizzle-orm'
import type { ListTotal, Parsed } from '../../../core/call.ts'
import type { FileRef } from '../../../core/fileRef.ts'
import { hints, misfit } from '../../../core/hints.ts'
import { invalid, makeDuplicateRefusal, notFound, type Problem } from '../../../core/problem.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { anyHolds, byName, isNamed, oneOf, orderOf, pageOf } from '../../../platform/db/page.ts'
import { seenBy } from '../../../platform/db/tenantTable.ts'
import { rowsAndTotal, totalOf } from '../../../platform/db/totals.ts'
import type { GroupCtx } from '../../../platform/handle.ts'
import { linkFile } from '../../base/files/links.server.ts'
import { provenUpload } from '../../base/files/proven.server.ts'
import { type AddSignTemplate, GetSignTemplates as call } from './contract.ts'
import type { SignTemplate } from './model.ts'
import { countCodes, isTemplateId } from './rules.ts'
import { signTemplate } from './tables.ts'

type TemplateRow = typeof signTemplate.$inferSelect
/** Templates by their ids. */
export type SignTemplates = ReadonlyMap<string, TemplateRow>

/** Templates of an account by their ids, which may be names of layouts too: those are passed over. */
export const readTemplates = async ({ tx, GroupId }: { tx: Tx; GroupId: string }, codes: readonly string[]): Promise<SignTemplates> => {
  const ids = [...new Set(codes.filter(isTemplateId))]
  if (ids.length === 0) return new Map()
  const rows = await tx
    .select()
    .from(signTemplate)
    .where(and(eq(signTemplate.GroupId, GroupId), oneOf(signTemplate.id, ids)))
  return new Map(rows.map(row => [row.id, row]))
}

/** What templates of an account are called, by their ids. */
export const readTemplateNames = async (at: { tx: Tx; GroupId: string }, codes: readonly string[]): Promise<ReadonlyMap<string, string>> =>
  new Map([...(await readTemplates(at, codes))].map(([id, { Name }]) => [id, Name]))

/** Refuses, at its field, a print template that is neither a layout nor a template of the account with so many codes. */
export const requireTemplate = async (
  at: { tx: Tx; GroupId: string },
  code: string,
  codes: 1 | 2,
  Field: string,
): Promise<SignTemplates> => {
  const found = await readTemplates(at, [code])
  const problems = findTemplateMisfit(found, code, codes, Field)
  if (problems.length > 0) throw invalid(problems)
  return found
}

/** What is wrong with a print template: neither a layout nor one of these templates of the account, with so many codes. */
export const findTemplateMisfit = (found: SignTemplates, code: string, codes: 1 | 2, Field: string): Problem[] => {
  const template = found.get(code)
  return isTemplateId(code) && (!template || countCodes(template.Slots) !== codes) ? [misfit(Field, hints.choice)] : []
}

/** Templates in use of an account that bear so many codes, by name: what is offered beside the layouts that every account has. */
export const listOfferedTemplates = async (
  { tx, GroupId }: { tx: Tx; GroupId: string },
  codes: 1 | 2,
): Promise<{ id: string; Name: string; Orientation: string }[]> => {
  const rows = await tx
    .select()
    .from(signTemplate)
    .where(and(eq(signTemplate.GroupId, GroupId), eq(signTemplate.Retired, false)))
    .orderBy(asc(byName(sql`${signTemplate.Name}`)), asc(signTemplate.id))
  return rows.filter(({ Slots }) => countCodes(Slots) === codes).map(({ id, Name, Orientation }) => ({ id, Name, Orientation }))
}

/** A template as the wire has it. */
export const describeTemplate = (ctx: Pick<GroupCtx, 'GroupId' | 'fileLink'>, row: TemplateRow): SignTemplate => {
  const { GroupId: _g, CreatedDate: _c, ModifiedDate, Background, ...template } = row
  return {
    ...template,
    Background: Background && linkFile(ctx, Background),
    Codes: countCodes(row.Slots),
    ModifiedDate: ModifiedDate.getTime(),
  }
}

/** A template of the account by its id. Throws `sys.obj.nof`. */
export const readTemplate = async (ctx: GroupCtx, TemplateId: string): Promise<SignTemplate> => {
  const row = (await readTemplates(ctx, [TemplateId])).get(TemplateId)
  if (!row) throw notFound()
  return describeTemplate(ctx, row)
}

/** A background that is sent, proven to be the caller's upload, or one that a template of the account has already. */
export const provenBackground = async (ctx: GroupCtx, sent: FileRef | null): Promise<FileRef | null> => {
  if (!sent) return null
  const known = and(eq(signTemplate.GroupId, ctx.GroupId), sql`${signTemplate.Background}->>'FileId' = ${sent.FileId}`)
  const [found] = await ctx.tx.select({ Background: signTemplate.Background }).from(signTemplate).where(known).limit(1)
  return found?.Background ?? provenUpload(ctx, 'SignBackground', sent, 'Background')
}

/** What is sent, as the columns of a template. */
export const templateValues = async (ctx: GroupCtx, { GroupId: _g, Name, Background, ...rest }: Parsed<typeof AddSignTemplate>) => ({
  ...rest,
  Name: Name.trim(),
  Ground: rest.Ground.toLowerCase(),
  Ink: rest.Ink.toLowerCase(),
  Background: await provenBackground(ctx, Background),
})

/** Refuses a name that another template of the account has. */
export const requireFreeTemplateName = async ({ tx, GroupId }: GroupCtx, Name: string, but: string): Promise<void> => {
  const same = and(eq(signTemplate.GroupId, GroupId), isNamed(signTemplate.Name, Name), ne(signTemplate.id, but))
  if ((await tx.$count(signTemplate, same)) > 0) throw makeDuplicateRefusal('Name')
}

/** A template of the account, for `lockRecord`. */
export const isTemplate = (GroupId: string, TemplateId: string): SQL | undefined =>
  and(eq(signTemplate.GroupId, GroupId), eq(signTemplate.id, TemplateId))

const sorts = { ModifiedDate: sql`${signTemplate.ModifiedDate}`, Name: byName(sql`${signTemplate.Name}`), Size: sql`${signTemplate.Size}` }

/** A page of the templates of an account. */
export const listTemplates = async (
  ctx: GroupCtx,
  { filter, sort = { field: 'Name', order: 'ASC' }, ...page }: Parsed<typeof call>,
): Promise<{ Templates: SignTemplate[] } & ListTotal> => {
  const text = filter.text?.trim()
  const where = and(
    seenBy(ctx, signTemplate),
    eq(signTemplate.Retired, filter.Retired ?? false),
    text ? anyHolds([signTemplate.Name, signTemplate.Size], text) : undefined,
  )
  const { limit, offset } = pageOf(page)
  const rows = ctx.tx
    .select()
    .from(signTemplate)
    .where(where)
    .orderBy(orderOf(sorts, sort, sql`${signTemplate.id}`))
    .limit(limit)
    .offset(offset)
  const counted = () =>
    totalOf(ctx, { call, filter, tables: [signTemplate] }, () => ctx.tx.select({ n: count() }).from(signTemplate).where(where))
  const [found, total] = await rowsAndTotal(page, rows, counted)
  return { Templates: found.map(row => describeTemplate(ctx, row)), ...total }
}
