import { createContext, useContext } from 'react'
import type { FileRef } from '../../../../core/fileRef.ts'
import type { Sending } from '../../../../ui/uploads.ts'

/** Where the files of a form go: the page that shows it knows. */
export type FieldFilePort = {
  accept: readonly string[]
  /** Bytes. */
  largest: number
  send(file: File, sending: Sending): Promise<FileRef>
  open(file: FileRef): void
}

/** The page's port for files of its forms. */
export const FieldFiles = createContext<FieldFilePort | null>(null)

export const useFieldFiles = (): FieldFilePort => {
  const port = useContext(FieldFiles)
  if (!port) throw new Error('A form with files needs FieldFiles around it.')
  return port
}
