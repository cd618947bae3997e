import { useEffect } from 'react'
import { useCall } from '../../../../ui/calls.ts'
import { LoadFailed } from '../../../../ui/kit/LoadFailed.tsx'
import { useGoTo } from '../../../../ui/route.ts'
import { GetDashboardClock } from '../contract.ts'
import type { DashboardHead } from '../model.ts'
import { paperPath } from '../paperPaths.ts'

/** `bId`: the account's id, or `all`, for the paper of the whole account. Days as moments in text. */
type AliasProps = { head: Pick<DashboardHead, 'key'>; gId: string; bId: string; startDate: string; endDate: string }

/** A paper of a dashboard under an address of the documents: leads to its own, once it is known that its reader may see the place. */
export const DashboardPaperAlias = ({ head, gId, bId, startDate, endDate }: AliasProps) => {
  const go = useGoTo()
  const building = bId === gId || bId === 'all' ? null : bId
  const query = useCall(GetDashboardClock, { gId, ...(building && { bId: building }) }, { quiet: true })
  const isKnown = query.data !== undefined
  useEffect(() => {
    if (!isKnown) return
    go(paperPath(head, { gId, bId: building, startDate: Number(startDate), endDate: Number(endDate) }), { replace: true })
  }, [head, isKnown, gId, building, startDate, endDate, go])
  return query.isError ? <LoadFailed query={query} /> : null
}
