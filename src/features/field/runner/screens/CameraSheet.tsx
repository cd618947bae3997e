import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useWords } from '../../../../ui/words.tsx'
import { words } from '../words.ts'
import { closeCameraSoon, film, openCamera, takePhoto, watchForCode } from './camera.ts'
import { PhoneFoot } from './PhoneFoot.tsx'
import classes from './phone.module.css'

type SheetProps = {
  title: string
  note?: string | undefined
  /** Called with what a code in sight holds. */
  onCode?: (text: string) => void
  /** Called with a photo. */
  onPhoto?: (photo: Blob) => void
  /** Called with a video; null: none could be made. */
  onVideo?: (video: Blob | null) => void
  onClose: () => void
}

/** The camera inside the page: the phone's own camera app may cost the page its memory. */
export const CameraSheet = ({ title, note, onCode, onPhoto, onVideo, onClose }: SheetProps) => {
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
        {onVideo && !isRefused && <FilmButton video={video} onVideo={onVideo} />}
      </PhoneFoot>
    </dialog>
  )
}

type FilmProps = { video: RefObject<HTMLVideoElement | null>; onVideo: (video: Blob | null) => void }
/** Begins a video, and ends it: with the second press, or after half a minute. */
const FilmButton = ({ video, onVideo }: FilmProps) => {
  const t = useWords(words)
  const [ends, setEnds] = useState<AbortController | null>(null)
  useEffect(() => () => ends?.abort(), [ends])
  const start = () => {
    const from = video.current?.srcObject
    if (!(from instanceof MediaStream)) return
    const end = new AbortController()
    setEnds(end)
    film(from, end.signal).then(onVideo, () => onVideo(null))
  }
  return (
    <button type="button" className={ends ? classes.danger : classes.primary} onClick={() => (ends ? ends.abort() : start())}>
      {t(ends ? 'phone.filmEnd' : 'phone.film')}
    </button>
  )
}
