import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useWords } from '../../../../ui/words.tsx'
import { words } from '../words.ts'
import { closeCameraSoon, openCamera, takePhoto, watchForCode } from './camera.ts'
import { PhoneFoot } from './PhoneFoot.tsx'
import classes from './phone.module.css'

type SheetProps = {
  title: string
  note?: string | undefined
  /** Called with what a code in sight holds. */
  onCode?: (text: string) => void
  /** Called with a photo. */
  onPhoto?: (photo: Blob) => void
  onClose: () => void
}

/** The camera inside the page: the phone's own camera app may cost the page its memory. */
export const CameraSheet = ({ title, note, onCode, onPhoto, onClose }: SheetProps) => {
  const t = useWords(words)
  const video = useRef<HTMLVideoElement>(null)
  const sheet = useRef<HTMLDialogElement>(null)
  const [isRefused, setRefused] = useState(false)
  const found = useEffectEvent((text: string) => onCode?.(text))
  const wantsCode = onCode !== undefined
  useEffect(() => {
    const ends = new AbortController()
    sheet.current?.showModal()
    const look = async () => {
      const stream = await openCamera()
      const shown = video.current
      if (!shown || ends.signal.aborted) return
      shown.srcObject = stream
      await shown.play()
      if (wantsCode) await watchForCode(shown, ends.signal, text => found(text))
    }
    look().catch(() => {
      if (!ends.signal.aborted) setRefused(true)
    })
    return () => {
      ends.abort()
      closeCameraSoon()
    }
  }, [wantsCode])
  const shoot = async () => {
    if (video.current && video.current.videoWidth > 0) onPhoto?.(await takePhoto(video.current))
  }
  return (
    <dialog ref={sheet} className={classes.sheet} aria-label={title} onClose={onClose}>
      {isRefused ? (
        <p className={classes.bad} role="alert">
          {t('phone.noCamera')}
        </p>
      ) : (
        <video ref={video} className={classes.video} muted playsInline aria-label={title} />
      )}
      {note && (
        <p className={classes.bad} role="alert">
          {note}
        </p>
      )}
      <PhoneFoot>
        <button type="button" onClick={onClose}>
          {t('phone.close')}
        </button>
        {onPhoto && !isRefused && (
          <button type="button" className={classes.primary} onClick={() => void shoot()}>
            {t('phone.shoot')}
          </button>
        )}
      </PhoneFoot>
    </dialog>
  )
}
