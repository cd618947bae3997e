import { useEffect, useState } from 'react'
import { useWords } from '../words.tsx'
import { words } from './words.ts'

export type UploadOptions = {
  /** Endings with dot: `['.png', '.jpg', '.jpeg']`; empty for any. */
  accept: readonly string[]
  /** Largest size in bytes. */
  largest?: number
  /** Sends the file and answers with what is stored; reports 0 to 1. */
  upload: (file: File, onProgress: (share: number) => void) => Promise<string>
  onChange: (stored: string | null, file?: File) => void
}

export type UploadState =
  | { is: 'idle' }
  | { is: 'uploading'; percent: number }
  | { is: 'done' }
  | { is: 'incorrect type' }
  | { is: 'too large' }
  | { is: 'failed'; why: string }

/** The states of one upload: idle, uploading, done, incorrect type, and too large or failed. */
export const useUpload = ({ accept, largest, upload, onChange }: UploadOptions) => {
  const t = useWords(words)
  const [state, setState] = useState<UploadState>({ is: 'idle' })
  const [file, setFile] = useState<File | null>(null)
  const picture = usePicture(state.is === 'done' || state.is === 'uploading' ? file : null)
  const start = async (next: File | undefined): Promise<void> => {
    if (!next) return
    if (!isAccepted(next.name, accept)) return setState({ is: 'incorrect type' })
    if (largest !== undefined && next.size > largest) return setState({ is: 'too large' })
    setFile(next)
    setState({ is: 'uploading', percent: 0 })
    try {
      const stored = await upload(next, share => setState({ is: 'uploading', percent: Math.round(share * 100) }))
      setState({ is: 'done' })
      onChange(stored, next)
    } catch (error) {
      setState({ is: 'failed', why: error instanceof Error && error.message ? error.message : t('upload.failed') })
    }
  }
  const problems = {
    'incorrect type': () => t('upload.wrongType'),
    'too large': () => t('upload.tooLarge', { limit: `${Math.floor((largest ?? 0) / (1 << 20))}MB` }),
  }
  const problem =
    state.is === 'failed' ? state.why : state.is === 'incorrect type' || state.is === 'too large' ? problems[state.is]() : undefined
  return { state, problem, picture, name: file?.name ?? '', start: (next: File | undefined) => void start(next) }
}

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
