import { useEffect, useState } from 'react'
import { useWords } from '../../../../ui/words.tsx'
import { words } from '../words.ts'
import classes from './phone.module.css'

type InstallEvent = Event & { prompt(): Promise<unknown> } // not in TypeScript's types: Chromium only

/** How the app comes onto the first screen of the phone, where it is not there yet: asked for where the browser can, else in words. */
export const InstallHint = () => {
  const t = useWords(words)
  const [offer, setOffer] = useState<InstallEvent | null>(null)
  useEffect(() => {
    const keep = (event: Event) => {
      event.preventDefault()
      setOffer(event as InstallEvent) // the event of that name
    }
    const drop = () => setOffer(null)
    addEventListener('beforeinstallprompt', keep)
    addEventListener('appinstalled', drop)
    return () => {
      removeEventListener('beforeinstallprompt', keep)
      removeEventListener('appinstalled', drop)
    }
  }, [])
  const isInstalled = matchMedia('(display-mode: standalone)').matches
  if (isInstalled) return null
  if (offer)
    return (
      <button type="button" onClick={() => void offer.prompt()}>
        {t('phone.install')}
      </button>
    )
  // Safari offers nothing by itself, and forgets what a page has kept after a week without a visit.
  return /iPhone|iPad/.test(navigator.userAgent) ? <p className={classes.soft}>{t('phone.installApple')}</p> : null
}
