import { useState } from 'react'
import type { StopWalked } from '../../inspections/items.ts'
import { stopIn, tell, type WalkLog } from './walkLog.ts'

/** What is typed at a stop, before the phone has kept it. */
export type TypedStop = {
  readonly answers: Readonly<Record<string, unknown>>
  readonly notes: Readonly<Record<string, string>>
  /** What is asked to be done about an answer that fails; undefined: nothing. */
  readonly requests: Readonly<Record<string, string | undefined>>
  readonly chargebacks: readonly string[]
  /** Facts of the equipment, by their code. */
  readonly details: Readonly<Record<string, string>>
}

/** What is typed at a stop, which begins with what was kept of it, and how it changes. */
export const useTypedStop = ({ answers, notes, requests, chargebacks, details }: StopWalked) => {
  const [typed, setTyped] = useState<TypedStop>(() => ({ answers, notes, requests, chargebacks, details }))
  const put = <Name extends 'answers' | 'notes' | 'requests' | 'details'>(name: Name, code: string, value: TypedStop[Name][string]) =>
    setTyped(before => ({ ...before, [name]: { ...before[name], [code]: value } }))
  return {
    typed,
    answer: (code: string, value: unknown) => put('answers', code, value),
    note: (code: string, text: string) => put('notes', code, text),
    request: (code: string, text: string | undefined) => put('requests', code, text),
    detail: (code: string, text: string) => put('details', code, text),
    chargeBack: (code: string, isOn: boolean) =>
      setTyped(before => {
        const others = before.chargebacks.filter(one => one !== code)
        return { ...before, chargebacks: isOn ? [...others, code] : others }
      }),
  }
}

/** Tells what was typed, as far as it is new: the stop is found again as it was left. */
export const tellTyped = (log: WalkLog, stop: string, { answers, notes, requests, chargebacks, details }: TypedStop): WalkLog => {
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
