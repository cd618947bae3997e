import { saveRecord } from '../../../../platform/db/record.ts'
import { handle } from '../../../../platform/handle.ts'
import { requirePlace } from '../../subscriptions/save.server.ts'
import { SetFigureAlert as call } from '../contract.ts'
import { lockOwnAlert } from '../own.server.ts'
import { figureAlert } from '../tables.ts'

export const SetFigureAlert = handle(call, async (ctx, { AlertId, OnOff, PausedUntil }) => {
  const before = await lockOwnAlert(ctx, AlertId)
  if (OnOff) await requirePlace(ctx, before.BuildingId)
  const columns = { OnOff, PausedUntil: PausedUntil === null ? null : new Date(PausedUntil), NextDate: OnOff ? ctx.now : null }
  const { Version } = await saveRecord(ctx, figureAlert, before, columns, { Object: 'figure_alert' })
  return { OnOff, PausedUntil, Version }
})
