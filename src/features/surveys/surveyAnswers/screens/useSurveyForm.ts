import type { Input } from '../../../../core/call.ts'
import { type CallForm, useCallForm } from '../../../../ui/form/useCallForm.ts'
import { useWords } from '../../../../ui/words.tsx'
import { typeOf } from '../../../base/fields/rules.ts'
import type { ProductQuestion } from '../../surveys/model.ts'
import { fieldsOf } from '../../surveys/questionFields.ts'
import { GetSurvey, SaveSurveyProperty, SaveSurveyQuestion, SaveSurveySection } from '../contract.ts'
import type { FieldValue } from '../model.ts'
import { slotOf } from '../questions.ts'
import { emptyPayload, type Payloads, type SectionKey, sections } from '../sections/sections.ts'
import { type Survey } from '../view.ts'
import { words } from '../words.ts'

/** The form of a section: its fields are named as in the payload, `BuildingInfo.Owner`. */
export type SectionForm<K extends SectionKey> = CallForm<Payloads[K]>
export type SectionProps<K extends SectionKey> = { form: SectionForm<K>; survey: Survey }

/** A section's fields out of a form's values. */
export const payloadOf = <K extends SectionKey>(values: object, key: K): Payloads[K] =>
  Object.fromEntries(Object.keys(sections[key].fields).map(field => [field, Reflect.get(values, field)])) as Payloads[K] // the form holds these fields

/** A section's fields as the survey has them; before an answer, what there is to begin with. */
const startOf = <K extends SectionKey>(survey: Survey, key: K): Payloads[K] => {
  const own = Object.entries(payloadOf(survey, key)).filter(([, value]) => value !== undefined)
  const saved = Object.fromEntries(own) as Partial<Payloads[K]> // the section's fields, as far as they are answered
  return { ...emptyPayload(key), ...saved, ...sections[key].begin?.(saved, survey.Known) }
}

// Links change with every load, and are no part of an answer.
const withoutLinks = <T>(value: T): T => {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(withoutLinks) as T
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !('FileId' in value && ['Link', 'Thumbnail'].includes(name)))
      .map(([name, one]) => [name, withoutLinks(one)]),
  ) as T
}

const placeOf = ({ GroupId, BuildingId, BuilderId }: Survey) => ({ GroupId, BuildingId, BuilderId })

type SaveInput = Input<typeof SaveSurveySection>

/**
 * The form of a section, saved by the section's call. After another user's save it is refused (`sys.obj.cfl`): the survey is loaded again,
 * and untouched fields take the new values.
 */
export const useSurveyForm = <K extends SectionKey>(survey: Survey, key: K): SectionForm<K> => {
  const property = sections[key].savedAs === 'property'
  const own = useOwn(survey, key)
  const call = (property ? SaveSurveyProperty : SaveSurveySection) as typeof SaveSurveySection // both take a section as its fields
  const initial = {
    ...placeOf(survey),
    ...(property && { EntityId: survey.BuildingId }),
    Version: survey.Versions[key] ?? 0,
    Section: key,
    ...withoutLinks(startOf(survey, key)),
  } as SaveInput // whichever call it is, these are its fields
  const form = useCallForm(call, { initial, ...own })
  return form as unknown as SectionForm<K> // its input holds the section's fields, and its fields change nothing else of it
}

export type QuestionForm = CallForm<Input<typeof SaveSurveyQuestion>>

/** The form of a product's question: a value for each field that asks for something, in their order. */
export const useQuestionForm = (survey: Survey, question: ProductQuestion): QuestionForm => {
  const stored = survey.FieldsValues[question.Code] ?? []
  const form = useCallForm(SaveSurveyQuestion, {
    initial: {
      ...placeOf(survey),
      Version: survey.Versions[`Question:${question.Code}`] ?? 0,
      Code: question.Code,
      FieldsValues: withoutLinks(
        listAskedFields(question).map(
          field => stored.find(({ Code }) => Code === field.Code) ?? { Code: field.Code, ...blank[slotOf(field)] },
        ),
      ),
    },
    ...useOwn(survey, `Question:${question.Code}`),
  })
  return form
}

const listAskedFields = (question: ProductQuestion) => fieldsOf(question).filter(field => typeOf(field).asks)

/** The codes of the fields that ask for something: their values stand in this order. */
export const listAskedCodes = (question: ProductQuestion): string[] => listAskedFields(question).map(({ Code }) => Code)

const blank: Record<ReturnType<typeof slotOf>, Partial<FieldValue>> = { Value: { Value: '' }, Values: { Values: [] }, File: { File: null } }

/** What every part does on a save: a save by the same hands does not make the part out of date. */
const useOwn = (survey: Survey, name: string) => {
  const t = useWords(words)
  return {
    done: t('saved'),
    refresh: [GetSurvey],
    reads: [GetSurvey],
    record: `${survey.BuilderId}/${name}`,
  }
}
