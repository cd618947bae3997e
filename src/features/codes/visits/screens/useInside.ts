import { useEffect } from 'react'
import type { Output } from '../../../../core/call.ts'
import { refresh, useCall } from '../../../../ui/calls.ts'
import { useEvent } from '../../../../ui/events.ts'
import { visitEvent } from '../../requests/contract.ts'
import { GetInside } from '../contract.ts'

export type Inside = Output<typeof GetInside>
const nameOf = (bId: string) => `lintel-inside-${bId}`

/** The last list of a building that this tab has seen; null: none. */
const readKept = (bId: string): Inside | null => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(nameOf(bId)) ?? 'null')
    return GetInside.output.safeParse(kept).data ?? null
  } catch {
    return null
  }
}

// It names people: it is gone with the tab, and not kept where the browser keeps nothing.
const keep = (bId: string, inside: Inside): void => {
  try {
    sessionStorage.setItem(nameOf(bId), JSON.stringify(inside))
  } catch {
    // the list stays in the page
  }
}

/** Who is inside now, told at once of whoever comes or leaves; without a connection as this tab has seen it last. */
export const useInside = (gId: string, bId: string) => {
  const query = useCall(GetInside, { gId, bId }, { quiet: true })
  useEvent(visitEvent, ({ BuildingId }) => {
    if (BuildingId === bId) void refresh(GetInside)
  })
  const { data } = query
  useEffect(() => {
    if (data) keep(bId, data)
  }, [data, bId])
  const kept = data ? null : readKept(bId)
  return { query, inside: data ?? kept, isOld: query.isError || (!data && kept !== null) }
}
