import { hints, misfit } from '../../../../core/hints.ts'
import { invalid } from '../../../../core/problem.ts'
import { handle } from '../../../../platform/handle.ts'
import { roundAbsence } from '../../rounds/tables.ts'
import { AddAbsence as call } from '../contract.ts'
import { listWalkers } from '../schedule.server.ts'

export const AddAbsence = handle(call, async (ctx, { UserId, StandInId, First, Last }) => {
  const { tx, GroupId, BuildingId } = ctx
  const known = await listWalkers(ctx, [UserId, StandInId])
  const others = (['UserId', 'StandInId'] as const).filter(name => !known.has({ UserId, StandInId }[name]))
  if (others.length > 0) throw invalid(others.map(name => misfit(name, hints.choice)))
  const columns = { BuildingId, UserId, StandInId, First, Last }
  const [made] = await tx
    .insert(roundAbsence)
    .values({ GroupId, ...columns })
    .returning({ id: roundAbsence.id })
  if (!made) throw new Error('an absence was not kept')
  ctx.audit({ Object: 'field_round_absence', ObjectId: made.id, After: columns })
  return { AbsenceId: made.id }
})
