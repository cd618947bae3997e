import { EmptyState } from '../../../../ui/kit/EmptyState.tsx'
import { useWords } from '../../../../ui/words.tsx'
import { DashboardPaperAlias } from '../../dashboards/screens/PaperAlias.tsx'
import { dashboardTypes, roundHeads } from '../dashboard.ts'
import { words } from '../words.ts'

type AliasParams = { roundType: string; gId: string; bId: string; startDate: string; endDate: string }

/** `/pdf/{roundType}/{gId}/{ptId}/{bId}/{startDate}/{endDate}/{title}`: leads to the paper of the dashboard of that type. */
export const Screen = ({ params: { roundType, ...place } }: { params: AliasParams }) => {
  const t = useWords(words)
  const found = dashboardTypes.find(one => one === roundType)
  return found ? <DashboardPaperAlias head={roundHeads[found]} {...place} /> : <EmptyState text={t('none')} hint={t('noneHint')} />
}
