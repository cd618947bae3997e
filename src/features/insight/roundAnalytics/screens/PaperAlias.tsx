import { useEffect } from 'react'
import { useCall } from '../../../../ui/calls.ts'
import { LoadFailed } from '../../../../ui/kit/LoadFailed.tsx'
import { useGoTo } from '../../../../ui/route.ts'
import { useWords } from '../../../../ui/words.tsx'
import { GetDashboardClock } from '../../dashboards/contract.ts'
import { paperPath } from '../../dashboards/paperPaths.ts'
import { dashboardTypes, roundHeads } from '../dashboard.ts'
import { words } from '../words.ts'

type AliasParams = { roundType: string; gId: string; bId: string; startDate: string; endDate: string }

/** `/pdf/{roundType}/{gId}/{ptId}/{bId}/{startDate}/{endDate}/{title}`: leads to the paper of the dashboard of that type. */
export const Screen = ({ params: { roundType, gId, bId, startDate, endDate } }: { params: AliasParams }) => {
  const t = useWords(words)
  const go = useGoTo()
  const found = dashboardTypes.find(one => one === roundType)
  const building = bId === gId || bId === 'all' ? null : bId
  const query = useCall(GetDashboardClock, { gId, ...(building && { bId: building }) }, { quiet: true })
  const isKnown = query.data !== undefined
  useEffect(() => {
    if (!found || !isKnown) return
    go(paperPath(roundHeads[found], { gId, bId: building, startDate: Number(startDate), endDate: Number(endDate) }), { replace: true })
  }, [found, isKnown, gId, building, startDate, endDate, go])
  return query.isError || !found ? <LoadFailed query={query} missing={t('missing')} /> : null
}
