import { type SQL, sql } from 'drizzle-orm'
import { handle } from '../../../../platform/handle.ts'
import { countTopics, listComments, newestComments } from '../../../codes/answers/comments.server.ts'
import { reportRoles } from '../../../codes/answers/rules.ts'
import { readDays } from '../../../property/buildings/period.server.ts'
import { GetResidentComments as call } from '../contract.ts'
import { mostListed, type StageName } from '../model.ts'
import { stageOf, typesOfStage } from '../rules.ts'

export const GetResidentComments = handle(call, async (ctx, { stage, ...input }) => {
  const period = await readDays(ctx, input)
  const only = sql`f.source = 'Sign' and f.role in ${[...reportRoles.Resident]}${inStage(stage)}`
  const comments = newestComments(ctx, period, only)
  const [listed, Topics] = [await listComments(ctx, comments, { take: mostListed }), await countTopics(ctx, comments)]
  const Comments = listed.map(({ QrType, QrName: _name, ...one }) => ({ ...one, Stage: stageOf(QrType) }))
  return { Comments, Topics }
})

const inStage = (stage: StageName | undefined): SQL => {
  const types = typesOfStage(stage)
  if (types === null) return sql``
  return 'in' in types ? sql` and f.qr_type in ${[...types.in]}` : sql` and f.qr_type not in ${[...types.not]}`
}
