import { useEffect } from 'react'

/** Keeps the screen on while a walk is on it, where the browser can. */
export const useWakeLock = (): void =>
  useEffect(() => {
    let lock: WakeLockSentinel | null = null
    let isHere = true
    const take = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
      const taken = await navigator.wakeLock.request('screen').catch(() => null)
      if (isHere) lock = taken
      else void taken?.release()
    }
    const again = () => void take()
    again()
    document.addEventListener('visibilitychange', again)
    return () => {
      isHere = false
      document.removeEventListener('visibilitychange', again)
      void lock?.release()
    }
  }, [])
