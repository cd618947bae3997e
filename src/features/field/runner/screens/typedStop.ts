import { useState } from 'react'
import type { StopWalked } from '../../inspections/items.ts'
import { listTyped, type TypedStop } from '../../inspections/typedStop.ts'
import { stopIn, tell, type WalkLog } from './walkLog.ts'

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
export const tellTyped = (log: WalkLog, stop: string, typed: TypedStop): WalkLog =>
  listTyped(stop, stopIn(log, stop), typed).reduce((next, { type, ...told }) => tell(next, type, told), log)
