import { useEffect, useRef } from 'react'

/** Marks what is new as seen once it is opened. */
export const useMarkSeen = (id: string, isNew: boolean, see: () => void): void => {
  const marked = useRef('')
  useEffect(() => {
    if (!isNew || marked.current === id) return
    marked.current = id // `see` is another with each drawing: sent once
    see()
  }, [id, isNew, see])
}
