import { useEffect, useState } from 'react'

/** How long a search waits after the last key, in ms. */
export const SEARCH_PAUSE = 500

/** What a search asks for: the text once it has stood still for `SEARCH_PAUSE`; `askNow`, for Enter, takes it at once. An emptied box does not wait. */
export const useSearchText = (typed: string): { text: string; askNow: () => void } => {
  const [text, setText] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setText(typed), typed === '' ? 0 : SEARCH_PAUSE)
    return () => clearTimeout(timer)
  }, [typed])
  return { text, askNow: () => setText(typed) }
}
