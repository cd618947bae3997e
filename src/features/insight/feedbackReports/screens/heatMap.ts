import { nouns } from '../../../../core/charts/nouns.ts'
import type { HeatCell } from '../../../../core/charts/partData.ts'
import { nameIn } from '../../../../core/labels.ts'
import type { Language } from '../../../../core/words.ts'
import { matrix } from '../../../../ui/dashboard/matrix/matrix.tsx'
import { reading } from '../../../../ui/dashboard/part.ts'
import { useGo } from '../../../../ui/route.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { entityTypeLabel } from '../../../property/entityTypes/model.ts'
import { clockPlace, type Dashboard, type DashboardPlace, mainOf } from '../../dashboards/screens/dashboard.ts'
import { analyticsFeedback, feedbackOverall } from '../../feedback/routes.ts'
import { GetGlobalHeatMap } from '../contract.ts'
import { heatMapDashboard } from '../dashboard.ts'
import type { BuildingSummary } from '../model.ts'
import { words } from '../words.ts'

/** Height of the map in px: more rows scroll in it. */
const MAP = 620

/** `/globalReport`: buildings by entity types; a building leads to its feedback, a cell to that of the entity type. */
export const dashboard: Dashboard<DashboardPlace, Record<never, never>> = {
  ...clockPlace,
  head: heatMapDashboard,
  period: 'tu',
  narrowed: {},
  useShown: at => {
    const t = useWords(words)
    const [language] = useLanguage()
    const go = useGo()
    const from = reading(GetGlobalHeatMap, at.asked, { quiet: true })
    const pick = (building: BuildingSummary | undefined, et: string | undefined) => {
      if (!building) return
      const { BuildingId: bId } = building
      if (et === undefined) go(analyticsFeedback, { bId })
      else go(feedbackOverall, { bId, et })
    }
    return {
      title: t('heatTitle'),
      lead: t('heatLead'),
      filters: [],
      main: mainOf(
        from,
        out => (sumOf(out.BuildingSummaries) > 0 ? null : { text: t('noBuildings'), hint: t('noneHint') }),
        out => sumOf(out.BuildingSummaries),
      ),
      missing: t('missing'),
      parts: [
        matrix({
          key: 'heat',
          onPaper: 'whole',
          from,
          of: out => {
            const rows = out?.BuildingSummaries ?? []
            const types = typesOf(rows, language)
            return {
              data: {
                is: 'matrix',
                look: 'heat',
                title: t('heat'),
                head: nouns[language].building,
                columns: [t('overall'), ...types.map(one => entityTypeLabel(one, language))],
                rows: rows.map(one => ({ key: one.BuildingId, text: nameIn(one.BuildingName, language), cells: cellsOf(one, types) })),
              },
              height: MAP,
              onPick: (row, column) => pick(rows[row], column === null || column === 0 ? undefined : types[column - 1]),
            }
          },
        }),
      ],
    }
  },
}

const sumOf = (rows: readonly BuildingSummary[]): number => rows.reduce((sum, one) => sum + one.Count, 0)

/** The entity types that anybody answered about, by name. */
const typesOf = (rows: readonly BuildingSummary[], language: Language): string[] =>
  [...new Set(rows.flatMap(one => one.EntityTypes.map(({ EntityType }) => EntityType)))].toSorted((a, b) =>
    entityTypeLabel(a, language).localeCompare(entityTypeLabel(b, language), language),
  )

const cellsOf = ({ Score, Count, EntityTypes }: BuildingSummary, types: readonly string[]): HeatCell[] => {
  const of = new Map(EntityTypes.map(one => [one.EntityType, one]))
  return [{ value: Score, n: Count }, ...types.map(type => ({ value: of.get(type)?.Score ?? null, n: of.get(type)?.Count ?? 0 }))]
}
