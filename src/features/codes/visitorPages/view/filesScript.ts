import type { KeptFile } from './kept.ts'
import { loadScript } from './shown.ts'

/** What the script of files does for the page's own one. It comes only where a form asks for files, and sets up that form by itself. */
export type FilesScript = {
  /** Sets up the fields of a form that take files. */
  ready: (form: HTMLFormElement) => void
  /**
   * Waits for the files of a form; `tell` gets the words for it. `refused`: one could not be sent, its line says why; `lost`: there is no
   * connection, and they can be set aside.
   */
  sent: (form: HTMLFormElement, tell: (text: string) => void) => Promise<'sent' | 'refused' | 'lost'>
  /** Keeps the files of a form in the browser; null where the browser keeps none, or has no room. */
  setAside: (form: HTMLFormElement) => Promise<KeptFile[] | null>
  /** Ends the sending of a form's files: they are kept. */
  stop: (form: HTMLFormElement) => void
  /** Sends kept files for a form's address and key. Gives what names each in the form's body, or why one was not taken; null without a connection. */
  bring: (
    files: readonly KeptFile[],
    to: { action: string; token: string },
  ) => Promise<{ named: [string, string][] } | { problem: string } | null>
  /** Forgets kept files: their answer waits no more. */
  forget: (files: readonly KeptFile[]) => void
  /** A field of a form that must have a file and has none. */
  lacking: (form: HTMLFormElement) => HTMLElement | null
}
declare global {
  interface Window {
    lintelFiles?: FilesScript
  }
}

/** Whether a form asks for files. */
export const asksForFiles = (form: HTMLFormElement): boolean => form.enctype !== 'application/x-www-form-urlencoded'

let asked: Promise<FilesScript | null> | undefined
/** The script of files; it is loaded once, under an address in which the server puts its sum. Null where it could not be loaded. */
export const filesScript = (): Promise<FilesScript | null> => {
  asked ??= loadScript('/scan/files.js').then(loaded => {
    if (!loaded) asked = undefined
    return window.lintelFiles ?? null
  })
  return asked
}
/** Sets up a form with files; the first one asks for their script. */
export const readyFiles = (form: HTMLFormElement): void => {
  if (!asksForFiles(form)) return
  window.lintelFiles?.ready(form)
  void filesScript()
}
