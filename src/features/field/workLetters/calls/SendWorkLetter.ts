import { and, eq } from 'drizzle-orm'
import { Refusal } from '../../../../core/problem.ts'
import { lockRecord, requireVersion, saveRecord } from '../../../../platform/db/record.ts'
import { uuidv7 } from '../../../../platform/db/uuidv7.ts'
import { handle } from '../../../../platform/handle.ts'
import { SendWorkLetter as call } from '../contract.ts'
import { sendLetter } from '../jobs.ts'
import { findLetter } from '../letter.server.ts'
import { letterMessages } from '../rules.ts'
import { workLetter } from '../tables.ts'

export const SendWorkLetter = handle(call, async (ctx, { InspectionId, Version }) => {
  const { GroupId, BuildingId, language, actor, now } = ctx
  if (!(await findLetter(ctx, InspectionId))) throw new Refusal('sys.obj.cfl', letterMessages.notSaved)
  const own = and(eq(workLetter.GroupId, GroupId), eq(workLetter.BuildingId, BuildingId), eq(workLetter.InspectionId, InspectionId))
  const before = await lockRecord(ctx, workLetter, own)
  requireVersion(before, Version)
  const columns = { Status: 'Sent' as const, SentDate: now, SentBy: actor.FullName }
  const saved = await saveRecord(ctx, workLetter, before, columns, { Object: 'work_letter' })
  await ctx.enqueue(sendLetter, {
    GroupId,
    BuildingId,
    InspectionId,
    UserId: actor.UserId,
    Language: language,
    Number: saved.Version,
    FileId: uuidv7(),
  })
  return { InspectionId, Version: saved.Version }
})
