import { answerState } from './answerState.ts'
import { type ExtraScript, extraScript } from './extraScript.ts'
import { type KeptFile, keep, keyOf, most, readKeptAnswers, release } from './kept.ts'
import { isChoice, isTyped, type SendForm, word } from './shown.ts'
import { parsePage } from './trusted.ts'

/** Sends a form, or asks for its page. */
export const send: SendForm = async (action, body) => {
  const form = body === undefined ? {} : { method: 'POST', body: new URLSearchParams(body) }
  const reply = await fetch(action, { ...form, signal: AbortSignal.timeout?.(20_000) ?? null })
  const { status, url, redirected } = reply
  return { status, url, redirected, page: parsePage(await reply.text()) }
}

/** An answer was stored: the refused answer that it corrects is removed. */
export const done = (): void => {
  if (answerState.corrects !== undefined) release(answerState.corrects)
  delete answerState.corrects
}

/** Keeps what could not be sent; words that say why not, where it cannot be kept. */
export const keepAnswer = (form: HTMLFormElement, body: string, files: readonly KeptFile[] = []): string | null => {
  const place = [...document.querySelectorAll('.building, .spot')].map(one => one.textContent).join(', ')
  const how = keep({ action: form.action, body, place, said: saidIn(form), ...(files.length > 0 && { files }) }, answerState.corrects)
  if (how !== 'kept') return word(how).replace('{n}', String(most))
  delete answerState.corrects
  answerState.waiting = keyOf(body)
  return null
}
/** The text of a form: typed values, and chosen values that the page marks (`data-said`). */
const saidIn = ({ elements }: HTMLFormElement): string =>
  [...elements]
    .map(one => (isChoice(one) ? one.checked && one.dataset.said : isTyped(one) && one.value))
    .filter(Boolean)
    .join(' ')

/** Lets the second script work where an answer is kept; nothing where none is, or the script cannot come. */
export const withKept = async (run: (script: ExtraScript) => unknown): Promise<void> => {
  if (readKeptAnswers().length === 0) return
  const script = await extraScript()
  if (script) await run(script)
}
