import type { ReactNode } from 'react'
import { rangeHint } from '../core/hints.ts'
import { createStore } from './store.ts'
import { focusedElement } from './useFocusBack.ts'

export type DialogOptions = {
  title?: string
  size?: string | number | undefined
  /** `full`: on a phone it takes the whole window. */
  phone?: 'full'
  /** At the right edge, as high as the window. */
  side?: 'right'
  /** Called once it has gone, however. */
  onClosed?: () => void
}
export type OpenDialog = DialogOptions & {
  id: number
  render: (close: () => void) => ReactNode
  onClosed: () => void
  origin: HTMLElement | null
}
type ConfirmTerms = { title: string; text: ReactNode; yes?: string; no?: string; danger?: boolean }
/** `no`: the button that leaves all as it is; it has the focus unless an option is the `main` one. */
type ChooseTerms<T extends string = string> = {
  title: string
  text: ReactNode
  no: string
  options: readonly { value: T; label: string; tone: 'main' | 'danger' }[]
}
type AskTerms = {
  title: string
  label: string
  yes?: string
  initial?: string
  check?: (text: string) => string | null | undefined
  maxLength?: number
  /** Takes digits only. */
  digits?: boolean
}

/** The open dialogs, the lowest first; drawn by `DialogHost`. */
export const openDialogs = createStore<readonly OpenDialog[]>([])
let last = 0

/**
 * `dialogs.open(close => <ContactForm onDone={close} />, { title, size })`: a dialog over the page; gives back how to close it.
 * Esc closes it, unless the form in it has unsaved changes. The focus returns to where it was.
 */
export const dialogs = {
  open: (render: (close: () => void) => ReactNode, options: DialogOptions = {}): (() => void) => {
    const id = ++last
    const { onClosed = () => undefined } = options
    openDialogs.set([...openDialogs.get(), { ...options, id, render, origin: focusedElement(), onClosed }])
    return () => closeDialog(id)
  },
  /** Closes all, without asking. */
  closeAll: (): void => {
    for (const { id } of openDialogs.get()) closeDialog(id)
  },
}

/** Closes one dialog. */
export const closeDialog = (id: number): void => {
  const found = openDialogs.get().find(dialog => dialog.id === id)
  openDialogs.set(openDialogs.get().filter(dialog => dialog.id !== id))
  found?.onClosed()
}

/** Asks before something that matters: `if (await confirm({ title, text, yes: t('delete'), danger: true })) …`. */
export const confirm = (terms: ConfirmTerms): Promise<boolean> =>
  answered<boolean>(false, answer => ({ kind: 'confirm', ...terms, onAnswer: answer }), terms.title)

/** Asks which of several ways to go; null for none of them. */
export const choose = <T extends string>(terms: ChooseTerms<T>): Promise<T | null> =>
  answered<T | null>(
    null,
    answer => ({ kind: 'choose', ...terms, onAnswer: value => answer(terms.options.find(one => one.value === value)?.value ?? null) }),
    terms.title,
  )

/** Asks for one line of text: the text without blanks around it, or null when cancelled. `check` gives the problem of a text. */
export const ask = (terms: AskTerms): Promise<string | null> =>
  answered<string | null>(null, answer => ({ kind: 'ask', ...terms, onAnswer: answer }), terms.title)

type AskNumberTerms = Pick<AskTerms, 'title' | 'label' | 'yes'> & { least: number; most: number }

/** Asks for a whole number between two figures, in a box that takes digits only: the number, or null when cancelled. */
export const askNumber = async ({ least, most, ...terms }: AskNumberTerms): Promise<number | null> => {
  const isWithin = (text: string) => Number(text) >= least && Number(text) <= most
  const check = (text: string) => (isWithin(text) ? null : rangeHint(least, most))
  const typed = await ask({ ...terms, check, digits: true, maxLength: String(most).length })
  return typed === null ? null : Number(typed)
}

export type Question =
  | ({ kind: 'confirm'; onAnswer: (yes: boolean) => void } & ConfirmTerms)
  | ({ kind: 'choose'; onAnswer: (value: string | null) => void } & ChooseTerms)
  | ({ kind: 'ask'; onAnswer: (text: string | null) => void } & AskTerms)

/** Questions are drawn by the host, which is loaded with the first dialog. */
export type OpenQuestion = OpenDialog & { question: Question }

const answered = <T,>(none: T, question: (answer: (value: T) => void) => Question, title: string): Promise<T> =>
  new Promise(resolve => {
    const id = ++last
    let value = none
    const asked = question(given => {
      value = given
      closeDialog(id)
    })
    const dialog: OpenQuestion = {
      id,
      title,
      size: 440,
      render: () => null,
      origin: focusedElement(),
      question: asked,
      onClosed: () => resolve(value),
    }
    openDialogs.set([...openDialogs.get(), dialog])
  })
