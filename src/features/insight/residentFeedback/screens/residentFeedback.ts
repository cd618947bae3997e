import { nouns } from '../../../../core/charts/nouns.ts'
import { useGo } from '../../../../ui/route.ts'
import { useFormats, useLanguage, useWords } from '../../../../ui/words.tsx'
import { clockPlace, type Dashboard, type DashboardPlace, type Filter, mainOf } from '../../dashboards/screens/dashboard.ts'
import { saidWords } from '../../feedback/saidWords.ts'
import { scoreOverTime } from '../../feedback/screens/scoreOverTime.ts'
import { residentFeedbackDashboard } from '../dashboard.ts'
import { stageNames } from '../model.ts'
import { words } from '../words.ts'
import { byBuilding, byStage, comments, notNarrowed, readResidents, residentFigures, topics } from './parts.ts'

/** `residentFeedback`: what residents of a building or an account say, stage by stage. */
export const dashboard: Dashboard<DashboardPlace, typeof notNarrowed> = {
  ...clockPlace,
  head: residentFeedbackDashboard,
  period: { keptAs: 'residentFeedback', standard: 'Last 90 Days' },
  narrowed: notNarrowed,
  useShown: at => {
    const [t, said] = [useWords(words), useWords(saidWords)]
    const [language] = useLanguage()
    const formats = useFormats()
    const go = useGo()
    const drawing = { t, said, noun: nouns[language], language, ...formats, go, at }
    const stage: Filter = {
      is: 'choice',
      label: t('stage'),
      placeholder: t('anyStage'),
      options: stageNames.map(id => ({ id, label: t(`stages.${id}`) })),
      value: at.narrowed.stage || null,
      standard: null,
      onChange: id => at.narrow({ stage: id ?? '' }),
      clearable: true,
    }
    return {
      title: residentFeedbackDashboard.title[language],
      lead: t('lead'),
      filters: [stage],
      main: mainOf(
        readResidents(at),
        ({ Count }) => (Count > 0 ? null : { text: t('none'), hint: t('noneHint') }),
        ({ Count }) => Count,
      ),
      missing: said('missingBuilding'),
      parts: [
        residentFigures(drawing),
        scoreOverTime(readResidents(at), { ...drawing, width: 7, field: 'CSAT' }),
        byStage(drawing),
        ...(at.bId ? [] : [byBuilding(drawing)]),
        topics(drawing),
        comments(drawing),
      ],
    }
  },
}
