import { handle } from '../../../../platform/handle.ts'
import { wordsFor } from '../../../../platform/words.ts'
import { newTask } from '../../../base/tasks/data.ts'
import { MakePrintKit as call } from '../contract.ts'
import { makePrintKit, makeTestKit } from '../kit.server.ts'
import { findKitSigns } from '../kitSigns.server.ts'
import { words } from '../words.ts'

export const MakePrintKit = handle(call, async (ctx, { FileFormat, WithPairs, ...source }) => {
  const Signs = await findKitSigns(ctx, source)
  const t = wordsFor(words, ctx.language)
  const TaskId = await newTask(ctx, { Kind: 'Export', Title: t('kit.title', { n: Signs.length }), Total: Signs.length })
  const { GroupId, language: Language, actor } = ctx
  const making = { GroupId, TaskId, UserId: actor.UserId, Language, Signs, WithPairs }
  if (FileFormat === 'test') await ctx.enqueue(makeTestKit, { ...making, FileName: `${t('kit.testName')}.pdf` })
  else await ctx.enqueue(makePrintKit, { ...making, FileFormat, FileName: `${t('kit.name')}.zip` })
  return { TaskId }
})
