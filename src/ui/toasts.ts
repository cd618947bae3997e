import { say } from './say.ts'
import { faultIdOf } from './send.ts'
import { createStore } from './store.ts'

/** Milliseconds that a toast is shown unless set. */
export const TOAST_TIME = 2000
/** Milliseconds for refusals of save, send and import. */
export const SAVE_TOAST_TIME = 3000

/** Milliseconds for a toast that offers something to do. */
export const ACTION_TOAST_TIME = 8000

/** What a toast offers; with an address, a link that opens in a new tab. */
export type ToastAction = { label: string } & ({ onClick: () => void } | { href: string })
export type Toast = { text: string; kind: 'error' | 'success'; ms: number; actions?: readonly ToastAction[]; requestId?: string }
/** Toasts that the host has not taken yet; it is loaded when the first one comes, or when the page is idle. */
export const waitingToasts = createStore<readonly Toast[]>([])

/** Short messages at the top centre; the time stops while the pointer rests on one. Nothing is shown for empty text. */
export const toast = {
  /** A red toast, with a copy button; of a fault of the server with the id of its request. Takes text or an Error. */
  error: (textOrError: unknown, ms: number = TOAST_TIME): void => show(textOf(textOrError), 'error', ms, withId(textOrError)),
  success: (text: string, ms: number = TOAST_TIME): void => show(text, 'success', ms),
  /** A success with what can be done next. */
  offer: (text: string, actions: readonly ToastAction[]): void => show(text, 'success', ACTION_TOAST_TIME, { actions }),
}

/** The text to show: a text as it is, an error's message; '' for anything else. */
export const textOf = (textOrError: unknown): string =>
  typeof textOrError === 'string' ? textOrError : textOrError instanceof Error ? textOrError.message : ''

const withId = (textOrError: unknown): Pick<Toast, 'requestId'> => {
  const requestId = faultIdOf(textOrError)
  return requestId ? { requestId } : {}
}

const show = (message: string, kind: Toast['kind'], ms: number, more: Pick<Toast, 'actions' | 'requestId'> = {}): void => {
  const text = say(message)
  if (text.trim()) waitingToasts.set([...waitingToasts.get(), { text, kind, ms, ...more }])
}
