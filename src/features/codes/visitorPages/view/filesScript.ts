import { loadScript } from './shown.ts'

/** What the script of files does for the page's own one. It comes only where a form asks for files, and sets up that form by itself. */
export type FilesScript = {
  /** Sets up the fields of a form that take files. */
  ready: (form: HTMLFormElement) => void
  /** Waits for the files of a form; `tell` gets the words for it. False where one could not be sent: its line says why. */
  sent: (form: HTMLFormElement, tell: (text: string) => void) => Promise<boolean>
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

let asked = false
/** Sets up a form with files; the first one asks for their script, under an address in which the server puts its sum. */
export const readyFiles = (form: HTMLFormElement): void => {
  if (!asksForFiles(form)) return
  window.lintelFiles?.ready(form)
  if (!asked) loadScript('/scan/files.js')
  asked = true
}
