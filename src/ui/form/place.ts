import { createContext } from 'react'

/** What a dialog gives to the form in it: how to close, whether it shows a title already, and what to ask before Esc closes it. */
export type DialogControls = { close: () => void; titled: boolean; setGuard: (guard: (() => Promise<boolean>) | null) => void }
export const DialogPlace = createContext<DialogControls | null>(null)
