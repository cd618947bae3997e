import { draft, restoreDraft, thanked } from './drafts.ts'
import { keep, kept, release } from './kept.ts'

// What a browser cannot do alone. Every page works without it; it listens on the document, so that a replaced page needs no new start.

const { path, token } = document.body.dataset
const opened = Date.now()
let since = document.visibilityState === 'visible' ? opened : 0
let engaged = false
let sending = false
let chosen: HTMLInputElement | null = null
/** The key of the answer that this page has kept: its thanks are shown here. */
let waiting = ''

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

/** Sets up what stands in the page now. */
const ready = () => {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-answer]')) {
    form.noValidate = true // our words instead of the browser's, in the page's language
    restoreDraft(form)
  }
  for (const button of document.querySelectorAll<HTMLElement>('[data-copy]')) button.hidden = false
  if (document.querySelector('[data-done]')) thanked()
}

const notice = (title: string, text: string) => {
  const place = document.getElementById('notice')
  if (!place) return
  const strong = document.createElement('strong')
  strong.textContent = title
  place.replaceChildren(strong, title && text ? document.createElement('br') : '', text)
}

/** Puts a page of ours in the place of this one without loading it again. */
const showPage = async (reply: Response) => {
  const next = new DOMParser().parseFromString(await reply.text(), 'text/html')
  document.title = next.title
  document.body.replaceWith(next.body)
  if (reply.redirected) history.replaceState(null, '', reply.url)
  scrollTo(0, 0)
  ready()
  const wrong = document.querySelector<HTMLElement>('[aria-invalid] input, textarea[aria-invalid]')
  const title = document.querySelector<HTMLElement>('h1')
  title?.setAttribute('tabindex', '-1')
  ;(wrong ?? title)?.focus()
}

const send = (action: string, body: string) =>
  fetch(action, { method: 'POST', body: new URLSearchParams(body), signal: AbortSignal.timeout?.(20_000) ?? null })
const refusedForNow = ({ status }: Response) => status >= 500 || status === 429 || status === 408

const answer = async (form: HTMLFormElement) => {
  const needed = [...form.querySelectorAll<HTMLElement>('[data-needed]')].find(one => !one.querySelector(':checked'))
  if (needed) return ask(needed)
  const button = form.querySelector<HTMLElement>('[type=submit]')
  const label = button?.textContent ?? ''
  const fields = new URLSearchParams(new FormData(form) as unknown as Record<string, string>) // a form without files
  fields.set('Seconds', seconds(opened))
  const body = fields.toString()
  sending = true
  button?.setAttribute('aria-disabled', 'true')
  if (button) button.textContent = button.dataset.sending ?? label
  try {
    const reply = await send(form.action, body)
    if (refusedForNow(reply)) say(form, await reply.text())
    else await showPage(reply)
  } catch {
    if (keep(form.action, body)) later(form, body)
  }
  sending = false
  button?.removeAttribute('aria-disabled')
  if (button) button.textContent = label
}

const ask = (needed: HTMLElement) => {
  const problem = needed.querySelector('.problem')
  if (problem) problem.textContent = needed.dataset.needed ?? ''
  needed.setAttribute('aria-invalid', 'true')
  needed.querySelector('input')?.focus()
  needed.scrollIntoView({ block: 'start' })
}

/** The form stays as it was filled in; above it, the words of the page that refused it. */
const say = (form: HTMLFormElement, html: string) => {
  const problem = form.querySelector('#form-problem')
  const said = new DOMParser().parseFromString(html, 'text/html').querySelector('.said p')
  if (problem) problem.textContent = said?.textContent ?? ''
  problem?.scrollIntoView({ block: 'center' })
}

const later = (form: HTMLFormElement, body: string) => {
  const words = document.getElementById('notice')?.dataset
  form.closest<HTMLElement>('.card')?.setAttribute('hidden', '')
  notice(words?.keptTitle ?? '', words?.kept ?? '')
  scrollTo(0, 0)
  waiting = new URLSearchParams(body).get('Key') ?? ''
  thanked()
}

let flushing = false
/** Sends what was kept, oldest first; stops at the first that cannot be sent. */
const flush = async () => {
  if (flushing) return
  flushing = true
  try {
    for (const one of kept()) {
      let reply = await send(one.action, one.body)
      if (reply.status === 422) reply = await withNewKey(one.action, one.body, reply)
      if (refusedForNow(reply)) break
      release(one)
      if (!reply.ok) continue
      if (waiting && one.body.includes(encodeURIComponent(waiting))) await showPage(reply)
      else notice('', document.getElementById('notice')?.dataset.sent ?? '')
    }
  } catch {
    // Still without a signal: it stays kept.
  }
  flushing = false
}

/** An answer that waited for days: its page's key has run out, and the refusal brings a new one. */
const withNewKey = async (action: string, body: string, reply: Response): Promise<Response> => {
  const page = new DOMParser().parseFromString(await reply.text(), 'text/html')
  const fields = new URLSearchParams(body)
  fields.set('Key', page.querySelector<HTMLInputElement>('[name=Key]')?.value ?? '')
  return send(action, fields.toString())
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

addEventListener('submit', event => {
  const form = closest<HTMLFormElement>(event, 'form[data-answer]')
  if (!form) return
  event.preventDefault()
  if (!sending) void answer(form)
})
addEventListener('input', event => {
  engaged = true
  const form = closest<HTMLFormElement>(event, 'form[data-answer]')
  const group = closest(event, '[aria-invalid]')
  group?.removeAttribute('aria-invalid')
  const problem = group?.querySelector('.problem')
  if (problem) problem.textContent = ''
  if (form) draft(form)
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
  const copying = closest(event, '[data-copy]')
  if (copying) void copy(copying)
  if (chosen && event.target === chosen) {
    chosen.checked = false // another tap takes an optional choice back
    chosen.dispatchEvent(new Event('input', { bubbles: true }))
    chosen = null
  }
})
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') return leave()
  since = Date.now()
  void flush()
})
addEventListener('pagehide', leave)
addEventListener('online', () => void flush())
setInterval(() => kept().length > 0 && void flush(), 30_000)
ready()
void flush()
