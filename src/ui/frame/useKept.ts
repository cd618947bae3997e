import { useState } from 'react'
import { browserStore } from '../store.ts'

/** A flag that the browser remembers. */
export const useKeptFlag = (key: string, standard: boolean): [boolean, (on: boolean) => void] => {
  const [on, setOn] = useState(() => (browserStore.read(key) ?? String(standard)) === 'true')
  return [
    on,
    next => {
      browserStore.write(key, String(next))
      setOn(next)
    },
  ]
}
