import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { createAppRouter } from '../../ui/router.tsx'
import { configureSay } from '../../ui/say.ts'
import { carryToken, configureSession, isRemembered } from '../../ui/session.ts'
import { guardHtml } from '../../ui/trustedHtml.ts'
import { UiRoot } from '../../ui/UiRoot.tsx'
import { entrances } from './entrances.ts'

guardHtml()
configureSession(...entrances.flatMap(one => one.ports ?? []))
configureSay(() => import('./messages.ts'))
carryToken(document.querySelector<HTMLMetaElement>('meta[name="print-token"]')?.content ?? null)

const frame = () => import('./PortalFrame.tsx')
// The ways in stand in this file; all other pages come with the frame, whose file holds their addresses.
const ways = entrances.flatMap(one => one.routes ?? [])
const rest = async () => {
  const { ports, routes } = await import('./features.ts')
  configureSession(...ports)
  return routes
}
const root = document.getElementById('root')

/** Milliseconds after which a page that is slow to come is waited for in sight. */
const SLOW = 300

/** The still stands meanwhile: what starts the portal comes in short turns, between which the browser takes what is typed and clicked. */
const start = async () => {
  // Where they do not come, the router asks again, and its page of errors tells.
  const all = isRemembered() ? await rest().catch(() => null) : null
  const router = all ? createAppRouter(all, { frame, top: frame }) : createAppRouter(ways, { frame, top: frame }, { rest })
  let shown = false
  const show = () => {
    if (!root || shown) return
    shown = true
    startTransition(() => createRoot(root).render(<UiRoot router={router} />))
  }
  setTimeout(() => void router.load().then(show, show))
  setTimeout(show, SLOW)
}

// Who begins to sign in will need the frame: it comes while they type.
addEventListener('input', () => void Promise.all([frame(), rest()]).catch(() => null), { once: true })
// Browsers without Temporal (Safari, Chromium before 144) load it before the first page.
const temporal = 'Temporal' in globalThis ? Promise.resolve() : import('./temporal.ts')
void temporal.then(() => setTimeout(() => void start()))
