import { useEffect, useRef, useState } from 'react'
import { isLanguage, type Language } from '../../../../core/words.ts'
import { useWords } from '../../../../ui/words.tsx'
import { words } from '../words.ts'
import classes from './preview.module.css'

type FrameProps = { html: string; hidden?: boolean; onLanguage?: (language: Language) => void; onSent?: () => void }

/** The frame of `/scan/preview`: it says when it is ready, takes pages, and tells of taps on a language or on Send. */
export const PhoneFrame = ({ html, hidden = false, onLanguage, onSent }: FrameProps) => {
  const t = useWords(words)
  const frame = useRef<HTMLIFrameElement>(null)
  const [ready, setReady] = useState(false)
  useEffect(() => {
    const hear = ({ origin, source, data }: MessageEvent<{ ready?: true; language?: unknown; sent?: true }>) => {
      if (origin !== location.origin || !source || source !== frame.current?.contentWindow) return
      if (data.ready) setReady(true)
      if (isLanguage(data.language)) onLanguage?.(data.language)
      if (data.sent) onSent?.()
    }
    addEventListener('message', hear)
    return () => removeEventListener('message', hear)
  })
  useEffect(() => {
    if (ready && html) frame.current?.contentWindow?.postMessage({ html }, location.origin)
  }, [ready, html])
  return (
    <iframe
      ref={frame}
      src="/scan/preview"
      title={t('page.title')}
      sandbox="allow-scripts allow-same-origin"
      className={classes.phone}
      hidden={hidden}
    />
  )
}
