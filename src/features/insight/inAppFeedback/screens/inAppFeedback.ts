import { type Nouns, nouns } from '../../../../core/charts/nouns.ts'
import { figures } from '../../../../ui/dashboard/figures/figures.tsx'
import { type Part, reading } from '../../../../ui/dashboard/part.ts'
import { ranked } from '../../../../ui/dashboard/ranked/ranked.tsx'
import type { UrlState } from '../../../../ui/urlState.ts'
import { type Formats, type Translator, useFormats, useLanguage, useWords } from '../../../../ui/words.tsx'
import { useContactLabels } from '../../../property/contacts/screens/useContactLabels.ts'
import { type At, clockPlace, type Dashboard, type DashboardPlace, mainOf } from '../../dashboards/screens/dashboard.ts'
import { saidWords } from '../../feedback/saidWords.ts'
import { scoreOverTime } from '../../feedback/screens/scoreOverTime.ts'
import { GetAppAnswers, GetAppFeedback } from '../contract.ts'
import { inAppFeedbackDashboard } from '../dashboard.ts'
import { words } from '../words.ts'
import { openReply } from './openReply.tsx'

/** The page that everything is narrowed to; '' is none. */
const notNarrowed = { page: '' }
type AppAt = At<DashboardPlace, UrlState<typeof notNarrowed>>
type Drawing = Formats & {
  t: Translator<(typeof words)['en']>
  said: Translator<(typeof saidWords)['en']>
  noun: Nouns
  at: AppAt
  roleName: (role: string) => string
}

/** Heights in px. */
const [TREND, PAGES, ANSWERS] = [260, 220, 420]

/** `inAppFeedbackReport`: what users and visitors think of the pages of the product. */
export const dashboard: Dashboard<DashboardPlace, typeof notNarrowed> = {
  ...clockPlace,
  head: inAppFeedbackDashboard,
  period: { keptAs: 'inAppFeedback', standard: 'Last 90 Days' },
  narrowed: notNarrowed,
  useShown: at => {
    const [t, said] = [useWords(words), useWords(saidWords)]
    const [language] = useLanguage()
    const labels = useContactLabels()
    const drawing: Drawing = {
      ...useFormats(),
      t,
      said,
      noun: nouns[language],
      at,
      roleName: role => (role === '' ? t('visitor') : labels.role(role)),
    }
    const all = reading(GetAppFeedback, at.asked, { quiet: true })
    const pages = all.use().data?.Pages ?? []
    return {
      title: inAppFeedbackDashboard.title[language],
      lead: t('lead'),
      filters: [
        {
          is: 'choice',
          label: t('page'),
          placeholder: t('allPages'),
          options: pages.map(one => ({ id: one.Page, label: one.Page })),
          value: at.narrowed.page || null,
          standard: null,
          onChange: page => at.narrow({ page: page ?? '' }),
          clearable: true,
        },
      ],
      main: mainOf(
        readFigures(at),
        ({ Count }) => (Count > 0 ? null : { text: t('none'), hint: t('noneHint') }),
        ({ Count }) => Count,
      ),
      missing: said('missingBuilding'),
      parts: [
        appFigures(drawing),
        scoreOverTime(readFigures(at), { ...drawing, width: 7, field: 'Score' }),
        byRole(drawing),
        byPage(drawing, all),
        appAnswers(drawing),
      ],
    }
  },
}

const askedOf = ({ asked, narrowed: { page } }: AppAt) => asked && { ...asked, ...(page && { page }) }
const readFigures = (at: AppAt) => reading(GetAppFeedback, askedOf(at), { quiet: true })

const appFigures = ({ t, said, noun, at }: Drawing): Part =>
  figures({
    key: 'figures',
    onPaper: 'whole',
    from: readFigures(at),
    of: out => ({
      title: said('figures'),
      tiles: [
        {
          name: t('score'),
          figure: out?.Score ?? null,
          previous: out?.Previous?.Score ?? null,
          n: out?.Count ?? 0,
          changeIn: 'points',
          digits: 2,
          unit: '/ 5',
          how: said('csatHow'),
        },
        { name: noun.answers, figure: out?.Count ?? null, previous: out?.Previous?.Count ?? null, goodWhen: 'neither' },
        { name: t('answered'), figure: out?.Answered ?? null },
      ],
    }),
  })

const byRole = ({ t, noun, at, roleName }: Drawing): Part =>
  ranked({
    key: 'roles',
    width: 5,
    onPaper: 'whole',
    from: readFigures(at),
    of: out => ({
      data: {
        is: 'ranked',
        title: t('roles'),
        columns: [{ head: noun.role }, { head: noun.score, numeric: true }],
        rows: (out?.Roles ?? []).map(one => ({ key: one.Role, values: [roleName(one.Role), one.Score], n: one.Count })),
      },
      height: TREND,
    }),
  })

const byPage = ({ t, noun, at }: Drawing, from: ReturnType<typeof readFigures>): Part =>
  ranked({
    key: 'pages',
    onPaper: 'whole',
    from,
    of: out => ({
      data: {
        is: 'ranked',
        title: t('pages'),
        columns: [{ head: t('page') }, { head: noun.score, numeric: true }],
        rankedBy: 1,
        rows: (out?.Pages ?? []).map(one => ({ key: one.Page, values: [one.Page, one.Score], n: one.Count })),
      },
      subtitle: t('pagesHint'),
      height: PAGES,
      onPick: page => at.narrow({ page }),
    }),
  })

const appAnswers = ({ t, noun, dateTime, at, roleName }: Drawing): Part =>
  ranked({
    key: 'answers',
    onPaper: 'whole',
    from: reading(GetAppAnswers, askedOf(at), { quiet: true }),
    of: out => {
      const rows = out?.Comments ?? []
      return {
        data: {
          is: 'ranked',
          title: t('answers'),
          columns: [
            { head: noun.date },
            { head: noun.role },
            { head: t('page') },
            { head: noun.score, numeric: true, digits: 0 },
            { head: noun.comment },
            { head: noun.status },
          ],
          rows: rows.map(one => ({
            key: one.acId,
            values: [
              dateTime(one.SubmitDate),
              roleName(one.Role),
              one.Page,
              one.Score,
              one.Text,
              one.RepliedBy ? t('status.Answered', { name: one.RepliedBy }) : t('status.New'),
            ],
          })),
        },
        subtitle: t('answersHint', { n: String(rows.length) }),
        height: ANSWERS,
        onPick: id => {
          const row = rows.find(one => one.acId === id)
          if (row) openReply(at.gId, row)
        },
      }
    },
  })
