import { useEffect, useEffectEvent, useRef } from 'react'

/** Milliseconds until something typed is kept. */
const typing = 400

/** Calls `keep` a moment after `value` has changed last, and at once when the page goes: a phone may end the app at any time. */
export const useKeepSoon = (value: unknown, keep: () => void): { cancel: () => void } => {
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null)
  const first = useRef(true)
  const cancel = () => {
    if (timer.current !== null) clearTimeout(timer.current)
    timer.current = null
  }
  const flush = useEffectEvent(() => {
    if (timer.current === null) return
    cancel()
    keep()
  })
  useEffect(() => {
    if (first.current) {
      first.current = false
      return
    }
    if (timer.current !== null) clearTimeout(timer.current)
    timer.current = setTimeout(() => flush(), typing)
  }, [value])
  useEffect(() => {
    const leave = () => flush()
    document.addEventListener('visibilitychange', leave)
    return () => {
      document.removeEventListener('visibilitychange', leave)
      leave()
    }
  }, [])
  return { cancel }
}
