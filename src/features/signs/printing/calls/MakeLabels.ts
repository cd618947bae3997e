import { misfit, mostHint } from '../../../../core/hints.ts'
import { invalid } from '../../../../core/problem.ts'
import { handle } from '../../../../platform/handle.ts'
import { wordsFor } from '../../../../platform/words.ts'
import { newTask } from '../../../base/tasks/data.ts'
import { MakeLabels as call, mostLabels } from '../contract.ts'
import { makeLabels } from '../kit.server.ts'
import { findKitSigns } from '../kitSigns.server.ts'
import { words } from '../words.ts'

export const MakeLabels = handle(call, async (ctx, { Sheet, StartAt, OffsetX, OffsetY, ...source }) => {
  const Signs = await findKitSigns(ctx, source)
  if (Signs.reduce((sum, one) => sum + one.Quantity, 0) > mostLabels) throw invalid([misfit('PrintSettingIds', mostHint(mostLabels))])
  const t = wordsFor(words, ctx.language)
  const TaskId = await newTask(ctx, { Kind: 'Export', Title: t('labels.title', { n: Signs.length }), Total: Signs.length })
  const { GroupId, language: Language, actor } = ctx
  const Terms = { startAt: StartAt, offsetX: OffsetX, offsetY: OffsetY }
  const FileName = `${t('labels.name')}.pdf`
  await ctx.enqueue(makeLabels, { GroupId, TaskId, UserId: actor.UserId, Language, Signs, Sheet, Terms, FileName })
  return { TaskId }
})
