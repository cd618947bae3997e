import { draft, forgetSentDraft, restoreDraft } from './drafts.ts'
import { asksForFiles, readyFiles } from './extraScript.ts'
import { done, keepAnswer, send, withKept } from './outgoing.ts'
import { formIn, isChoice, isTyped, notice, pageShown, reasonIn, say, showPage, textIn, wasStored, word } from './shown.ts'

// What a browser cannot do alone. Every page works without it; it listens on the document, so that a replaced page needs no new start.

const { path, token } = document.body.dataset
const opened = Date.now()
let since = document.visibilityState === 'visible' ? opened : 0
let engaged = false
let sending = false
let chosen: HTMLInputElement | null = null

const seconds = (from: number) => String(Math.round((Date.now() - from) / 1000))
const closest = <T extends HTMLElement>(event: Event, selector: string): T | null =>
  event.target instanceof Element ? event.target.closest<T>(selector) : null

const tell = (what: string, fields: Record<string, string>) => {
  if (path && token) navigator.sendBeacon?.(`${path}/${what}`, new URLSearchParams({ token, ...fields }))
}
const leave = () => {
  if (since === 0) return
  tell('visit', { seconds: seconds(since), engaged: engaged ? '1' : '0' })
  since = 0
}

/** Attaches the script to the current page. */
const ready = () => {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-answer]')) {
    form.noValidate = true // our words instead of the browser's, in the page's language
    restoreDraft(form)
    readyFiles(form)
  }
  for (const button of document.querySelectorAll<HTMLElement>('[data-copy]')) button.hidden = false
  if (document.querySelector('[data-done]')) forgetSentDraft()
  void withKept(script => script.showRefused())
}

const answer = async (form: HTMLFormElement, pressed: HTMLElement | null) => {
  const way = pressed instanceof HTMLButtonElement && pressed.formNoValidate ? pressed : null
  const needed = !way && [...form.elements].find(one => (isChoice(one) || isTyped(one)) && one.validity.valueMissing)
  if (needed instanceof HTMLElement) return ask(form, needed)
  const files = window.lintelExtra
  if (asksForFiles(form) && !files) return form.submit() // as a browser without a script does
  const file = files?.lacking(form)
  if (file) return ask(form, file)
  const button = form.querySelector<HTMLElement>('[type=submit]')
  const label = button?.textContent ?? ''
  sending = true
  button?.setAttribute('aria-disabled', 'true')
  const tell = (text: string | undefined) => button && (button.textContent = text ?? label)
  const state = files ? await files.sent(form, tell) : 'sent'
  if (state !== 'refused') {
    tell(button?.dataset.sending)
    const fields = textIn(form)
    fields.set('Seconds', seconds(opened))
    if (way) fields.set(way.name, way.value)
    if (state === 'lost') await setAside(form, fields)
    else await deliver(form, fields.toString())
  }
  sending = false
  button?.removeAttribute('aria-disabled')
  if (button) button.textContent = label
}

const ask = (form: HTMLFormElement, needed: HTMLElement) => {
  const group = needed.closest('fieldset, .field')
  const problem = group?.querySelector('.problem')
  if (problem) problem.textContent = form.dataset.needed ?? ''
  ;(needed.closest('fieldset') ?? needed).setAttribute('aria-invalid', 'true')
  needed.focus()
  group?.scrollIntoView({ block: 'start' })
}

/** The server's page takes the place of this one, where it has words of thanks or a form; otherwise the form stays, under its words. */
const deliver = async (form: HTMLFormElement, body: string) => {
  try {
    const reply = await send(form.action, body)
    if (wasStored(reply)) done()
    if (wasStored(reply) || formIn(reply.page)) return showPage(reply)
    const { title, text } = reasonIn(reply.page)
    tellAt(form, title, text)
  } catch {
    const problem = keepAnswer(form, body)
    if (problem === null) later(form)
    else tellAt(form, '', problem)
  }
}

/** Without a connection the form is kept with its files. */
const setAside = async (form: HTMLFormElement, fields: URLSearchParams) => {
  const script = window.lintelExtra
  const files = await script?.setAside(form, fields)
  const problem = files ? keepAnswer(form, fields.toString(), files) : word('off')
  if (problem !== null) {
    script?.forget(files ?? [])
    return tellAt(form, '', problem)
  }
  script?.stop(form)
  later(form)
}

/** The form stays as it was filled in; above it, why it was not taken. */
const tellAt = (form: HTMLFormElement, title: string, text: string) => {
  const problem = form.querySelector('#form-problem')
  say(problem, title, text)
  problem?.scrollIntoView({ block: 'center' })
}

const later = (form: HTMLFormElement) => {
  form.closest<HTMLElement>('.card')?.setAttribute('hidden', '')
  notice(word('keptTitle'), word('kept'))
  scrollTo(0, 0)
  forgetSentDraft()
}

/** Says below a day which of its hours are taken, before one of them is chosen. */
const showTaken = async (day: HTMLInputElement) => {
  const place = document.querySelector<HTMLElement>(`[data-day="${day.name}"]`)
  if (!place) return
  day.closest('.field')?.after(place)
  const { value } = day
  const reply = await fetch(`${place.dataset.taken}&day=${value}`).catch(() => null)
  if (day.value === value) place.textContent = reply?.ok ? await reply.text() : ''
}

const copy = async (button: HTMLElement) => {
  const source = document.getElementById(button.dataset.copy ?? '')
  if (!source) return
  try {
    await navigator.clipboard.writeText(source.textContent ?? '')
  } catch {
    getSelection()?.selectAllChildren(source) // without https there is no clipboard
    if (!document.execCommand('copy')) return
  }
  const label = button.textContent
  button.textContent = button.dataset.copied ?? label
  notice('', button.textContent ?? '')
  setTimeout(() => {
    button.textContent = label
    notice('', '')
  }, 2500)
}

const flush = () => void withKept(script => script.flush(send))

addEventListener('submit', event => {
  const form = closest<HTMLFormElement>(event, 'form[data-answer]')
  if (!form) return
  event.preventDefault()
  if (!sending) void answer(form, event.submitter)
})
addEventListener('input', event => {
  engaged = true
  const form = closest<HTMLFormElement>(event, 'form[data-answer]')
  const wrong = closest(event, '[aria-invalid]')
  const problem = wrong?.closest('fieldset, .field')?.querySelector('.problem')
  wrong?.removeAttribute('aria-invalid')
  if (problem) problem.textContent = ''
  if (form) draft(form)
})
addEventListener('change', event => {
  if (event.target instanceof HTMLInputElement) void showTaken(event.target)
})
addEventListener('pointerdown', event => {
  const input = closest<HTMLLabelElement>(event, 'label')?.control
  chosen = input instanceof HTMLInputElement && input.checked && !input.required ? input : null
})
addEventListener('click', event => {
  const button = closest(event, '[data-click]')
  if (button) {
    engaged = true
    tell('click', { item: button.dataset.click ?? '', seconds: seconds(opened) })
  }
  closest(event, '[data-plays]')?.setAttribute('hidden', '') // the player is behind it
  const copying = closest(event, '[data-copy]')
  if (copying) void copy(copying)
  if (closest(event, '[data-again]')) void withKept(script => script.sendAgain(send))
  if (closest(event, '[data-away]')) void withKept(script => script.throwAway())
  if (chosen && event.target === chosen) {
    chosen.checked = false // another tap takes an optional choice back
    chosen.dispatchEvent(new Event('input', { bubbles: true }))
    chosen = null
  }
})
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') return leave()
  since = Date.now()
  flush()
})
addEventListener('pagehide', leave)
document.addEventListener(pageShown, ready)
addEventListener('online', flush)
setInterval(flush, 30_000)
// A reload is the same visit, and no press of a button: its address says so.
if (path && token && location.pathname.toLowerCase() === path.toLowerCase()) {
  const url = new URL(location.href)
  if (!url.searchParams.has('t')) url.searchParams.set('t', token)
  url.searchParams.delete('p')
  history.replaceState(history.state, '', url)
}
try {
  localStorage.removeItem('lintel-been') // what pages before 0.2.0 noted of codes that were opened
} catch {}
ready()
flush()
