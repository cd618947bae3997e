import { filesScript } from './filesScript.ts'
import { type KeptAnswer, type KeptFile, keep, most, readKeptAnswers, refuse, release, replaceKept } from './kept.ts'
import { formIn, forNow, isChoice, isTyped, notice, parsePage, type Reply, reasonIn, say, showPage, wasStored, word } from './shown.ts'

/** The body of the kept answer that the form on this page corrects. */
let corrects: string | undefined
/** The key of the answer that this page has kept: what becomes of it is shown here. */
let waiting: string | undefined

/** Sends a form. Throws where there is no signal. */
export const send = async (action: string, body: string): Promise<Reply> => {
  const signal = AbortSignal.timeout?.(20_000) ?? null
  const reply = await fetch(action, { method: 'POST', body: new URLSearchParams(body), signal })
  const { status, url, redirected } = reply
  return { status, url, redirected, page: parsePage(await reply.text()) }
}

/** An answer was stored: the refused answer that it corrects is removed. */
export const done = (): void => {
  if (corrects !== undefined) release(corrects)
  corrects = undefined
}

/** Keeps what could not be sent; words that say why not, where it cannot be kept. */
export const keepAnswer = (form: HTMLFormElement, body: string, files: readonly KeptFile[] = []): string | null => {
  const place = [...document.querySelectorAll('.building, .spot')].map(one => one.textContent).join(', ')
  const how = keep({ action: form.action, body, place, said: saidIn(form), ...(files.length > 0 && { files }) }, corrects)
  if (how !== 'kept') return word(how).replace('{n}', String(most))
  corrects = undefined
  waiting = keyOf(body)
  return null
}
/** The text of a form: typed values, and chosen values that the page marks (`data-said`). */
const saidIn = ({ elements }: HTMLFormElement): string =>
  [...elements]
    .map(one => (isChoice(one) ? one.checked && one.dataset.said : isTyped(one) && one.value))
    .filter(Boolean)
    .join(' ')
const isFile = (name: string): boolean => /\.f\d+$/.test(name)
const keyOf = (body: string) => new URLSearchParams(body).get('Key') ?? ''

/** A body without what names its files. */
export const withoutFiles = (body: URLSearchParams): URLSearchParams => new URLSearchParams([...body].filter(([name]) => !isFile(name)))
const keyIn = (page: Document) => formIn(page)?.querySelector<HTMLInputElement>('[name=Key]')?.value

/** What became of a kept answer, and how it is kept now: with what names its files, once they are sent. `problem`: a file of it was not taken. */
type Delivery = { reply: Reply; one: KeptAnswer; problem?: string }

/** An answer that waited for days: its page's key has run out, and the refusal brings a new one. */
const deliver = async (one: KeptAnswer): Promise<Delivery> => {
  const { action, body } = one
  if (one.files && !one.bound) return bringFiles(one, one.files, await open(one))
  const reply = await send(action, body)
  const key = keyIn(reply.page)
  if (reply.status !== 422 || !key || key === keyOf(body)) return { reply, one }
  if (one.files) return bringFiles(one, one.files, reply)
  // What names the files is bound to the key as well: the page has it anew.
  const fields = withoutFiles(new URLSearchParams(body))
  fields.set('Key', key)
  for (const { name, value } of reply.page.querySelectorAll<HTMLInputElement>('.files [type=hidden]')) fields.set(name, value)
  return { reply: await send(action, fields.toString()), one }
}

/** The page of a kept answer's form as it is now; of the same visit, so that nothing is counted twice. */
const open = async ({ action, body }: KeptAnswer): Promise<Reply> => {
  const address = new URL(action)
  address.searchParams.set('t', keyOf(body))
  const reply = await fetch(address, { signal: AbortSignal.timeout?.(20_000) ?? null })
  const { status, url, redirected } = reply
  return { status, url, redirected, page: parsePage(await reply.text()) }
}

/** Sends the files of a kept answer under the key of a page, and then the answer. It is kept so before: sent twice, it is the same answer. */
const bringFiles = async (one: KeptAnswer, files: readonly KeptFile[], reply: Reply): Promise<Delivery> => {
  const key = keyIn(reply.page)
  if (!key) return { reply, one }
  const script = await filesScript()
  const brought = await script?.bring(files, { action: one.action, token: key })
  if (!brought) throw new Error('no signal')
  if ('problem' in brought) return { reply, one, problem: brought.problem }
  const fields = withoutFiles(new URLSearchParams(one.body))
  fields.set('Key', key)
  for (const [name, value] of brought.named) fields.set(name, value)
  const next: KeptAnswer = { ...one, body: fields.toString(), bound: true }
  replaceKept(one.body, next)
  return { reply: await send(next.action, next.body), one: next }
}

let flushing = false
/** Sends what was kept, oldest first; stops at the first that cannot be sent. One that is refused stays kept, and is shown. */
export const flush = async (): Promise<void> => {
  if (flushing) return
  flushing = true
  try {
    for (const one of readKeptAnswers().filter(each => !each.refused)) {
      const isHere = waiting !== undefined && waiting === keyOf(one.body)
      const { reply, one: now, problem } = await deliver(one)
      if (isHere) waiting = keyOf(now.body)
      if (forNow(reply)) break
      if (problem === undefined) settle(now, reply)
      else refuseFile(now, problem)
    }
  } catch {
    // Still without a signal: it stays kept.
  }
  flushing = false
}

/** A file of a kept answer was not taken: it can be sent again as it is, or thrown away. */
const refuseFile = (one: KeptAnswer, why: string): void => {
  refuse(one, { why, form: false })
  showRefused()
}

/** The files of an answer that waits no more are forgotten. */
const tidyFiles = (one: KeptAnswer): void => {
  const { files } = one
  if (files) void filesScript().then(script => script?.forget(files))
}

const settle = (one: KeptAnswer, reply: Reply) => {
  const here = waiting !== undefined && waiting === keyOf(one.body)
  if (here) waiting = undefined
  if (wasStored(reply)) {
    release(one.body)
    tidyFiles(one)
    if (here) showPage(reply)
    else notice('', word('sent'))
    return
  }
  const { title, text } = reasonIn(reply.page)
  const form = formIn(reply.page) !== null
  refuse(one, { why: [title, text].filter(Boolean).join(': '), form })
  if (here && form) return mend(one, reply)
  if (here) notice('', '')
  showRefused()
}

/** The refused answer's form, filled in, takes the place of this page. */
const mend = ({ body }: KeptAnswer, reply: Reply) => {
  corrects = body
  showPage(reply)
}

/** Shows the oldest refused answer with its text and the reason; nothing if there is none. */
export const showRefused = (): void => {
  const place = document.getElementById('refused')
  const all = refusedOnes()
  const [one] = all
  if (!place) return
  place.hidden = !one?.refused
  if (!one?.refused) return
  const [where, why, said] = place.querySelectorAll('p')
  say(where ?? null, '', [one.place, all.length > 1 && `1/${all.length}`].filter(Boolean).join(' · '))
  say(why ?? null, '', one.refused.why)
  say(said ?? null, '', one.said ?? '')
  const [correct, again] = place.querySelectorAll<HTMLElement>('[data-again]')
  if (correct) correct.hidden = !one.refused.form
  if (again) again.hidden = one.refused.form
}

const refusedOnes = () => readKeptAnswers().filter(one => one.refused && one.body !== corrects)

/** Sends the refused answer again: its page's form takes the place of this page, filled in. */
export const sendAgain = async (): Promise<void> => {
  const [one] = refusedOnes()
  if (!one) return
  try {
    const { reply, one: now, problem } = await deliver(one)
    if (forNow(reply)) return say(document.getElementById('notice'), '', reasonIn(reply.page).text)
    if (problem !== undefined) return refuseFile(now, problem)
    settle(now, reply)
    if (wasStored(reply)) showPage(reply)
    else if (formIn(reply.page)) mend(one, reply)
  } catch {
    notice('', word('noSignal'))
  }
}

/** Throws the refused answer away that is shown. */
export const throwAway = (): void => {
  const [one] = refusedOnes()
  if (one) release(one.body)
  if (one) tidyFiles(one)
  showRefused()
}
