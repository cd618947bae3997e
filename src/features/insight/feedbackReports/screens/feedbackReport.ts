import { type Nouns, nouns } from '../../../../core/charts/nouns.ts'
import type { RankedData } from '../../../../core/charts/partData.ts'
import type { Language } from '../../../../core/words.ts'
import { figures } from '../../../../ui/dashboard/figures/figures.tsx'
import { type Part, type PartWidth, reading } from '../../../../ui/dashboard/part.ts'
import { ranked } from '../../../../ui/dashboard/ranked/ranked.tsx'
import type { UrlState } from '../../../../ui/urlState.ts'
import { type Translator, useFormats, useLanguage, useWords } from '../../../../ui/words.tsx'
import { definitionOfQrType } from '../../../codes/functionalities/definitions.ts'
import { type At, clockPlace, type Dashboard, type DashboardPlace, type Filter, mainOf } from '../../dashboards/screens/dashboard.ts'
import { cesPercent } from '../../feedback/figures.ts'
import { saidWords } from '../../feedback/saidWords.ts'
import { scoreOverTime } from '../../feedback/screens/scoreOverTime.ts'
import { GetFeedbackSummaries, GetFeedbackTopFigures } from '../contract.ts'
import { feedbackReportDashboard } from '../dashboard.ts'
import { type FeedbackSummary, reportQrTypes, type TopFigures } from '../model.ts'
import { reportRoleNames } from '../rules.ts'
import { words } from '../words.ts'

const notNarrowed = { types: [] as readonly string[], roles: [] as readonly string[] }

/** Height of the two tables in px. */
const TABLE = 340

/** `reportAnalyticsFeedback/{type}`: CSAT, CES and NPS of all QR types (`All`) or one, by QR type and by role. */
export const dashboard: Dashboard<DashboardPlace, typeof notNarrowed> = {
  ...clockPlace,
  head: feedbackReportDashboard,
  period: { keptAs: 'feedbackReport', standard: 'Last 90 Days' },
  narrowed: notNarrowed,
  useShown: at => {
    const t = useWords(words)
    const [language] = useLanguage()
    const { number, day } = useFormats()
    const said = useWords(saidWords)
    const type = at.params.type && at.params.type !== 'All' ? at.params.type : null
    const asked = askedOf(at, type)
    const top = reading(GetFeedbackTopFigures, asked, { quiet: true })
    const percent = (share: number) => number(share / 100, { style: 'percent', maximumFractionDigits: 1 })
    const title = feedbackReportDashboard.title[language]
    return {
      title: type ? `${title}: ${typeName(type, language)}` : title,
      lead: t('feedbackLead'),
      filters: [typeFilter(at, type, { t, language }), roleFilter(at, t)],
      main: mainOf(
        top,
        ({ CSATCount }) => (CSATCount > 0 ? null : { text: t('none'), hint: t('noneHint') }),
        ({ CSATCount }) => CSATCount,
      ),
      missing: t('missing'),
      parts: [
        figures({ key: 'figures', onPaper: 'whole', from: top, of: out => ({ title: t('figures'), tiles: tilesOf(out, { t, percent }) }) }),
        scoreOverTime(top, { said, noun: nouns[language], day, field: 'CSAT' }),
        summary(asked, { key: 'types', width: 7, title: t('qrReport'), head: nouns[language].qrType, language }),
        summary(asked, { key: 'roles', width: 5, title: t('roleReport'), head: nouns[language].role, language }),
      ],
    }
  },
}

type ReportAt = At<DashboardPlace, UrlState<typeof notNarrowed>>
type Said = Translator<(typeof words)['en']>

/** What is asked: the chosen QR types, else the one that the address names; and the chosen roles. */
const askedOf = ({ asked, narrowed: { types, roles } }: ReportAt, type: string | null) => {
  const qrType = (types.length > 0 ? types : type ? [type] : []).join(',')
  return asked && { ...asked, ...(qrType && { qrType }), ...(roles.length > 0 && { role: roles.join(',') }) }
}

const typeName = (QrType: string, language: Language): string => definitionOfQrType(QrType)?.Label[language] ?? QrType

const typeFilter = (
  { narrowed: { types }, narrow }: ReportAt,
  type: string | null,
  { t, language }: { t: Said; language: Language },
): Filter => ({
  is: 'multi',
  label: t('qrTypes'),
  placeholder: t('allTypes'),
  options: [...new Set([...reportQrTypes, ...(type ? [type] : []), ...types])].map(id => ({ id, label: typeName(id, language) })),
  values: types,
  onChange: next => narrow({ types: next }),
})

const roleFilter = ({ narrowed: { roles }, narrow }: ReportAt, t: Said): Filter => ({
  is: 'multi',
  label: t('reportRoles'),
  placeholder: t('allRoles'),
  options: reportRoleNames.map(id => ({ id, label: t(`roles.${id}`) })),
  values: roles,
  onChange: next => narrow({ roles: next }),
})

type SummaryTable = { key: 'types' | 'roles'; width: PartWidth; title: string; head: string; language: Language }

/** The table by QR type, or by role. */
const summary = (asked: ReturnType<typeof askedOf>, { key, width, title, head, language }: SummaryTable): Part =>
  ranked({
    key,
    width,
    onPaper: 'whole',
    from: reading(GetFeedbackSummaries, asked, { quiet: true }),
    of: out => {
      const rows = (out?.Summaries ?? []).filter(one => (key === 'types' ? one.QrType : one.Role) !== '')
      return { data: summaryTable(title, head, nouns[language], rows), height: TABLE }
    },
  })

type Drawing = { t: Translator<(typeof words)['en']>; percent: (n: number) => string }

const tilesOf = (out: TopFigures | undefined, { t, percent }: Drawing) => {
  const ces = cesPercent(out?.CES ?? null)
  const rated = (field: 'CSAT' | 'CES' | 'NPS') => ({
    figure: out?.[field] ?? null,
    previous: out?.Previous?.[field] ?? null,
    n: out?.[`${field}Count`] ?? 0,
    changeIn: 'points' as const,
  })
  return [
    { name: t('averageCsat'), ...rated('CSAT'), digits: 2, unit: '/ 5', how: t('csatHow') },
    { name: t('averageCes'), ...rated('CES'), digits: 2, unit: ces === null ? '/ 7' : `/ 7 · ${percent(ces)}`, how: t('cesHow') },
    { name: t('npsScore'), ...rated('NPS'), digits: 1, how: t('npsHow') },
  ]
}

const summaryTable = (title: string, head: string, noun: Nouns, rows: readonly FeedbackSummary[]): RankedData => ({
  is: 'ranked',
  title,
  columns: [{ head }, { head: noun.csat, numeric: true }, { head: noun.ces, numeric: true }, { head: noun.nps, numeric: true, digits: 1 }],
  rankedBy: 1,
  rows: rows.map(({ QrType, Role, DisplayText, Count, CSAT, CES, NPS }) => ({
    key: QrType || Role,
    values: [DisplayText, CSAT, CES, NPS],
    n: Count,
  })),
})
