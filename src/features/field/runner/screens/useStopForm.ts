import { useMemo, useState } from 'react'
import { messages, type Problem } from '../../../../core/problem.ts'
import type { FormField } from '../../../base/fields/model.ts'
import { findAnswerProblems, typeOf } from '../../../base/fields/rules.ts'
import { readQuestions } from '../../equipment/questions.ts'
import { type AttachedFile, photoDetail } from '../../inspections/items.ts'
import type { RoundStop } from '../../rounds/model.ts'
import { makeFile } from './newFile.ts'
import type { KeptWalk } from './store.ts'
import { useKeepSoon } from './useKeepSoon.ts'
import type { KeepProblem, KeptWalkHandle, WalkOnPhone } from './useKeptWalk.ts'
import { usePlaceSoon } from './usePlaceSoon.ts'
import { stopIn, tell, type WalkLog } from './walkLog.ts'

type Typed = {
  readonly answers: Readonly<Record<string, unknown>>
  readonly notes: Readonly<Record<string, string>>
  /** What is asked to be done about an answer that fails; undefined: nothing. */
  readonly requests: Readonly<Record<string, string | undefined>>
  readonly chargebacks: readonly string[]
  /** Facts of the equipment, by their code. */
  readonly details: Readonly<Record<string, string>>
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
  const [typed, setTyped] = useState<Typed>(() => ({
    answers: kept.answers,
    notes: kept.notes,
    requests: kept.requests,
    chargebacks: kept.chargebacks,
    details: kept.details,
  }))
  const [judged, setJudged] = useState<'nothing' | 'stop' | 'reason'>('nothing')
  const [problem, setProblem] = useState<KeepProblem | null>(null)
  const put = async (by: (before: WalkLog) => WalkLog, files?: Parameters<KeptWalkHandle['put']>[1]) => {
    const wrong = await handle.put(by, files)
    setProblem(wrong)
    return wrong
  }
  const wantsPlace = opened.version.Settings.StopGeoEnable
  const findPlace = usePlaceSoon(wantsPlace)
  const facts = opened.facts.find(one => one.StopId === StopId)
  const { DataIntegrity, RoundType } = opened.version.Settings
  const asksDetails = RoundType === 'EquipDetailCollectRounds' && DataIntegrity === 'Off' ? 'Optional' : DataIntegrity
  const missing = asksDetails === 'Off' ? [] : (facts?.Missing ?? [])
  const keepSoon = useKeepSoon(typed, () => void put(before => tellTyped(before, StopId, typed)))
  const answer = (code: string, value: unknown) => setTyped(before => ({ ...before, answers: { ...before.answers, [code]: value } }))
  const note = (code: string, text: string) => setTyped(before => ({ ...before, notes: { ...before.notes, [code]: text } }))
  const request = (code: string, text: string | undefined) =>
    setTyped(before => ({ ...before, requests: { ...before.requests, [code]: text } }))
  const detail = (code: string, text: string) => setTyped(before => ({ ...before, details: { ...before.details, [code]: text } }))
  const chargeBack = (code: string, isOn: boolean) =>
    setTyped(before => {
      const others = before.chargebacks.filter(one => one !== code)
      return { ...before, chargebacks: isOn ? [...others, code] : others }
    })
  // Told at once: a photo is no typing.
  const attached = (code: string, list: readonly AttachedFile[], files?: Parameters<KeptWalkHandle['put']>[1]) =>
    put(before => tell(before, 'files', { stop: StopId, code, value: list }), files)
  const attach = async (code: string, blob: Blob, Name: string) => {
    const made = await makeFile(walk.InspectionId, blob, Name)
    await attached(code, [...(kept.files[code] ?? []), { FileId: made.file.FileId, Name }], [made])
  }
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
  const isFound = (code: string) =>
    code === photoDetail ? (kept.files[photoDetail]?.length ?? 0) > 0 : (typed.details[code] ?? '').trim() !== ''
  // Judged by "Done", and from then on with each change.
  const findProblems = (): readonly Problem[] => {
    const misses = (stop.ScanRequired || stop.TapRequired) && kept.proof === null
    const proof = misses ? [{ Field: 'proof', Message: messages.required }] : []
    const video = stop.VideoRequired && (kept.files['']?.length ?? 0) === 0 ? [{ Field: 'video', Message: messages.required }] : []
    const lacking = asksDetails === 'Required' ? missing.filter(code => !isFound(code)) : []
    return [
      ...proof,
      ...video,
      ...lacking.map(Field => ({ Field, Message: messages.required })),
      ...findAnswerProblems(fields, typed.answers, { complete: true }),
    ]
  }
  /** Gives the fields that are wrong; none: the stop is done. */
  const finish = async (): Promise<readonly Problem[]> => {
    const found = findProblems()
    setJudged('stop')
    if (found.length === 0) {
      const Place = wantsPlace && kept.place === null ? await findPlace() : null
      await end(log => tell(log, 'stop.done', { stop: StopId, value: Place && { Place } }))
    }
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
  const { files } = kept
  const acts = { put, answer, note, request, addFile, attach, attached, chargeBack, detail, finish, skip }
  return { fields, kept, facts, files, missing, asksDetails, alerts, ...typed, problem, problemAt, isReasonMissing, ...acts }
}
export type StopForm = ReturnType<typeof useStopForm>

const filesOf = (value: unknown): readonly { FileId: string; Name: string }[] => (Array.isArray(value) ? value : [])

/** Tells what was typed, as far as it is new: the stop is found again as it was left. */
const tellTyped = (log: WalkLog, stop: string, { answers, notes, requests, chargebacks, details }: Typed): WalkLog => {
  const before = stopIn(log, stop)
  const changed = Object.entries(answers).filter(
    ([code, value]) => JSON.stringify(value ?? null) !== JSON.stringify(before.answers[code] ?? null),
  )
  const answered = changed.reduce((next, [code, value]) => tell(next, 'answer', { stop, code, value: value ?? null }), log)
  const noted = Object.entries(notes).filter(([code, value]) => value !== (before.notes[code] ?? ''))
  const all = noted.reduce((next, [code, value]) => tell(next, 'note', { stop, code, value }), answered)
  const asked = Object.entries(requests).filter(([code, value]) => value !== before.requests[code])
  const wanted = asked.reduce((next, [code, value]) => tell(next, 'request', { stop, code, value: value ?? null }), all)
  const turned = [...new Set([...chargebacks, ...before.chargebacks])].filter(
    code => chargebacks.includes(code) !== before.chargebacks.includes(code),
  )
  const charged = turned.reduce((next, code) => tell(next, 'chargeback', { stop, code, value: chargebacks.includes(code) }), wanted)
  const found = Object.entries(details).filter(([code, value]) => value !== (before.details[code] ?? ''))
  return found.reduce((next, [code, value]) => tell(next, 'detail', { stop, code, value }), charged)
}
