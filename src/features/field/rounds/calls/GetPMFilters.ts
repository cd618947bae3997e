import { and, eq, isNotNull } from 'drizzle-orm'
import { handle } from '../../../../platform/handle.ts'
import { equipmentTypeLabel } from '../../equipment/equipmentTypes.ts'
import { mechanicalSpace } from '../../equipment/tables.ts'
import { GetPMFilters as call } from '../contract.ts'
import { readNames } from '../rows.server.ts'
import { round, roundStop } from '../tables.ts'
import { roundsInScope } from '../wanted.server.ts'

export const GetPMFilters = handle(call, async ctx => {
  const { tx, GroupId } = ctx
  const rounds = and(roundsInScope(ctx), eq(round.RoundType, 'PreventativeMaintenance'))
  const stops = await tx
    .selectDistinct({ Type: roundStop.EquipmentType, id: mechanicalSpace.id, SpaceName: mechanicalSpace.SpaceName })
    .from(roundStop)
    .innerJoin(round, and(eq(round.GroupId, GroupId), eq(round.id, roundStop.RoundId)))
    .leftJoin(mechanicalSpace, and(eq(mechanicalSpace.GroupId, GroupId), eq(mechanicalSpace.id, roundStop.MechanicalSpaceId)))
    .where(and(eq(roundStop.GroupId, GroupId), rounds))
  const walkers = await tx
    .selectDistinct({ UserId: round.AssignerId })
    .from(round)
    .where(and(rounds, isNotNull(round.AssignerId)))
  const users = walkers.flatMap(one => one.UserId ?? [])
  const names = await readNames(ctx, users)
  const types = [...new Set(stops.flatMap(one => one.Type ?? []))].toSorted()
  const rooms = new Map(stops.flatMap(({ id, SpaceName }) => (id && SpaceName !== null ? [[id, SpaceName] as const] : [])))
  return {
    EquipmentTypes: types.map(Type => ({ Type, DisplayText: equipmentTypeLabel(Type) })),
    Assigners: users.map(UserId => ({ UserId, Name: { en: names.get(UserId)?.en ?? '' } })),
    MechanicalSpaces: [...rooms].map(([id, SpaceName]) => ({ id, SpaceName })).toSorted((a, b) => (a.SpaceName < b.SpaceName ? -1 : 1)),
  }
})
