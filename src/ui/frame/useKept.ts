import { useState } from 'react'
import { kept } from '../store.ts'

/** A flag that the browser remembers. */
export const useKeptFlag = (key: string, standard: boolean): [boolean, (on: boolean) => void] => {
  const [on, setOn] = useState(() => (kept.read(key) ?? String(standard)) === 'true')
  return [
    on,
    next => {
      kept.write(key, String(next))
      setOn(next)
    },
  ]
}
