import { useRef, useState } from 'react'
import { writePath } from '../../core/paths.ts'
import { messageAt, type Problem } from '../../core/problem.ts'
import type { CallForm } from './useCallForm.ts'
import { useUploadsFirst } from './useUploadsFirst.ts'

type Options<V> = {
  initial: V
  check: (values: V) => Problem[]
  /** Takes the values once they have no problem. */
  onDone: (values: V) => void
  /** The values have problems; called before they are shown. */
  onProblems?: (problems: readonly Problem[]) => void
}

let made = 0

/** A form whose values stay on the page: fields and dialogs take it like one that sends a call. It waits for files that are still being sent. */
export const useLocalForm = <V>({ initial, check, onDone, onProblems }: Options<V>): CallForm<V> => {
  const [id] = useState(() => `local-form-${++made}`)
  const [values, setValues] = useState(initial)
  const current = useRef(values) // what a file that has come meanwhile is written into
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const [tried, setTried] = useState(false)
  const put = (next: V | ((before: V) => V)) => {
    const value = typeof next === 'function' ? (next as (before: V) => V)(current.current) : next // a form's values are no function
    current.current = value
    setValues(value)
    if (tried) setProblems(check(value))
  }
  const uploads = useUploadsFirst()
  const save = async () => {
    if (!(await uploads.finish())) return false
    const kept = current.current
    const found = check(kept)
    setTried(true)
    if (found.length > 0) onProblems?.(found)
    setProblems(found)
    if (found.length === 0) onDone(kept)
    else requestAnimationFrame(() => focus(id, found))
    return found.length === 0
  }
  return {
    id,
    values,
    put,
    set: (path, value) => put(before => writePath(before, path, value)),
    problems,
    problemAt: path => messageAt(problems, path),
    save,
    saving: uploads.waiting,
    dirty: JSON.stringify(values) !== JSON.stringify(initial),
    conflict: false,
    differenceAt: () => null,
    refused: () => false,
    reset: () => put(initial),
  }
}

const focus = (id: string, problems: readonly Problem[]): void => {
  const places = problems.map(({ Field }) => document.querySelector(`[data-form="${id}"][data-field="${Field}"]`))
  const place = places.find(one => one !== null)
  place?.querySelector<HTMLElement>('input, textarea, button')?.focus()
}
