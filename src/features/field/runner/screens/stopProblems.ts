import { messages, type Problem } from '../../../../core/problem.ts'
import type { FormField } from '../../../base/fields/model.ts'
import { findAnswerProblems } from '../../../base/fields/rules.ts'
import { photoDetail, type StopWalked } from '../../inspections/items.ts'
import type { RoundStop } from '../../rounds/model.ts'
import type { TypedStop } from './typedStop.ts'

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
