import { and, eq } from 'drizzle-orm'
import { handle } from '../../../../platform/handle.ts'
import { DeleteFigureAlert as call } from '../contract.ts'
import { lockOwnAlert, ownAlerts } from '../own.server.ts'
import { figureAlert } from '../tables.ts'

export const DeleteFigureAlert = handle(call, async (ctx, { AlertId }) => {
  const { Metric, Below } = await lockOwnAlert(ctx, AlertId)
  await ctx.tx.delete(figureAlert).where(and(ownAlerts(ctx), eq(figureAlert.id, AlertId)))
  ctx.audit({ Object: 'figure_alert', ObjectId: AlertId, Before: { Metric, Below } })
  return {}
})
