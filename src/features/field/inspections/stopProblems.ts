import { messages, type Problem } from '../../../core/problem.ts'
import type { FormField } from '../../base/fields/model.ts'
import { findAnswerProblems, typeOf } from '../../base/fields/rules.ts'
import { readQuestions } from '../equipment/questions.ts'
import type { RoundSettings, RoundStop } from '../rounds/model.ts'
import { photoDetail, type StopWalked } from './items.ts'
import type { RoundFacts } from './model.ts'
import type { TypedStop } from './typedStop.ts'

/** The questions of a stop; one that wants a photo wants it where its questions ask for one. */
export const readStopFields = ({ FormTemplateFields, PhotoRequired }: RoundStop): FormField[] =>
  readQuestions(FormTemplateFields).map(field => (PhotoRequired && typeOf(field).takesFiles ? { ...field, Required: true } : field))

/** Whether a round asks for what the library does not know of its equipment. One that collects details always does. */
export const readDetailsAsked = ({ DataIntegrity, RoundType }: RoundSettings): RoundSettings['DataIntegrity'] =>
  RoundType === 'EquipDetailCollectRounds' && DataIntegrity === 'Off' ? 'Optional' : DataIntegrity

/** How an answer that fails becomes a request: by itself, where the walker asks for it, or not at all (null). */
export const readAlerts = (
  { AlertRequired }: Pick<RoundStop, 'AlertRequired'>,
  { SREnable }: Pick<RoundSettings, 'SREnable'>,
  { SRDisabled }: Pick<RoundFacts, 'SRDisabled'>,
): 'always' | 'offered' | null => {
  if (SRDisabled) return null
  return AlertRequired ? 'always' : SREnable ? 'offered' : null
}

type JudgedStop = {
  stop: RoundStop
  fields: readonly FormField[]
  kept: StopWalked
  typed: TypedStop
  /** Facts of the equipment that must be found: codes of `detailFacts`, and `photoDetail`. */
  lacking: readonly string[]
}

/** What keeps a stop from being done, by the place of the screen where it is asked. */
export const findStopProblems = ({ stop, fields, kept, typed, lacking }: JudgedStop): readonly Problem[] => {
  const count = (code: string) => kept.files[code]?.length ?? 0
  const isFound = (code: string) => (code === photoDetail ? count(photoDetail) > 0 : (typed.details[code] ?? '').trim() !== '')
  const missing = [
    ...((stop.ScanRequired || stop.TapRequired) && kept.proof === null ? ['proof'] : []),
    ...(stop.VideoRequired && count('') === 0 ? ['video'] : []),
    ...lacking.filter(code => !isFound(code)),
  ]
  return [
    ...missing.map(Field => ({ Field, Message: messages.required })),
    ...findAnswerProblems(fields, typed.answers, { complete: true }),
  ]
}
