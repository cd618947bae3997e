// The policy stands once in a page: only its own script makes pages and addresses of scripts out of text.
const pages = window.trustedTypes?.createPolicy('pages', { createHTML: html => html, createScriptURL: address => address })

/** Loads another script of ours; false where it could not be loaded. */
export const loadScript = (address: string): Promise<boolean> => {
  const script = document.createElement('script')
  const loaded = new Promise<boolean>(resolve => {
    script.onload = () => resolve(true)
    script.onerror = () => resolve(false)
  })
  script.src = (pages?.createScriptURL(address) ?? address) as string // what the browser takes where it asks for trusted ones
  document.head.append(script)
  return loaded
}

/** A page of ours as the server has sent it. No script in it runs: it is parsed apart, and its nodes are moved. */
export const parsePage = (html: string): Document =>
  new DOMParser().parseFromString((pages?.createHTML(html) ?? html) as string, 'text/html')
