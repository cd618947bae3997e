import { useEffect } from 'react'
import { useLatest } from '../../../../ui/form/useLatest.ts'

/** Leaves the form of a new record for its page: in an effect, when nothing is unsaved, so that nobody is asked before leaving. */
export const useGoWhenSaved = (made: string | null, dirty: boolean, leave: (id: string) => void): void => {
  const latest = useLatest(leave)
  useEffect(() => {
    if (made && !dirty) latest.current(made)
  }, [made, dirty, latest])
}
