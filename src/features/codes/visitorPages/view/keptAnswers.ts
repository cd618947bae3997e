import { answerState } from './answerState.ts'
import type { ExtraScript } from './extraScript.ts'
import { type KeptAnswer, keyIn, keyOf, readKeptAnswers, refuse, release } from './kept.ts'
import { type Delivery, deliverWithFiles, dropFiles } from './keptDelivery.ts'
import { forget } from './keptFiles.ts'
import { formIn, forNow, notice, type Reply, reasonIn, type SendForm, say, showPage, wasStored, word } from './shown.ts'

/** An answer that waited for days: its page's key has run out, and the refusal brings a new one. */
const deliver = async (one: KeptAnswer, send: SendForm): Promise<Delivery> => {
  const { action, body, files } = one
  if (files) return deliverWithFiles({ ...one, files }, send)
  const reply = await send(action, body)
  const key = keyIn(reply)
  if (reply.status !== 422 || !key || key === keyOf(body)) return { reply, one }
  const fields = new URLSearchParams(body)
  fields.set('Key', key)
  // What names the files is bound to the key as well: the page has it anew.
  dropFiles(fields)
  for (const { name, value } of reply.page.querySelectorAll<HTMLInputElement>('.files [type=hidden]')) fields.set(name, value)
  return { reply: await send(action, fields.toString()), one }
}

let flushing = false
/** Sends what was kept, oldest first; stops at the first that cannot be sent. One that is refused stays kept, and is shown. */
export const flush: ExtraScript['flush'] = async send => {
  if (flushing) return
  flushing = true
  try {
    for (const one of readKeptAnswers().filter(each => !each.refused)) {
      const delivery = await deliver(one, send)
      if (forNow(delivery.reply)) break
      settle(delivery, one)
    }
  } catch {
    // Still without a signal: it stays kept.
  }
  flushing = false
}

/** The files of an answer that waits no more are forgotten. */
const tidyFiles = ({ files }: KeptAnswer): void => {
  if (files) forget(files)
}

/** `was`: the answer before its delivery. One of whose files was not taken can be sent again as it is, or thrown away. */
const settle = ({ reply, one, problem }: Delivery, was: KeptAnswer) => {
  const here = answerState.waiting !== undefined && answerState.waiting === keyOf(was.body)
  if (here) delete answerState.waiting
  if (wasStored(reply)) {
    release(one.body)
    tidyFiles(one)
    if (here) showPage(reply)
    else notice('', word('sent'))
    return
  }
  const { title, text } = reasonIn(reply.page)
  const form = !problem && formIn(reply.page) !== null
  refuse(one, { why: problem ?? [title, text].filter(Boolean).join(': '), form })
  if (here && form) return mend(one, reply)
  if (here) notice('', '')
  showRefused()
}

/** The refused answer's form, filled in, takes the place of this page. */
const mend = ({ body }: KeptAnswer, reply: Reply) => {
  answerState.corrects = body
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

const refusedOnes = () => readKeptAnswers().filter(one => one.refused && one.body !== answerState.corrects)

/** Sends the refused answer again: its page's form takes the place of this page, filled in. */
export const sendAgain: ExtraScript['sendAgain'] = async send => {
  const [one] = refusedOnes()
  if (!one) return
  try {
    const delivery = await deliver(one, send)
    const { reply, problem } = delivery
    if (forNow(reply)) return say(document.getElementById('notice'), '', reasonIn(reply.page).text)
    settle(delivery, one)
    if (wasStored(reply)) showPage(reply)
    else if (!problem && formIn(reply.page)) mend(delivery.one, reply)
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
