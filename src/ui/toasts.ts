import { notifications } from '@mantine/notifications'
import { createElement } from 'react'
import { say } from './say.ts'
import { ToastMessage } from './ToastMessage.tsx'

/** Milliseconds that a toast is shown unless set. */
export const TOAST_TIME = 2000
/** Milliseconds for refusals of save, send and import. */
export const SAVE_TOAST_TIME = 3000

/** Short messages at the top centre; the time stops while the pointer rests on one. Nothing is shown for empty text. */
export const toast = {
  /** A red toast, with a copy button. Takes text or an Error. */
  error: (textOrError: unknown, ms: number = TOAST_TIME): void => show(textOf(textOrError), 'error', ms),
  success: (text: string, ms: number = TOAST_TIME): void => show(text, 'success', ms),
}

/** The text to show: a text as it is, an error's message; '' for anything else. */
export const textOf = (textOrError: unknown): string =>
  typeof textOrError === 'string' ? textOrError : textOrError instanceof Error ? textOrError.message : ''

const show = (text: string, kind: 'error' | 'success', ms: number): void => {
  const words = say(text)
  if (!words.trim()) return
  notifications.show({
    id: `${kind}:${words}`,
    message: createElement(ToastMessage, { text: words, kind }),
    autoClose: ms,
    color: kind === 'error' ? 'red' : 'green',
    withBorder: true,
    role: kind === 'error' ? 'alert' : 'status',
  })
}
