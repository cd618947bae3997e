import { eq } from 'drizzle-orm'
import { misfit, mostHint } from '../../../../core/hints.ts'
import { invalid } from '../../../../core/problem.ts'
import { addRecord } from '../../../../platform/db/record.ts'
import { handle } from '../../../../platform/handle.ts'
import { AddSignTemplate as call } from '../contract.ts'
import { mostTemplates } from '../model.ts'
import { describeSlots } from '../rules.ts'
import { signTemplate } from '../tables.ts'
import { templateValues } from '../templates.server.ts'

export const AddSignTemplate = handle(call, async (ctx, input) => {
  const { GroupId } = ctx
  if ((await ctx.tx.$count(signTemplate, eq(signTemplate.GroupId, GroupId))) >= mostTemplates)
    throw invalid([misfit('Name', mostHint(mostTemplates))])
  const columns = await templateValues(ctx, input)
  const { id, Version } = await addRecord(
    ctx,
    signTemplate,
    { ...columns, GroupId },
    {
      Object: 'sign_template',
      unique: 'Name',
      After: { Slots: describeSlots(columns.Slots) },
    },
  )
  return { acId: id, Version }
})
