import { useState } from 'react'
import { finishUploads, isUploading } from '../uploads.ts'

/** Lets a save wait for files that are still being sent. `finish` is false where one could not be stored, which its field says. */
export const useUploadsFirst = (): { waiting: boolean; finish: () => Promise<boolean> } => {
  const [waiting, setWaiting] = useState(false)
  const finish = async (): Promise<boolean> => {
    if (!isUploading()) return true
    setWaiting(true)
    const stored = await finishUploads()
    setWaiting(false)
    return stored
  }
  return { waiting, finish }
}
