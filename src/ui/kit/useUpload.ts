import { useEffect, useRef, useState } from 'react'
import { sayWrongEnding, uploadMessages } from '../../core/fileMessages.ts'
import { CallError } from '../send.ts'
import { type Sending, trackUpload } from '../uploads.ts'
import { useSay } from '../useSay.ts'
import { useWords } from '../words.tsx'
import { words } from './words.ts'

export type UploadOptions = {
  /** Endings with dot: `['.png', '.jpg', '.jpeg']`; empty for any. */
  accept: readonly string[]
  /** Largest size in bytes. */
  largest?: number
  /** Said of a file with another ending, in English; in general words unless set. */
  wrongType?: string | undefined
  /** Sends the file and answers with what is stored; reports 0 to 1, and ends when it is no longer wanted. */
  upload: (file: File, sending: Sending) => Promise<string>
  onChange: (stored: string | null, file?: File) => void
}

export type UploadState =
  | { is: 'idle' }
  | { is: 'uploading'; percent: number; lost: boolean }
  | { is: 'done' }
  | { is: 'incorrect type'; name: string }
  | { is: 'too large' }
  | { is: 'failed'; why: string; again: boolean }

/** The states of one upload: idle, uploading, done, incorrect type, and too large or failed. It can be cancelled, and tried again where sending failed. */
export const useUpload = ({ accept, largest, wrongType, upload, onChange }: UploadOptions) => {
  const t = useWords(words)
  const say = useSay()
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])
  const [state, setState] = useState<UploadState>({ is: 'idle' })
  const [file, setFile] = useState<File | null>(null)
  const picture = usePicture(state.is === 'done' || state.is === 'uploading' ? file : null)
  const start = (next: File | undefined): void => {
    if (!next) return
    if (!isAccepted(next.name, accept)) return setState({ is: 'incorrect type', name: next.name })
    if (largest !== undefined && next.size > largest) return setState({ is: 'too large' })
    trackUpload(send(next))
  }
  const send = async (next: File): Promise<boolean> => {
    const control = new AbortController()
    running.current?.abort()
    running.current = control
    const { signal } = control
    setFile(next)
    setState({ is: 'uploading', percent: 0, lost: false })
    const change = (part: object) => signal.aborted || setState(now => (now.is === 'uploading' ? { ...now, ...part } : now))
    const onProgress = (share: number) => change({ percent: Math.floor(share * 100) })
    try {
      const stored = await upload(next, { onProgress, onLost: lost => change({ lost }), signal })
      if (signal.aborted) return true
      setState({ is: 'done' })
      onChange(stored, next)
      return true
    } catch (error) {
      if (!signal.aborted) setState(failure(error, t('upload.failed')))
      return signal.aborted
    }
  }
  const cancel = () => {
    running.current?.abort()
    setState({ is: 'idle' })
  }
  const findProblem = (): string | undefined => {
    if (state.is === 'failed') return say(state.why)
    if (state.is === 'incorrect type') return say(sayWrongEnding(state.name, accept, wrongType ?? uploadMessages.wrongType))
    return state.is === 'too large' ? t('upload.tooLarge', { limit: `${Math.floor((largest ?? 0) / (1 << 20))}MB` }) : undefined
  }
  const again = state.is === 'failed' && state.again ? () => start(file ?? undefined) : null
  return { state, problem: findProblem(), picture, name: file?.name ?? '', size: file?.size ?? 0, start, cancel, again }
}

/** The text for a file that was not sent. A file refused for its content stays refused; after other failures the text offers another attempt. */
export const failure = (error: unknown, otherwise: string): Extract<UploadState, { is: 'failed' }> => ({
  is: 'failed',
  why: error instanceof Error && error.message ? error.message : otherwise,
  again: !(error instanceof CallError && error.fields.length > 0),
})

/** By ending, upper or lower case. */
export const isAccepted = (name: string, accept: readonly string[]): boolean =>
  accept.length === 0 || accept.some(ending => name.toLowerCase().endsWith(ending.toLowerCase()))

/** An address of a chosen picture, given back when it is no longer shown. */
const usePicture = (file: File | null): string | null => {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (!file?.type.startsWith('image/')) return setAddress(null)
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address
}
