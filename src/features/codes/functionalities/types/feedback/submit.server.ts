import { isEmail } from '../../../../../core/email.ts'
import { insertFeedback } from '../../../answers/data.ts'
import { longestComment, lowBelow, scales } from '../../../answers/rules.ts'
import type { Typed } from '../../../scanPage/model.ts'
import { fillNames } from '../../../scanPage/rules.ts'
import type { Scannable } from '../../../scanPage/scannable.server.ts'
import { scanWords } from '../../../scanPage/words.ts'
import { visitorText } from '../../visitorText.ts'
import { feedback as definition, type FeedbackForm } from './definition.ts'
import type { FeedbackContent } from './model.ts'
import { feedbackWords } from './scanWords.ts'

const fields = [...Object.keys(scales), 'Role', 'Text', 'Email']
const longestEmail = 254
/** From this score down a rule of the building may ask to be told; better ones cost no job. */
const worstScores = 3

/** The feedback page: a score first, then what the form asks for. */
export const feedback: Scannable<FeedbackContent> = {
  isField: name => fields.includes(name),
  page: ({ item, language }) => {
    const form = formIn(item.Form)
    const [first, second] = form.Questions
    const t = feedbackWords[language]
    const content = {
      question: visitorText(first?.QuestionText, language) || t.question,
      roleQuestion: visitorText(second?.QuestionText, language) || t.role,
      roles: rolesOf(form).map(({ Value, Text }) => ({ value: Value, label: visitorText(Text, language) || Value })),
      effort: form.AskCES,
      recommend: form.AskNPS,
      comment: form.AskComment,
      email: form.AskEmail === true,
    }
    return { view: 'feedback', title: t.title, content }
  },
  thanks: ({ item, language }) => visitorText(formIn(item.Form).ThankYou, language) || null,
  isLow: ({ Score }) => Number(Score) < lowBelow,
  problems: ({ item, language, values }): Typed => {
    const t = scanWords[language]
    const outside = Object.entries(scales).filter(
      ([field, [low, high]]) => values[field] !== undefined && numberIn(values[field], low, high) === null,
    )
    const roles = rolesOf(formIn(item.Form))
    return {
      ...Object.fromEntries(outside.map(([field]) => [field, t.outside])),
      ...(values.Score === undefined && { Score: feedbackWords[language].needed }),
      ...(values.Role !== undefined && !roles.some(one => one.Value === values.Role) && { Role: t.outside }),
      ...(values.Text !== undefined && values.Text.length > longestComment && { Text: fillNames(t.tooLong, { n: longestComment }) }),
      ...(values.Email !== undefined && !isAddress(values.Email) && { Email: feedbackWords[language].emailWrong }),
    }
  },
  address: ({ item, values }) => saidIn(formIn(item.Form), values).Email,
  store: async ({ client, tell }, { RequestId: id, code, item, language, values, now }) => {
    const form = formIn(item.Form)
    const { GroupId, QrCodeId, building } = code
    const said = saidIn(form, values)
    const SubjectId = await insertFeedback(client, {
      id,
      GroupId,
      BuildingId: building.id,
      QrCodeId,
      QrType: item.QrType,
      EntityType: form.EntityType,
      ...said,
      PageLanguage: language,
      SubmitDate: now,
      TimeZone: building.TimeZone,
    })
    if (said.Score <= worstScores) await tell({ What: 'feedback', SubjectId })
  },
}

const formIn = (stored: Readonly<Record<string, unknown>>): FeedbackForm => {
  const parsed = definition.form.safeParse(Object.fromEntries(Object.entries(stored).filter(([field]) => field !== 'CanSave')))
  return parsed.success ? parsed.data : definition.initial
}
const rolesOf = (form: FeedbackForm) => (form.AskRole ? (form.Questions[1]?.Choices ?? []) : [])

const isAddress = (typed: string): boolean => typed.trim() === '' || (typed.length <= longestEmail && isEmail(typed.trim()))

const numberIn = (text: string | undefined, low: number, high: number): number | null => {
  const value = /^\d{1,2}$/.test(text ?? '') ? Number(text) : Number.NaN
  return value >= low && value <= high ? value : null
}

const saidIn = (form: FeedbackForm, values: Typed) => ({
  Score: numberIn(values.Score, ...scales.Score) ?? 0, // `problems` has refused an answer without one
  CustomerEffortScore: form.AskCES ? numberIn(values.CustomerEffortScore, ...scales.CustomerEffortScore) : null,
  NetPromoterScore: form.AskNPS ? numberIn(values.NetPromoterScore, ...scales.NetPromoterScore) : null,
  Role: values.Role ?? null,
  Text: (form.AskComment ? values.Text : undefined) ?? null,
  Email: (form.AskEmail ? values.Email?.trim() : undefined) ?? null,
})
