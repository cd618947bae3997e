import { nouns } from '../../../../core/charts/nouns.ts'
import { nameIn } from '../../../../core/labels.ts'
import { type Part, reading } from '../../../../ui/dashboard/part.ts'
import { ranked } from '../../../../ui/dashboard/ranked/ranked.tsx'
import { useGo, useGoTo } from '../../../../ui/route.ts'
import type { UrlState } from '../../../../ui/urlState.ts'
import { useFormats, useLanguage, useWords } from '../../../../ui/words.tsx'
import { requestPage } from '../../../codes/inbox/routes.ts'
import {
  type At,
  clockPlace,
  type Dashboard,
  type DashboardPlace,
  type Filter,
  mainOf,
  type Shown,
} from '../../dashboards/screens/dashboard.ts'
import { saidWords } from '../../feedback/saidWords.ts'
import { GetCustomAnswers, GetCustomForms } from '../contract.ts'
import { customFeedbackDashboard } from '../dashboard.ts'
import type { CustomAnswers } from '../model.ts'
import { customFormPath } from '../routes.ts'
import { words } from '../words.ts'
import { answeredFigures, type QuestionDrawing, questionPart, textsOfForm, wordsOfForm } from './questions.ts'

/** The form that is opened; '' is none. */
const notNarrowed = { form: '' }
type CustomAt = At<DashboardPlace, UrlState<typeof notNarrowed>>

/** `customFeedbackDashboard`: the forms of a building or an account, or the questions of one. */
export const dashboard: Dashboard<DashboardPlace, typeof notNarrowed> = {
  ...clockPlace,
  head: customFeedbackDashboard,
  period: { keptAs: 'customFeedback', standard: 'Last 90 Days' },
  narrowed: notNarrowed,
  useShown: at => {
    const [t, said] = [useWords(words), useWords(saidWords)]
    const [language] = useLanguage()
    const formats = useFormats()
    const [go, goTo] = [useGo(), useGoTo()]
    const { asked, narrowed, bId, gId } = at
    const forms = reading(GetCustomForms, asked, { quiet: true })
    const answers = reading(GetCustomAnswers, asked && narrowed.form ? { ...asked, FormId: narrowed.form } : null, { quiet: true })
    const [known, opened] = [forms.use().data?.Forms ?? [], answers.use().data]
    const drawing: QuestionDrawing = { t, said, noun: nouns[language], language, ...formats, from: answers }
    const pick = (FormId: string) => {
      const form = known.find(one => one.FormId === FormId)
      if (bId || !form) at.narrow({ form: FormId })
      else goTo(customFormPath(form.BuildingId, FormId))
    }
    const listed = { ...drawing, byBuilding: !bId, pick }
    const options = known.map(one => ({ id: one.FormId, label: `${nameIn(one.Name, language)}, ${one.QrName}` }))
    return {
      title: customFeedbackDashboard.title[language],
      lead: t('lead'),
      filters: bId ? [formFilter(at, options, t)] : [],
      missing: said('missingBuilding'),
      ...(narrowed.form
        ? {
            ...oneForm(drawing, opened, requestId => go(requestPage, { groupId: gId, requestId })),
            detail: { title: opened ? nameIn(opened.Form.Name, language) : t('form'), onBack: () => at.narrow({ form: '' }) },
          }
        : allForms(listed, forms)),
    }
  },
}

type ShownForms = Pick<Shown, 'main' | 'parts'>
const oneForm = (drawing: QuestionDrawing, opened: CustomAnswers | undefined, onPick: (requestId: string) => void): ShownForms => ({
  main: mainOf(
    drawing.from,
    ({ Count }) => (Count > 0 ? null : { text: drawing.said('none'), hint: drawing.said('noneHint') }),
    ({ Count }) => Count,
  ),
  // Which questions there are is known with the answer: until then nothing stands below the figures that would move.
  parts: [
    answeredFigures(drawing),
    ...(opened
      ? [
          ...opened.Questions.filter(one => one.Kind !== 'Text').map(one => questionPart(drawing, one)),
          wordsOfForm(drawing),
          textsOfForm(drawing, onPick),
        ]
      : []),
  ],
})

const allForms = (drawing: TableDrawing, forms: ReturnType<typeof readForms>): ShownForms => ({
  main: mainOf(
    forms,
    ({ Forms }) => (Forms.length > 0 ? null : { text: drawing.t('none'), hint: drawing.t('noneHint') }),
    ({ Forms }) => Forms.reduce((sum, one) => sum + one.Count, 0),
  ),
  parts: [formTable(drawing, forms)],
})

type Said = QuestionDrawing['t']
const formFilter = ({ narrowed, narrow }: CustomAt, options: readonly { id: string; label: string }[], t: Said): Filter => ({
  is: 'choice',
  label: t('form'),
  placeholder: t('allForms'),
  options,
  value: narrowed.form || null,
  standard: null,
  onChange: form => narrow({ form: form ?? '' }),
  clearable: true,
  wide: true,
})

type TableDrawing = Pick<QuestionDrawing, 't' | 'noun' | 'language' | 'dateTime'> & { byBuilding: boolean; pick: (FormId: string) => void }
const formTable = ({ t, noun, language, dateTime, byBuilding, pick }: TableDrawing, from: ReturnType<typeof readForms>): Part =>
  ranked({
    key: 'forms',
    onPaper: 'whole',
    from,
    of: out => ({
      data: {
        is: 'ranked',
        title: t('forms'),
        columns: [
          { head: t('form') },
          { head: noun.qrCode },
          ...(byBuilding ? [{ head: noun.building }] : []),
          { head: noun.answers, numeric: true },
          { head: t('lastAnswer') },
        ],
        rows: (out?.Forms ?? []).map(one => ({
          key: one.FormId,
          values: [
            nameIn(one.Name, language),
            one.QrName,
            ...(byBuilding ? [nameIn(one.BuildingName, language)] : []),
            one.Count,
            one.LastDate === null ? null : dateTime(one.LastDate),
          ],
        })),
      },
      subtitle: t('formsHint'),
      height: 420,
      perPage: 25,
      onPick: pick,
    }),
  })
const readForms = (asked: CustomAt['asked']) => reading(GetCustomForms, asked)
