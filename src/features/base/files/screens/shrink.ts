import { shrinking } from '../rules.ts'
import type { ShrinkAsked, ShrinkSaid } from './shrinkWorker.ts'

/**
 * A photo as a smaller JPEG, made in a worker so that the page does not stand still; the file itself where it is small, no photo, or would
 * not get smaller. Reports 0 to 1.
 */
export const shrunk = async (file: File, onProgress: (share: number) => void, signal?: AbortSignal): Promise<File> => {
  const plan = shrinking(file)
  const made = plan && (await inWorker({ file, plan }, onProgress, signal))
  onProgress(1)
  return made && made.size < file.size ? new File([made], file.name.replace(/\.\w+$/, '.jpg'), { type: 'image/jpeg' }) : file
}

const inWorker = async (asked: ShrinkAsked, onProgress: (share: number) => void, signal?: AbortSignal): Promise<Blob | null> => {
  const worker = new Worker(new URL('./shrinkWorker.ts', import.meta.url), { type: 'module' })
  try {
    return await new Promise<Blob | null>((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
      worker.onmessage = ({ data }: MessageEvent<ShrinkSaid>) => ('made' in data ? resolve(data.made) : onProgress(data.share))
      worker.onerror = () => resolve(null) // then the file goes as it is, and the server judges it
      worker.postMessage(asked)
    })
  } finally {
    worker.terminate()
  }
}
