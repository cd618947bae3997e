import { useEffect } from 'react'
import type { Output } from '../../../../core/call.ts'
import { refresh, useCall } from '../../../../ui/calls.ts'
import { useEvent } from '../../../../ui/events.ts'
import { browserStore } from '../../../../ui/store.ts'
import { visitEvent } from '../../requests/contract.ts'
import { GetInside } from '../contract.ts'

export type Inside = Output<typeof GetInside>
const nameOf = (bId: string) => `lintel-inside-${bId}`

/** The last list of a building that this browser has seen; null: none. */
const readKept = (bId: string): Inside | null => {
  try {
    const kept: unknown = JSON.parse(browserStore.read(nameOf(bId)) ?? 'null')
    return GetInside.output.safeParse(kept).data ?? null
  } catch {
    return null
  }
}

/** Who is inside now, told at once of whoever comes or leaves; without a connection as this browser has seen it last. */
export const useInside = (gId: string, bId: string) => {
  const query = useCall(GetInside, { gId, bId }, { quiet: true })
  useEvent(visitEvent, ({ BuildingId }) => {
    if (BuildingId === bId) void refresh(GetInside)
  })
  const { data } = query
  useEffect(() => {
    if (data) browserStore.write(nameOf(bId), JSON.stringify(data))
  }, [data, bId])
  const kept = data ? null : readKept(bId)
  return { query, inside: data ?? kept, isOld: query.isError || (!data && kept !== null) }
}
