import { fillMessage, Refusal } from '../../../../core/problem.ts'
import { requireVersion, saveRecord } from '../../../../platform/db/record.ts'
import { handle } from '../../../../platform/handle.ts'
import { requirePlace } from '../../subscriptions/save.server.ts'
import { SaveFigureAlert as call } from '../contract.ts'
import { mostAlerts } from '../model.ts'
import { lockOwnAlert, ownAlerts } from '../own.server.ts'
import { alertMessages } from '../rules.ts'
import { figureAlert } from '../tables.ts'

const Object = 'figure_alert'

export const SaveFigureAlert = handle(call, async (ctx, { AlertId, Version, GroupId: _group, BuildingId = null, EntityType, ...rest }) => {
  await requirePlace(ctx, BuildingId)
  const watched = { ...rest, EntityType: EntityType ?? '' }
  const columns = { ...watched, BuildingId, OnOff: true, NextDate: ctx.now } // looked at as soon as possible
  if (AlertId) {
    const before = await lockOwnAlert(ctx, AlertId)
    requireVersion(before, Version)
    return { AlertId, ...(await saveRecord(ctx, figureAlert, before, columns, { Object })) }
  }
  if ((await ctx.tx.$count(figureAlert, ownAlerts(ctx))) >= mostAlerts)
    throw new Refusal('req.val.inv', fillMessage(alertMessages.full, { most: mostAlerts }))
  const values = { ...columns, GroupId: ctx.GroupId, UserId: ctx.actor.UserId }
  const [row] = await ctx.tx.insert(figureAlert).values(values).returning({ id: figureAlert.id, Version: figureAlert.Version })
  if (!row) throw new Refusal('sys.obj.nof')
  ctx.audit({ Object, ObjectId: row.id, After: { ...watched, BuildingId } })
  return { acId: row.id, AlertId: row.id, Version: row.Version }
})
