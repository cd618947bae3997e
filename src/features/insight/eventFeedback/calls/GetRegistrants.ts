import { handle } from '../../../../platform/handle.ts'
import { GetRegistrants as call } from '../contract.ts'
import { findEvent } from '../events.server.ts'
import { mostRegistrants } from '../model.ts'
import { readEventRequests } from '../registrants.server.ts'
import { listRegistrants } from '../rules.ts'

export const GetRegistrants = handle(call, async (ctx, { eventId }) => {
  const all = listRegistrants(await readEventRequests(ctx, await findEvent(ctx, eventId)))
  return { Registrants: all.slice(0, mostRegistrants), More: all.length > mostRegistrants }
})
