import { useState } from 'react'
import { writePath } from '../../core/paths.ts'
import { messageAt, type Problem } from '../../core/problem.ts'
import type { CallForm } from './useCallForm.ts'

type Options<V> = {
  initial: V
  check: (values: V) => Problem[]
  /** Takes the values once they have no problem. */
  onDone: (values: V) => void
  /** The values have problems; called before they are shown. */
  onProblems?: (problems: readonly Problem[]) => void
}

let made = 0

/** A form whose values stay on the page: fields and dialogs take it like one that sends a call. */
export const useLocalForm = <V>({ initial, check, onDone, onProblems }: Options<V>): CallForm<V> => {
  const [id] = useState(() => `local-form-${++made}`)
  const [values, setValues] = useState(initial)
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const [tried, setTried] = useState(false)
  const put = (next: V | ((before: V) => V)) => {
    const value = typeof next === 'function' ? (next as (before: V) => V)(values) : next // a form's values are no function
    setValues(value)
    if (tried) setProblems(check(value))
  }
  const save = () => {
    const found = check(values)
    setTried(true)
    if (found.length > 0) onProblems?.(found)
    setProblems(found)
    if (found.length === 0) onDone(values)
    else requestAnimationFrame(() => focus(id, found))
    return Promise.resolve(found.length === 0)
  }
  return {
    id,
    values,
    put,
    set: (path, value) => put(before => writePath(before, path, value)),
    problems,
    problemAt: path => messageAt(problems, path),
    save,
    saving: false,
    dirty: JSON.stringify(values) !== JSON.stringify(initial),
    conflict: false,
    differenceAt: () => null,
    refused: () => false,
    reset: () => setValues(initial),
  }
}

const focus = (id: string, problems: readonly Problem[]): void => {
  const places = problems.map(({ Field }) => document.querySelector(`[data-form="${id}"][data-field="${Field}"]`))
  const place = places.find(one => one !== null)
  place?.querySelector<HTMLElement>('input, textarea, button')?.focus()
}
