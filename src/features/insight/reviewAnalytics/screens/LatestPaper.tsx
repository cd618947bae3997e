import { useEffect } from 'react'
import { momentsOfDays } from '../../../../core/zones.ts'
import { useCall } from '../../../../ui/calls.ts'
import { fromPreset } from '../../../../ui/kit/dateRange.ts'
import { LoadFailed } from '../../../../ui/kit/LoadFailed.tsx'
import { useGoTo } from '../../../../ui/route.ts'
import { useGroupId } from '../../../../ui/session.ts'
import { useWords } from '../../../../ui/words.tsx'
import { GetDashboardClock } from '../../dashboards/contract.ts'
import { paperPath } from '../../dashboards/paperPaths.ts'
import { saidWords } from '../../feedback/saidWords.ts'
import { reviewAnalyticsDashboard } from '../dashboard.ts'

/** `/pdfGoogleReviewReport/{rId}`, `/pdfSocialReputation/{rId}`: leads to the paper of the last 90 days of a building, or of the account. */
export const Screen = ({ params: { rId } }: { params: { rId: string } }) => {
  const t = useWords(saidWords)
  const gId = useGroupId()
  const go = useGoTo()
  const bId = rId === gId ? null : rId
  const query = useCall(GetDashboardClock, { gId, ...(bId && { bId }) }, { quiet: true })
  const zone = query.data && (query.data.TimeZone ?? 'UTC')
  useEffect(() => {
    if (!zone) return
    const { from: startDate, to: endDate } = momentsOfDays(zone, fromPreset('Last 90 Days', zone))
    go(paperPath(reviewAnalyticsDashboard, { gId, bId, startDate, endDate }), { replace: true })
  }, [zone, gId, bId, go])
  return query.isError ? <LoadFailed query={query} missing={t('missingBuilding')} /> : null
}
