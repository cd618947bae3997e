import { useWords } from '../../../../ui/words.tsx'
import { leadStages } from '../../../codes/leads/model.ts'
import { words as leadWords } from '../../../codes/leads/words.ts'
import { clockPlace, type Dashboard, type DashboardPlace, mainOf } from '../../dashboards/screens/dashboard.ts'
import { vacancyLeads } from '../dashboard.ts'
import { buildingReports } from '../routes.ts'
import { notOpened, useReportDrawing } from './reportDrawing.tsx'
import { showVacancyLeads } from './rowParts.tsx'

/** `vacancyLead`: who asked about a space, and how far each lead has come. */
export const dashboard: Dashboard<DashboardPlace, typeof notOpened & { stage: string }> = {
  ...clockPlace,
  head: vacancyLeads,
  period: { keptAs: 'requestReports', standard: 'Last 90 Days' },
  narrowed: { stage: '', ...notOpened },
  beside: [buildingReports],
  useShown: at => {
    const drawing = useReportDrawing(at)
    const { t, language } = drawing
    const stages = useWords(leadWords)
    const stage = leadStages.find(one => one === at.narrowed.stage)
    const { from, noneOf, parts } = showVacancyLeads(drawing, stage)
    return {
      title: vacancyLeads.title[language],
      lead: vacancyLeads.lead[language],
      filters: [
        {
          is: 'choice',
          label: t('col.Stage'),
          placeholder: t('anyStage'),
          options: leadStages.map(id => ({ id, label: stages(`stages.${id}`) })),
          value: stage ?? null,
          standard: null,
          onChange: id => at.narrow({ stage: id ?? '' }),
          clearable: true,
        },
      ],
      main: mainOf(from, noneOf),
      missing: t('missing'),
      parts,
    }
  },
}
