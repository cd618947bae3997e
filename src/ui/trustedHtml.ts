type CleanHtml = (html: string) => string
let clean: CleanHtml | null = null

/**
 * Decides which strings may become HTML or the address of a script, where the browser asks (Trusted Types; the policies' names stand in
 * app/pages.ts). Text without `<` can make no element: the style sheets that Mantine writes. Scripts come from the portal's own assets.
 * All else is refused, HTML until a page of rich text has said how it is cleaned.
 */
export const guardHtml = (): void => {
  window.trustedTypes?.createPolicy('default', {
    createHTML: html => (html.includes('<') ? (clean ?? refuse)(html) : html),
    createScriptURL: address => (isOwnScript(address) ? address : refuse(address)),
  })
}

/** From now on strings with elements in them are cleaned so, instead of refused. */
export const cleanHtmlWith = (how: CleanHtml): void => {
  clean = how
}

const refuse = (text: string): never => {
  throw new TypeError(`A script may not make this of a string: ${text.slice(0, 80)}`)
}

let sandboxed: Pick<TrustedTypePolicy, 'createHTML'> | undefined
/** HTML as it is, for a frame without scripts and without an origin (`sandbox`), in which it can do nothing. */
export const sandboxedHtml = (html: string): string => {
  sandboxed ??= window.trustedTypes?.createPolicy('sandboxed', { createHTML: (one: string) => one })
  return (sandboxed?.createHTML(html) ?? html) as string // React hands it to the browser untouched, whatever it is
}

const isOwnScript = (address: string) => {
  const { origin, pathname } = new URL(address, location.href)
  return origin === location.origin && (pathname.startsWith('/assets/') || pathname === '/field/worker.js')
}
