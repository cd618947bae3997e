import type { Nouns } from '../../../../core/charts/nouns.ts'
import type { RankedData } from '../../../../core/charts/partData.ts'
import { nameIn } from '../../../../core/labels.ts'
import type { Language } from '../../../../core/words.ts'
import { figures } from '../../../../ui/dashboard/figures/figures.tsx'
import { type Part, reading } from '../../../../ui/dashboard/part.ts'
import { ranked } from '../../../../ui/dashboard/ranked/ranked.tsx'
import type { useGo } from '../../../../ui/route.ts'
import type { Formats, Translator } from '../../../../ui/words.tsx'
import type { At, DashboardPlace } from '../../dashboards/screens/dashboard.ts'
import { GetAccountFeedback, GetCustomerFeedbacks, GetFeedbackTopScores, GetPropertyFeedback } from '../contract.ts'
import type { CustomerFeedback, PropertyFeedback, TopScores } from '../model.ts'
import { customerReport } from '../routes.ts'
import type { words } from '../words.ts'

export type ReportAt = At<DashboardPlace, Record<never, never>>
type Drawing = Pick<Formats, 'dateTime'> & {
  t: Translator<(typeof words)['en']>
  noun: Nouns
  language: Language
  go: ReturnType<typeof useGo>
  at: ReportAt
}

/** Height of the list in px. */
const LIST = 520

const readAll = ({ asked }: ReportAt) => {
  const { gId: _none, ...days } = asked ?? {}
  return reading(GetAccountFeedback, asked && days, { quiet: true })
}
/** The scores of all that the report is of. */
export const readTop = (at: ReportAt) => (at.scope === 'all' ? readAll(at) : reading(GetFeedbackTopScores, at.asked, { quiet: true }))

/** CSAT, CES and NPS, each with how many stand behind it. */
export const scoreCards = ({ t, noun, at }: Drawing): Part =>
  figures({
    key: 'figures',
    onPaper: 'whole',
    from: readTop(at),
    of: (out: TopScores | undefined) => ({
      title: t('figures'),
      tiles: [
        { name: noun.csat, figure: out?.CSAT ?? null, n: out?.Count ?? 0, digits: 2, unit: '/ 5', how: t('csatHow') },
        { name: noun.ces, figure: out?.CES ?? null, n: out?.CESCount ?? 0, digits: 2, unit: '/ 7', how: t('cesHow') },
        { name: noun.nps, figure: out?.NPS ?? null, n: out?.NPSCount ?? 0, digits: 1, how: t('npsHow') },
      ],
    }),
  })

/** Each account with its scores; one leads to its buildings. */
export const accountReport = ({ t, noun, language, go, at }: Drawing): Part =>
  ranked({
    key: 'accounts',
    onPaper: 'whole',
    from: readAll(at),
    of: out => ({
      data: scoreTable(
        noun,
        { title: t('accountReport'), head: noun.account },
        (out?.Summaries ?? []).map(one => scoreRow(one.GroupId, nameIn(one.GroupName, language), one)),
      ),
      height: LIST,
      onPick: gId => go(customerReport, { gId }),
    }),
  })

/** Each building with its scores; one leads to its answers. */
export const propertiesReport = ({ t, noun, language, go, at }: Drawing): Part =>
  ranked({
    key: 'properties',
    onPaper: 'whole',
    from: reading(GetPropertyFeedback, at.asked),
    of: out => ({
      data: scoreTable(
        noun,
        { title: t('propertiesReport'), head: noun.building },
        (out?.Summaries ?? []).map(one => scoreRow(one.BuildingId, nameIn(one.BuildingName, language), one)),
      ),
      height: LIST,
      onPick: bId => go(customerReport, { gId: at.gId, bId }),
    }),
  })

/** What was answered in a building, the newest first. */
export const answersOfBuilding = (drawing: Drawing): Part => {
  const { t, language, at } = drawing
  return ranked({
    key: 'answers',
    onPaper: 'whole',
    from: reading(GetCustomerFeedbacks, at.asked && at.bId ? { ...at.asked, bId: at.bId } : null),
    of: out => ({
      data: answerTable(drawing, nameIn(at.place?.BuildingName, language), out?.CustomerFeedbacks ?? []),
      ...(out?.More && { subtitle: t('newest', { n: String(out.CustomerFeedbacks.length) }) }),
      height: LIST,
    }),
  })
}

const answerTable = ({ t, noun, dateTime }: Drawing, title: string, answers: readonly CustomerFeedback[]): RankedData => ({
  is: 'ranked',
  title,
  columns: [
    { head: noun.date },
    { head: t('userName') },
    { head: t('company') },
    { head: noun.role },
    ...[noun.score, noun.ces, noun.nps].map(head => ({ head, numeric: true, digits: 0 })),
    { head: noun.comments },
  ],
  rows: answers.map(({ acId, CreatedDate, UserName, Company, Role, Score, CustomerEffortScore, NetPromoterScore, Comments }) => ({
    key: acId,
    values: [dateTime(CreatedDate), UserName, Company, Role, Score, CustomerEffortScore, NetPromoterScore, Comments],
  })),
})

type ScoreRow = { key: string; values: readonly (string | number | null)[]; n: number }

const scoreRow = (
  key: string,
  name: string,
  { CSAT, CES, NPS, Count }: Pick<PropertyFeedback, 'CSAT' | 'CES' | 'NPS' | 'Count'>,
): ScoreRow => ({
  key,
  values: [name, CSAT, CES, NPS],
  n: Count,
})

const scoreTable = (noun: Nouns, { title, head }: { title: string; head: string }, rows: readonly ScoreRow[]): RankedData => ({
  is: 'ranked',
  title,
  columns: [{ head }, { head: noun.csat, numeric: true }, { head: noun.ces, numeric: true }, { head: noun.nps, numeric: true, digits: 1 }],
  rankedBy: 1,
  rows,
})
