import { useMemo, useState } from 'react'
import { messages, type Problem } from '../../../../core/problem.ts'
import type { FormField } from '../../../base/fields/model.ts'
import { findAnswerProblems, typeOf } from '../../../base/fields/rules.ts'
import { readQuestions } from '../../equipment/questions.ts'
import type { RoundStop } from '../../rounds/model.ts'
import { makeFile } from './newFile.ts'
import type { KeptWalk } from './store.ts'
import { useKeepSoon } from './useKeepSoon.ts'
import type { KeepProblem, KeptWalkHandle, WalkOnPhone } from './useKeptWalk.ts'
import { stopIn, tell, type WalkLog } from './walkLog.ts'

type Typed = {
  readonly answers: Readonly<Record<string, unknown>>
  readonly notes: Readonly<Record<string, string>>
  /** What is asked to be done about an answer that fails; undefined: nothing. */
  readonly requests: Readonly<Record<string, string | undefined>>
}
type StopOnPhone = { handle: KeptWalkHandle; opened: WalkOnPhone; walk: KeptWalk; stop: RoundStop; onNext: () => void }

/** The questions of a stop; one that wants a photo wants it where its questions ask for one. */
const readStopFields = ({ FormTemplateFields, PhotoRequired }: RoundStop): FormField[] =>
  readQuestions(FormTemplateFields).map(field => (PhotoRequired && typeOf(field).takesFiles ? { ...field, Required: true } : field))

/** What is told at a stop: kept as it is typed, judged by "Done". */
export const useStopForm = ({ handle, opened, walk, stop, onNext }: StopOnPhone) => {
  const { StopId } = stop
  const fields = useMemo(() => readStopFields(stop), [stop])
  const kept = stopIn(opened.log, StopId)
  const [typed, setTyped] = useState<Typed>(() => ({ answers: kept.answers, notes: kept.notes, requests: kept.requests }))
  const [judged, setJudged] = useState<'nothing' | 'stop' | 'reason'>('nothing')
  const [problem, setProblem] = useState<KeepProblem | null>(null)
  const put = async (by: (before: WalkLog) => WalkLog, files?: Parameters<KeptWalkHandle['put']>[1]) => {
    const wrong = await handle.put(by, files)
    setProblem(wrong)
    return wrong
  }
  const keepSoon = useKeepSoon(typed, () => void put(before => tellTyped(before, StopId, typed)))
  const answer = (code: string, value: unknown) => setTyped(before => ({ ...before, answers: { ...before.answers, [code]: value } }))
  const note = (code: string, text: string) => setTyped(before => ({ ...before, notes: { ...before.notes, [code]: text } }))
  const request = (code: string, text: string | undefined) =>
    setTyped(before => ({ ...before, requests: { ...before.requests, [code]: text } }))
  const addFile = async (code: string, blob: Blob, Name: string) => {
    const made = await makeFile(walk.InspectionId, blob, Name)
    const list = [...filesOf(typed.answers[code]), { FileId: made.file.FileId, Name }]
    const wrong = await put(before => tell(before, 'answer', { stop: StopId, code, value: list }), [made])
    if (!wrong) answer(code, list)
  }
  const end = async (by: (log: WalkLog) => WalkLog) => {
    keepSoon.cancel()
    const wrong = await put(before => by(tellTyped(before, StopId, typed)))
    if (!wrong) onNext()
  }
  // Judged by "Done", and from then on with each change.
  const findProblems = (): readonly Problem[] => {
    const misses = (stop.ScanRequired || stop.TapRequired) && kept.proof === null
    const proof = misses ? [{ Field: 'proof', Message: messages.required }] : []
    return [...proof, ...findAnswerProblems(fields, typed.answers, { complete: true })]
  }
  /** Gives the fields that are wrong; none: the stop is done. */
  const finish = async (): Promise<readonly Problem[]> => {
    const found = findProblems()
    setJudged('stop')
    if (found.length === 0) await end(log => tell(log, 'stop.done', { stop: StopId }))
    return found
  }
  const skip = async (reason: string): Promise<void> => {
    if (reason.trim() === '') return setJudged('reason')
    await end(log => tell(log, 'stop.skipped', { stop: StopId, value: reason.trim() }))
  }
  const problems = judged === 'stop' ? findProblems() : []
  const problemAt = (Field: string) => problems.find(one => one.Field === Field)?.Message
  const isReasonMissing = judged === 'reason'
  const alerts = stop.AlertRequired ? ('always' as const) : opened.version.Settings.SREnable ? ('offered' as const) : null
  return { fields, kept, alerts, ...typed, problem, problemAt, isReasonMissing, put, answer, note, request, addFile, finish, skip }
}
export type StopForm = ReturnType<typeof useStopForm>

const filesOf = (value: unknown): readonly { FileId: string; Name: string }[] => (Array.isArray(value) ? value : [])

/** Tells what was typed, as far as it is new: the stop is found again as it was left. */
const tellTyped = (log: WalkLog, stop: string, { answers, notes, requests }: Typed): WalkLog => {
  const before = stopIn(log, stop)
  const changed = Object.entries(answers).filter(
    ([code, value]) => JSON.stringify(value ?? null) !== JSON.stringify(before.answers[code] ?? null),
  )
  const answered = changed.reduce((next, [code, value]) => tell(next, 'answer', { stop, code, value: value ?? null }), log)
  const noted = Object.entries(notes).filter(([code, value]) => value !== (before.notes[code] ?? ''))
  const all = noted.reduce((next, [code, value]) => tell(next, 'note', { stop, code, value }), answered)
  const asked = Object.entries(requests).filter(([code, value]) => value !== before.requests[code])
  return asked.reduce((next, [code, value]) => tell(next, 'request', { stop, code, value: value ?? null }), all)
}
