import { nouns } from '../../../../core/charts/nouns.ts'
import { reading } from '../../../../ui/dashboard/part.ts'
import { useGo } from '../../../../ui/route.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { clockPlace, type Dashboard, type DashboardPlace, mainOf } from '../../dashboards/screens/dashboard.ts'
import { GetFeedbackSources } from '../contract.ts'
import { comprehensiveFeedbackDashboard } from '../dashboard.ts'
import { words } from '../words.ts'
import { bestPlaces, bySource, overallFigures, topicsOfComments } from './parts.ts'

/** `comprehensiveFeedback`: what all voices say of a building. */
export const dashboard: Dashboard<DashboardPlace, Record<never, never>> = {
  ...clockPlace,
  head: comprehensiveFeedbackDashboard,
  period: { keptAs: 'comprehensiveFeedback', standard: 'Last 90 Days' },
  narrowed: {},
  useShown: at => {
    const t = useWords(words)
    const [language] = useLanguage()
    const go = useGo()
    const asked = at.asked && at.bId ? { ...at.asked, bId: at.bId } : null
    const sources = reading(GetFeedbackSources, asked, { quiet: true })
    const drawing = { t, noun: nouns[language], language, go, bId: at.bId, asked, sources }
    return {
      title: comprehensiveFeedbackDashboard.title[language],
      lead: t('lead'),
      filters: [],
      main: mainOf(
        sources,
        ({ Sources }) => (Sources.some(one => one.Count > 0) ? null : { text: t('none'), hint: t('noneHint') }),
        ({ Sources }) => Sources.reduce((sum, one) => sum + one.Count, 0),
      ),
      missing: t('missing'),
      parts: [
        overallFigures(drawing),
        bySource(drawing),
        topicsOfComments(drawing),
        bestPlaces(drawing, 'best'),
        bestPlaces(drawing, 'worst'),
      ],
    }
  },
}
