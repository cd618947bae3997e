import { useEffect, useLayoutEffect, useState } from 'react'
import { endStill } from '../still/still.ts'
import type { CallForm } from './useCallForm.ts'
import { useLatest } from './useLatest.ts'

type BegunOptions<V> = {
  /** What of the typed values is taken; default: all of them as they are. */
  read?: (typed: Readonly<Record<string, string | boolean>>) => Partial<V>
  /** Whether these values are sent without a press of the button, as the form itself does once they are typed. */
  isComplete?: (values: V) => boolean
}

/**
 * A form that stood as a still takes over what was typed before the scripts were loaded: the values, the focus (of a field with an input a
 * digit: the next empty one), and a press of the button.
 */
export const useBegunForm = <V extends object>(form: CallForm<V>, options: BegunOptions<V> = {}): void => {
  const [taken, setTaken] = useState<TakenForm | null>(null)
  const { put, save, values } = form
  const latest = useLatest({ ...options, values })
  useLayoutEffect(() => {
    const begun = endStill()
    if (!begun) return
    const { read, isComplete, values: initial } = latest.current
    const typed = read ? read(begun.values) : (begun.values as Partial<V>) // the still was made from this form
    put(before => ({ ...before, ...typed }))
    setTaken({ focus: begun.focus, sent: begun.sent || (isComplete?.({ ...initial, ...typed }) ?? false) })
  }, [put, latest])
  // Once the values stand: a field may draw its inputs anew for them.
  useEffect(() => {
    if (!taken) return
    setTaken(null)
    if (taken.focus) focusNextInput(taken.focus)
    if (taken.sent) void save()
  }, [taken, save])
}

type TakenForm = { focus: string | null; sent: boolean }

const focusNextInput = (field: string): void => {
  const inputs = [...document.querySelectorAll<HTMLInputElement>(`#root [data-field="${field}"] input:not([type="hidden"])`)]
  ;(inputs.find(({ value }) => value === '') ?? inputs.at(-1))?.focus()
}
