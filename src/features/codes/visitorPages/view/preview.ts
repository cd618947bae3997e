import { replacePage } from './shown.ts'
import { parsePage } from './trusted.ts'

// Shows in the editor's frame the pages that it sends. They can be looked at and tried; nothing leads away or is sent.

const tell = (what: { ready: true } | { language: string } | { sent: true }) => parent.postMessage(what, location.origin)

addEventListener('message', ({ origin, source, data }: MessageEvent<{ html?: unknown }>) => {
  if (origin !== location.origin || source !== parent || typeof data.html !== 'string') return
  const next = parsePage(data.html)
  document.documentElement.lang = next.documentElement.lang
  replacePage(next)
  for (const place of document.querySelectorAll<HTMLElement>('[data-sign]')) place.hidden = false // as its script shows it
})
addEventListener('click', event => {
  const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>('a, [type=submit]') : null
  if (!pressed) return
  event.preventDefault()
  if (!(pressed instanceof HTMLAnchorElement)) return tell({ sent: true })
  if (pressed.hreflang) tell({ language: pressed.hreflang })
})
addEventListener('submit', event => event.preventDefault())
tell({ ready: true })
