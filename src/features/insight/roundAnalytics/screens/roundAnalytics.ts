import { nouns } from '../../../../core/charts/nouns.ts'
import { libraryFlags } from '../../../../core/permissions.ts'
import { reading } from '../../../../ui/dashboard/part.ts'
import { href, useGoTo } from '../../../../ui/route.ts'
import { useSession } from '../../../../ui/session.ts'
import { useFormats, useLanguage, useWords } from '../../../../ui/words.tsx'
import { GetRoundErrorReport } from '../../../field/inspectionReports/contract.ts'
import { roundErrors, roundSummaries } from '../../../field/inspectionReports/routes.ts'
import { clockPlace, type Dashboard, type DashboardPlace, type Filter, mainOf } from '../../dashboards/screens/dashboard.ts'
import { GetRoundDashboard, GetRoundTeam } from '../contract.ts'
import { type DashboardType, roundHeads } from '../dashboard.ts'
import { words } from '../words.ts'
import { exceptions, overTime, roundFigures, roundPerformance, teamPerformance } from './parts.ts'

/** The round, and who walked it, that is narrowed to. */
const notNarrowed = { round: '', engineer: '' }

/** The newest errors that the table of exceptions shows. */
const mostErrors = 100

/** `roundAnalytics/{roundType}`: how rounds of a type were walked in a building or an account, by whom, and what they found. */
export const makeRoundDashboard = (rt: DashboardType): Dashboard<DashboardPlace, typeof notNarrowed> => ({
  ...clockPlace,
  head: roundHeads[rt],
  period: { keptAs: 'roundAnalytics', standard: 'Last 90 Days' },
  narrowed: notNarrowed,
  useShown: at => {
    const t = useWords(words)
    const [language] = useLanguage()
    const formats = useFormats()
    const goTo = useGoTo()
    const seesWalks = useSession().can(libraryFlags)
    const { gId, bId, narrowed } = at
    const only = { ...(narrowed.round && { rId: narrowed.round }), ...(narrowed.engineer && { engineer: narrowed.engineer }) }
    const asked = at.asked && { ...at.asked, rt, ...only }
    const rounds = reading(GetRoundDashboard, asked, { quiet: true })
    const team = reading(GetRoundTeam, asked, { quiet: true })
    const { startDate, endDate } = at.asked ?? {}
    const place = { gId, ...(bId && { bId }), rt, ...(narrowed.round && { rId: narrowed.round }) }
    const days = startDate === undefined || endDate === undefined ? {} : { startDate, endDate }
    const errors = reading(
      GetRoundErrorReport,
      at.asked && { filter: { ...place, ...days }, pagination: { page: 0, perPage: mostErrors } },
      { quiet: true },
    )
    const drawing = { t, noun: nouns[language], language, formats, isAccount: at.scope === 'account' }
    return {
      title: roundHeads[rt].title[language],
      lead: roundHeads[rt].lead?.[language],
      filters: useRoundFilters(at, { rt, t }),
      main: mainOf(
        rounds,
        ({ Walks, Due }) => (Walks + Due > 0 ? null : { text: t('none'), hint: t('noneHint') }),
        ({ Walks }) => Walks,
      ),
      missing: t('missing'),
      parts: [
        roundFigures(rounds, drawing),
        overTime(rounds, drawing),
        roundPerformance(rounds, drawing, seesWalks ? rId => goTo(href(roundSummaries, null, { rId })) : undefined),
        teamPerformance(team, drawing, engineer => at.narrow({ engineer })),
        exceptions(errors, drawing, seesWalks ? () => goTo(href(roundErrors, null, { rt })) : undefined),
      ],
    }
  },
})

type RoundsAt = Parameters<Dashboard<DashboardPlace, typeof notNarrowed>['useShown']>[0]
type FilterTerms = { rt: DashboardType; t: ReturnType<typeof useWords<typeof words.en>> }

const useRoundFilters = (at: RoundsAt, { rt, t }: FilterTerms): Filter[] => {
  const { narrowed } = at
  const known = reading(GetRoundDashboard, at.asked && { ...at.asked, rt }, { quiet: true }).use().data?.RoundSummaries ?? []
  const people = reading(GetRoundTeam, at.asked && { ...at.asked, rt }, { quiet: true }).use().data?.Team ?? []
  return [
    {
      is: 'choice',
      label: t('round'),
      placeholder: t('anyRound'),
      options: known.map(one => ({ id: one.RoundId, label: one.RoundName })),
      value: narrowed.round || null,
      standard: null,
      onChange: id => at.narrow({ round: id ?? '' }),
      clearable: true,
    },
    {
      is: 'choice',
      label: t('engineer'),
      placeholder: t('anyEngineer'),
      options: people.map(one => ({ id: one.EngineerName, label: one.EngineerName })),
      value: narrowed.engineer || null,
      standard: null,
      onChange: id => at.narrow({ engineer: id ?? '' }),
      clearable: true,
    },
  ]
}
