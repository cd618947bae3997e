import type { KeptFile } from './kept.ts'
import type { SendForm } from './shown.ts'
import { loadScript } from './trusted.ts'

/** What the second script does for the page's own one. It comes only where a form asks for files, which it sets up by itself, or where an answer is kept. */
export type ExtraScript = {
  /** Sets up the fields of a form that take files. */
  ready: (form: HTMLFormElement) => void
  /**
   * Waits for the files of a form; `tell` gets the words for it. `refused`: one could not be sent, its line says why; `lost`: there is no
   * connection, and they can be set aside.
   */
  sent: (form: HTMLFormElement, tell: (text: string) => void) => Promise<'sent' | 'refused' | 'lost'>
  /** Keeps the files of a form in the browser, and takes what names them out of its body; null where the browser keeps none, or has no room. */
  setAside: (form: HTMLFormElement, fields: URLSearchParams) => Promise<KeptFile[] | null>
  /** Ends the sending of a form's files: they are kept. */
  stop: (form: HTMLFormElement) => void
  /** Forgets kept files: their answer waits no more. */
  forget: (files: readonly KeptFile[]) => void
  /** A field of a form that must have a file and has none. */
  lacking: (form: HTMLFormElement) => HTMLElement | null
  /** Sends what was kept, oldest first; stops at the first that cannot be sent. One that is refused stays kept, and is shown. */
  flush: (send: SendForm) => Promise<void>
  /** Shows the oldest refused answer with its text and the reason; nothing if there is none. */
  showRefused: () => void
  /** Sends the refused answer again: its page's form takes the place of this page, filled in. */
  sendAgain: (send: SendForm) => Promise<void>
  /** Throws the refused answer away that is shown. */
  throwAway: () => void
}
declare global {
  interface Window {
    lintelExtra?: ExtraScript
  }
}

/** Whether a form asks for files. */
export const asksForFiles = (form: HTMLFormElement): boolean => form.enctype !== 'application/x-www-form-urlencoded'

let asked: Promise<ExtraScript | null> | undefined
/** The second script; it is loaded once, under an address in which the server puts its sum. Null where it could not be loaded. */
export const extraScript = (): Promise<ExtraScript | null> => {
  asked ??= loadScript('/scan/extra.js').then(loaded => {
    if (!loaded) asked = undefined
    return window.lintelExtra ?? null
  })
  return asked
}
/** Sets up a form with files; the first one asks for their script. */
export const readyFiles = (form: HTMLFormElement): void => {
  if (!asksForFiles(form)) return
  window.lintelExtra?.ready(form)
  void extraScript()
}
