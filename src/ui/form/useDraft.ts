import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { readPath } from '../../core/paths.ts'
import { mergeEdits, same } from './merged.ts'

/** Another user's value of a field since it was read; `taken`: the field now has it. */
export type Difference = { before: unknown; theirs: unknown; taken: boolean }

type Drafted<V> = {
  values: V
  /** The values of this moment, also before the next render. */
  current: RefObject<V>
  dirty: boolean
  /** Replaces or changes the values; gives them. */
  change(next: V | ((before: V) => V)): V
  /** Where somebody else has changed a path before the last conflict; null where they have not. */
  differenceAt(path: string): Difference | null
  /** Begins again with these. */
  restart(fresh: V): void
}

/**
 * The values of a form while they are changed. Another `initial` begins again, unless there are unsaved changes; after a `conflict` it
 * comes into the fields that were not touched here, so that saving again loses nothing of what somebody else has saved.
 */
export const useDraft = <V>(initial: V, conflict: boolean, merge: (base: V, mine: V, theirs: V) => V = mergeEdits): Drafted<V> => {
  const key = JSON.stringify(initial)
  const [seen, setSeen] = useState(key)
  const [taken, setTaken] = useState(key)
  const [base, setBase] = useState(initial)
  const [values, setValues] = useState(base)
  const [meanwhile, setMeanwhile] = useState<{ before: V; theirs: V } | null>(null)
  const current = useRef(values)
  useLayoutEffect(() => {
    current.current = values
  }, [values])
  const dirty = useMemo(() => JSON.stringify(values) !== JSON.stringify(base), [values, base])
  const take = (mine: V) => {
    setTaken(key)
    setBase(initial)
    setValues(mine)
  }
  if (key !== seen) {
    setSeen(key)
    if (!dirty) take(initial)
  }
  if (conflict && dirty && key !== taken) {
    setMeanwhile({ before: base, theirs: initial })
    take(merge(base, values, initial))
  }
  const differenceAt = (path: string): Difference | null => {
    if (!meanwhile) return null
    const [before, theirs] = [readPath(meanwhile.before, path), readPath(meanwhile.theirs, path)]
    return same(before, theirs) ? null : { before, theirs, taken: same(readPath(values, path), theirs) }
  }

  const restart = useCallback((fresh: V) => {
    current.current = fresh
    setMeanwhile(null)
    setBase(fresh)
    setValues(fresh)
  }, [])
  const change = useCallback((next: V | ((before: V) => V)) => {
    const value = typeof next === 'function' ? (next as (before: V) => V)(current.current) : next // a form's values are no function
    current.current = value
    setValues(value)
    return value
  }, [])
  return { values, current, dirty, change, differenceAt, restart }
}
