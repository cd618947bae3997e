import { describeProblem } from '../../../core/problem.ts'
import { joinInputs } from '../../base/fields/rules.ts'
import { type AttachedFile, foldStop, photoDetail, type StopWalked } from '../inspections/items.ts'
import type { ToldStop } from '../inspections/model.ts'
import { findStopProblems, readStopFields } from '../inspections/stopProblems.ts'
import { listTyped, type ToldItem } from '../inspections/typedStop.ts'
import { type AskedStop, listDetails, photoInput, placeOfFiles, proofInput, readTypedStop, takesUploads, videoInput } from './stopForm.ts'

type SentForm = {
  typed: Readonly<Record<string, string>>
  /** By the inputs of the form. */
  files: Readonly<Record<string, readonly AttachedFile[]>>
}
/** Message null: what was typed is the sign of another stop. */
type InputProblem = { readonly Field: string; readonly Message: string | null }

/** What is wrong with the form of a stop, by its inputs, and what it tells that is new. */
export const judgeStop = (asked: AskedStop, before: ToldStop | undefined, { typed, files }: SentForm) => {
  const { stop } = asked
  const fields = readStopFields(stop)
  const sign = typed[proofInput]?.trim() ?? ''
  const proof = sign !== '' && sign === stop.SignId ? ({ By: 'SignId', Read: sign, Place: null } as const) : null
  const listed = Object.fromEntries(fields.filter(takesUploads).map(({ Code }) => [Code, files[Code]?.length ? files[Code] : null]))
  const read = readTypedStop(asked, typed)
  const start = walkedBefore(before)
  const kept = { ...start, proof, files: filesOfStop(asked, files) }
  // Judged as it was typed: an answer of the wrong form is none of those that were read.
  const raw = { ...read, answers: { ...joinInputs(fields, typed), ...listed } }
  const found = findStopProblems({ stop, fields, kept, typed: raw, lacking: listDetails(asked).must })
  const problems = found.map((problem): InputProblem => {
    const { Field } = problem
    if (Field === proofInput && sign !== '') return { Field, Message: null }
    const own: Readonly<Record<string, string>> = { video: videoInput, [photoDetail]: photoInput }
    return { Field: own[Field] ?? (Object.hasOwn(read.details, Field) ? `detail-${Field}` : Field), Message: describeProblem(problem) }
  })
  const told = { ...read, answers: { ...read.answers, ...listed } }
  const items: ToldItem[] = [
    ...(proof && before?.Proof?.Read !== sign ? [{ type: 'stop.proved' as const, stop: stop.StopId, value: proof }] : []),
    ...listTyped(stop.StopId, start, told),
    ...tellFiles(stop.StopId, start, kept.files),
  ]
  return { problems, items }
}

/** A stop as the log has it. */
const walkedBefore = (told: ToldStop | undefined): StopWalked =>
  told
    ? {
        answers: told.Answers,
        notes: told.Notes,
        requests: told.Requests,
        files: told.Files,
        chargebacks: told.Chargebacks,
        details: told.Details,
        proof: told.Proof,
        place: null,
        state: told.State,
        reason: told.Reason,
      }
    : foldStop([])

/** Files beside the answers, by the code of their question. */
const filesOfStop = ({ stop }: AskedStop, files: SentForm['files']): Record<string, readonly AttachedFile[]> =>
  Object.fromEntries(
    Object.entries(files).flatMap(([input, list]) => {
      const { code, isAnswer } = placeOfFiles(stop, input)
      return isAnswer ? [] : [[code, list] as const]
    }),
  )

const tellFiles = (stop: string, before: StopWalked, files: Readonly<Record<string, readonly AttachedFile[]>>): ToldItem[] =>
  Object.entries(files)
    .filter(([code, list]) => JSON.stringify(list) !== JSON.stringify(before.files[code] ?? []))
    .map(([code, value]) => ({ type: 'files' as const, stop, code, value }))
