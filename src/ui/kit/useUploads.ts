import { useEffect, useRef, useState } from 'react'
import { sayWrongEnding, uploadMessages } from '../../core/fileMessages.ts'
import { takeTurns } from '../../core/turns.ts'
import { type Sending, trackUpload } from '../uploads.ts'
import { useSay } from '../useSay.ts'
import { useWords } from '../words.tsx'
import { failure, isAccepted } from './useUpload.ts'
import { words } from './words.ts'

/** A file on its way: its share of sent bytes, or why it could not be sent. */
export type UploadItem = {
  id: number
  file: File
  percent: number
  lost: boolean
  problem: string | null
  again: boolean
}
type Options<T> = {
  /** Endings with dot; empty for any. */
  accept: readonly string[]
  /** Largest size in bytes. */
  largest?: number
  /** Said of a file with another ending, in English; in general words unless set. */
  wrongType?: string | undefined
  upload: (file: File, sending: Sending) => Promise<T>
  onStored: (stored: T) => void
}

let ids = 0
const item = (file: File, problem: string | null = null): UploadItem => ({
  id: ++ids,
  file,
  percent: 0,
  lost: false,
  problem,
  again: false,
})

/** Several files on their way, two at once; each can be cancelled, and tried again where sending failed. */
export const useUploads = <T>({ accept, largest, wrongType, upload, onStored }: Options<T>) => {
  const t = useWords(words)
  const say = useSay()
  const running = useControllers()
  const [turns] = useState(() => takeTurns(2))
  const { items, add, change, drop } = useItems()
  const store = useRef(onStored)
  useEffect(() => {
    store.current = onStored
  })
  const refusalOf = useRefusal({ accept, largest, wrongType })
  const send = async ({ id, file }: UploadItem): Promise<boolean> => {
    const control = new AbortController()
    running.set(id, control)
    const { signal } = control
    try {
      const stored = await turns(async () => {
        signal.throwIfAborted()
        const onProgress = (share: number) => change(id, { percent: Math.floor(share * 100) })
        return upload(file, { onProgress, onLost: lost => change(id, { lost }), signal })
      })
      if (signal.aborted) return true
      drop(id)
      store.current(stored)
      return true
    } catch (error) {
      const { why, again } = failure(error, t('upload.failed'))
      if (!signal.aborted) change(id, { problem: say(why), again, lost: false })
      return signal.aborted
    } finally {
      running.delete(id)
    }
  }
  const start = (files: readonly File[]): void => {
    const chosen = files.map(file => item(file, refusalOf(file)))
    add(chosen)
    for (const one of chosen) if (one.problem === null) trackUpload(send(one))
  }
  const again = (one: UploadItem): void => {
    change(one.id, { problem: null, again: false, percent: 0 })
    trackUpload(send(one))
  }
  const cancel = (id: number): void => {
    running.get(id)?.abort()
    drop(id)
  }
  return { items, start, again, cancel }
}

/** What is said of a file before anything is sent; null: nothing. */
const useRefusal = ({ accept, largest, wrongType }: Pick<Options<never>, 'accept' | 'wrongType'> & { largest: number | undefined }) => {
  const t = useWords(words)
  const say = useSay()
  return (file: File): string | null => {
    if (!isAccepted(file.name, accept)) return say(sayWrongEnding(file.name, accept, wrongType ?? uploadMessages.wrongType))
    return largest !== undefined && file.size > largest ? t('upload.tooLarge', { limit: `${Math.floor(largest / (1 << 20))}MB` }) : null
  }
}

const useItems = () => {
  const [items, setItems] = useState<readonly UploadItem[]>([])
  return {
    items,
    /** In place of those that were refused before. */
    add: (chosen: readonly UploadItem[]) => setItems(all => [...all.filter(({ problem }) => problem === null), ...chosen]),
    change: (id: number, part: Partial<UploadItem>) => setItems(all => all.map(one => (one.id === id ? { ...one, ...part } : one))),
    drop: (id: number) => setItems(all => all.filter(one => one.id !== id)),
  }
}

/** By which uploads are ended, by their ids; all of them when the page goes away. */
const useControllers = (): Map<number, AbortController> => {
  const [controls] = useState(() => new Map<number, AbortController>())
  useEffect(() => () => controls.forEach(one => one.abort()), [controls])
  return controls
}
