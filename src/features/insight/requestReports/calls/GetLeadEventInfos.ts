import { handle } from '../../../../platform/handle.ts'
import { GetLeadEventInfos as call } from '../contract.ts'
import { listPlaces } from '../places.server.ts'
import { requirePlaceReport } from '../types.server.ts'

export const GetLeadEventInfos = handle(call, async (ctx, { filter, sort = { field: 'ParticipantNumber', order: 'DESC' }, ...page }) => {
  requirePlaceReport(ctx, filter.type)
  const { rows, Total } = await listPlaces(ctx, filter, { ...page, sort })
  return {
    LeadEventInfos: rows.map(({ StartDate: _from, EndDate: _to, ...row }) => row),
    Total,
  }
})
