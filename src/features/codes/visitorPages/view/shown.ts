/** Tells the script that a page of ours has taken the place of another. */
export const pageShown = 'lintel-page'

/** A line above the page's purpose; empty words take it away. */
export const notice = (title: string, text: string): void => say(document.getElementById('notice'), title, text)

/** Fills a place with a title and a text, on two lines. */
export const say = (place: Element | null, title: string, text: string): void => {
  const strong = document.createElement('strong')
  strong.textContent = title
  place?.replaceChildren(strong, title && text ? document.createElement('br') : '', text)
}

/** The words of the page in the visitor's language, which stand at the notice. */
export const word = (key: string): string => document.getElementById('notice')?.dataset[key] ?? ''

/** A page of ours that the server has answered with. */
export type Reply = { readonly status: number; readonly url: string; readonly redirected: boolean; readonly page: Document }

/** Sends a form, or asks for its page where there is no body. Throws where there is no signal. */
export type SendForm = (action: string, body?: string) => Promise<Reply>

/** Only an answer that was stored leads to the words of thanks, or to the page of its request. */
export const wasStored = ({ redirected, url }: Reply): boolean => redirected && /\/thanks$|\/r\/[^/]+$/.test(new URL(url).pathname)
export const forNow = ({ status }: Reply): boolean => status >= 500 || status === 429 || status === 408
export const formIn = (page: Document): HTMLFormElement | null => page.querySelector('form[data-answer]')

/** The inputs of a form that are chosen, and those that are typed. */
export const isChoice = (field: Element): field is HTMLInputElement => field.matches('[type=radio], [type=checkbox]')
export const isTyped = (field: Element): field is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement =>
  field.matches('input:not([type=hidden], [type=radio], [type=checkbox], [type=file]), select, textarea')

/** What a form says without its files, which are sent by themselves. */
export const textIn = (form: HTMLFormElement): URLSearchParams =>
  new URLSearchParams([...new FormData(form)].filter((field): field is [string, string] => typeof field[1] === 'string'))

/** Why a page refuses an answer: the title and the text of a page without a form, or the problems of its form. */
export const reasonIn = (page: Document): { title: string; text: string } => {
  if (!formIn(page)) return { title: said(page, '.said h1'), text: said(page, '.said p') || word('refused') }
  const problems = [...page.querySelectorAll('.problem:not(#form-problem)')].map(one => one.textContent).filter(Boolean)
  return { title: '', text: problems.join(' ') || said(page, '#form-problem') }
}
const said = (page: Document, selector: string): string => page.querySelector(selector)?.textContent ?? ''

/** Puts a page of ours in the place of this one: its title, its type's style, its body. */
export const replacePage = (page: Document): void => {
  document.title = page.title
  document.querySelector('[data-type]')?.remove()
  document.head.append(page.querySelector('[data-type]') ?? '')
  document.body.replaceWith(page.body)
}

/** The same for what the server has answered, without loading the page again. */
export const showPage = ({ page, redirected, url }: Reply): void => {
  replacePage(page)
  if (redirected) history.replaceState(null, '', url)
  scrollTo(0, 0)
  document.dispatchEvent(new Event(pageShown))
  const wrong = document.querySelector<HTMLElement>('[aria-invalid] input, :is(input, select, textarea)[aria-invalid]')
  const title = document.querySelector<HTMLElement>('h1')
  title?.setAttribute('tabindex', '-1')
  ;(wrong ?? title)?.focus()
}
