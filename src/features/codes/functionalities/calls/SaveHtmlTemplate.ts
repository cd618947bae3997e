import { and, eq, ne } from 'drizzle-orm'
import { invalid, makeDuplicateRefusal } from '../../../../core/problem.ts'
import { isNamed } from '../../../../platform/db/page.ts'
import { lockRecord, saveRecord } from '../../../../platform/db/record.ts'
import { seenBy } from '../../../../platform/db/tenantTable.ts'
import { noteFiles } from '../../../../platform/files/fileUse.ts'
import { type Ctx, handle } from '../../../../platform/handle.ts'
import { cleanHtml } from '../../../../platform/html.ts'
import { SaveHtmlTemplate as call } from '../contract.ts'
import { htmlTemplate } from '../tables.ts'
import { templateProblems } from '../types/htmlPage/rules.ts'

export const SaveHtmlTemplate = handle(call, async (ctx, { TemplateId, ...input }) => {
  const Title = input.Title.trim()
  const HtmlContent = cleanHtml(input.HtmlContent, { pictures: true })
  const problems = templateProblems({ TemplateId, Title, HtmlContent })
  if (problems.length > 0) throw invalid(problems)
  return TemplateId ? overwrite(ctx, TemplateId, { Title, HtmlContent }) : add(ctx, { Title, HtmlContent })
})

type Columns = { Title: string; HtmlContent: string }

const add = async (ctx: Ctx<'building'>, columns: Columns) => {
  const [row] = await ctx.tx
    .insert(htmlTemplate)
    .values({ ...columns, GroupId: ctx.GroupId, BuildingId: ctx.BuildingId })
    .onConflictDoNothing()
    .returning()
  if (!row) throw makeDuplicateRefusal('Title')
  await noteFiles(ctx.tx, htmlTemplate, [row])
  ctx.audit({ Object: 'html_template', ObjectId: row.id, After: columns })
  return { TemplateId: row.id, Version: row.Version }
}

/** A template may be another building's, where the caller sees that one; it stays there. */
const overwrite = async (ctx: Ctx<'building'>, TemplateId: string, { Title, HtmlContent }: Columns) => {
  const before = await lockRecord(ctx, htmlTemplate, and(seenBy(ctx, htmlTemplate), eq(htmlTemplate.id, TemplateId)))
  const columns = { Title: Title || before.Title, HtmlContent }
  await freeTitle(ctx, before, columns.Title)
  const { Version } = await saveRecord(ctx, htmlTemplate, before, columns, { Object: 'html_template' })
  return { TemplateId, Version }
}

const freeTitle = async ({ tx }: Ctx<'building'>, { id, GroupId, BuildingId }: typeof htmlTemplate.$inferSelect, Title: string) => {
  const here = and(eq(htmlTemplate.GroupId, GroupId), eq(htmlTemplate.BuildingId, BuildingId), ne(htmlTemplate.id, id))
  const [other] = await tx
    .select({ id: htmlTemplate.id })
    .from(htmlTemplate)
    .where(and(here, isNamed(htmlTemplate.Title, Title)))
  if (other) throw makeDuplicateRefusal('Title')
}
