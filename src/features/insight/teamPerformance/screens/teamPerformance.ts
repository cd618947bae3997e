import type { Output } from '../../../../core/call.ts'
import { chart } from '../../../../ui/dashboard/chart/chart.tsx'
import { figures } from '../../../../ui/dashboard/figures/figures.tsx'
import { type Part, type Reading, reading } from '../../../../ui/dashboard/part.ts'
import { countColumn, shareColumn } from '../../../../ui/dashboard/ranked/columns.ts'
import { ranked } from '../../../../ui/dashboard/ranked/ranked.tsx'
import { type Translator, useLanguage, useWords } from '../../../../ui/words.tsx'
import { clockPlace, type Dashboard, type DashboardPlace, mainOf } from '../../dashboards/screens/dashboard.ts'
import { GetTeamPerformance } from '../contract.ts'
import { teamPerformanceDashboard } from '../dashboard.ts'
import { words } from '../words.ts'

type Team = Output<typeof GetTeamPerformance>
type Words = Translator<(typeof words)['en']>
/** Heights in px. */
const [CHART, TABLE] = [300, 420]

/** `teamPerformance`: rounds person by person, of a building or an account. */
export const dashboard: Dashboard<DashboardPlace, Record<never, never>> = {
  ...clockPlace,
  head: teamPerformanceDashboard,
  period: { keptAs: 'teamPerformance', standard: 'Last 90 Days' },
  narrowed: {},
  useShown: at => {
    const t = useWords(words)
    const [language] = useLanguage()
    const from = reading(GetTeamPerformance, at.asked, { quiet: true })
    return {
      title: teamPerformanceDashboard.title[language],
      lead: teamPerformanceDashboard.lead[language],
      filters: [],
      main: mainOf(
        from,
        ({ Team: team }) => (team.length > 0 ? null : { text: t('none'), hint: t('noneHint') }),
        ({ Team: team }) => sum(team, 'Walks'),
      ),
      missing: t('missing'),
      parts: [teamFigures(from, t), walksByPerson(from, t), people(from, t)],
    }
  },
}

const sum = (team: Team['Team'], name: 'Due' | 'OnTime' | 'Walks' | 'StopsErrorNumber'): number =>
  team.reduce((all, one) => all + one[name], 0)

const teamFigures = (from: Reading<Team>, t: Words): Part =>
  figures({
    key: 'figures',
    onPaper: 'whole',
    from,
    of: out => {
      const team = out?.Team ?? []
      const due = sum(team, 'Due')
      return {
        title: t('figures'),
        tiles: [
          { name: t('people'), figure: out ? team.length : null, how: t('peopleHow') },
          { name: t('walks'), figure: out ? sum(team, 'Walks') : null },
          {
            name: t('onTime'),
            figure: due > 0 ? (100 * sum(team, 'OnTime')) / due : null,
            unit: '%',
            digits: 0,
            n: due,
            how: t('onTimeHow'),
          },
          { name: t('errors'), figure: out ? sum(team, 'StopsErrorNumber') : null },
        ],
      }
    },
  })

const walksByPerson = (from: Reading<Team>, t: Words): Part =>
  chart({
    key: 'share',
    onPaper: 'whole',
    from,
    of: out => ({
      data: {
        is: 'bars',
        layout: 'rows',
        stacked: false,
        title: t('share'),
        head: t('col.engineer'),
        axis: t('walks'),
        series: [{ label: t('walks') }],
        rows: (out?.Team ?? []).slice(0, 12).map(one => ({ text: one.EngineerName, values: [one.Walks] })),
      },
      height: CHART,
    }),
  })

const people = (from: Reading<Team>, t: Words): Part =>
  ranked({
    key: 'team',
    onPaper: 'whole',
    from,
    of: out => ({
      data: {
        is: 'ranked',
        title: t('team'),
        columns: [
          { head: t('col.engineer') },
          { head: t('walks'), ...countColumn },
          { head: t('col.due'), ...countColumn },
          { head: t('col.done'), ...countColumn },
          { head: t('col.onTime'), ...countColumn },
          { head: t('col.stops'), ...shareColumn },
          { head: t('col.geo'), ...shareColumn },
          { head: t('errors'), ...countColumn },
          { head: t('col.minutes'), ...countColumn },
        ],
        rows: (out?.Team ?? []).map(one => ({
          key: one.EngineerName,
          values: [
            one.EngineerName,
            one.Walks,
            one.Due,
            one.Done,
            one.OnTime,
            one.StopCompliance,
            one.GeoCompliance,
            one.StopsErrorNumber,
            one.Minutes === null ? null : Math.round(one.Minutes),
          ],
        })),
      },
      height: TABLE,
    }),
  })
