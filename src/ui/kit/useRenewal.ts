import { useRef } from 'react'

/** What a picture tells of its address. */
export type Loading = { onLoad: () => void; onError: () => void }

/**
 * For pictures behind links that end: `renew` reads their addresses anew when one cannot be loaded, once for all that fail meanwhile. A
 * picture that fails again before it was seen asks no more: then it is not its link.
 */
export const useRenewal = (renew: (() => Promise<unknown>) | undefined): ((picture: string) => Loading) => {
  const failed = useRef(new Set<string>())
  const isRenewing = useRef(false)
  const ask = (picture: string): void => {
    if (!renew || failed.current.has(picture)) return
    failed.current.add(picture)
    if (isRenewing.current) return
    isRenewing.current = true
    void renew()
      .catch(() => undefined) // who cannot be reached now shows no picture either
      .finally(() => {
        isRenewing.current = false
      })
  }
  return picture => ({ onLoad: () => void failed.current.delete(picture), onError: () => ask(picture) })
}
