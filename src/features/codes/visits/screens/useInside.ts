import { useEffect } from 'react'
import { refresh, useCall } from '../../../../ui/calls.ts'
import { useEvent } from '../../../../ui/events.ts'
import { visitEvent } from '../../requests/contract.ts'
import { GetInside } from '../contract.ts'
import { keepInside, readKeptInside } from './keptInside.ts'

/** Who is inside now, told at once of whoever comes or leaves; without a connection as this browser has seen it last. */
export const useInside = (gId: string, bId: string) => {
  const query = useCall(GetInside, { gId, bId }, { quiet: true })
  useEvent(visitEvent, ({ BuildingId }) => {
    if (BuildingId === bId) void refresh(GetInside)
  })
  const { data } = query
  useEffect(() => {
    if (data) keepInside(bId, data)
  }, [data, bId])
  useEffect(() => {
    // A browser that keeps no workers has the list as long as its page is open.
    navigator.serviceWorker?.register('/field/worker.js', { scope: '/evacuationList' }).catch(() => null)
  }, [])
  const kept = data ? null : (readKeptInside(bId)?.inside ?? null)
  return { query, inside: data ?? kept, isOld: query.isError || (!data && kept !== null) }
}
