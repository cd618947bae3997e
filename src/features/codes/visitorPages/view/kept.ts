/** A file of a kept answer, of a field of its form: its bytes lie in the browser's storage under the id (`keptFiles.ts`). */
export type KeptFile = { readonly id: string; readonly field: string; readonly name: string }
/**
 * An answer that could not be sent: where it goes, the form's body, where it was given, what it said. Refused ones say why, and whether a form can
 * mend them. `files` were not sent yet, or (`bound`) are named in the body, which is sent again as it is.
 */
export type KeptAnswer = {
  readonly action: string
  readonly body: string
  readonly place?: string
  readonly said?: string
  readonly files?: readonly KeptFile[]
  readonly bound?: true
  readonly refused?: { readonly why: string; readonly form: boolean }
}
const name = 'lintel-kept'
/** A phone keeps so many; the next one stays in its form. */
export const most = 20

/** The kept answers of this browser, oldest first. */
export const readKeptAnswers = (): KeptAnswer[] => {
  try {
    const all: unknown = JSON.parse(localStorage.getItem(name) ?? '[]')
    return Array.isArray(all) ? all.filter(one => typeof one?.action === 'string' && typeof one.body === 'string') : []
  } catch {
    return []
  }
}

/** Keeps an answer, in the place of an earlier one that it corrects. `full`: no more are kept; `off`: the browser keeps nothing. */
export const keep = (answer: KeptAnswer, corrected?: string): 'kept' | 'full' | 'off' => {
  const others = readKeptAnswers().filter(one => one.body !== answer.body && one.body !== corrected)
  if (others.length >= most) return 'full'
  return write([...others, answer]) ? 'kept' : 'off'
}

/** Notes why an answer was refused; it stays kept. */
export const refuse = ({ body }: KeptAnswer, refused: NonNullable<KeptAnswer['refused']>): void =>
  void write(readKeptAnswers().map(one => (one.body === body ? { ...one, refused } : one)))

/** Keeps an answer in another form: its files are sent. */
export const replaceKept = (body: string, next: KeptAnswer): void =>
  void write(readKeptAnswers().map(one => (one.body === body ? next : one)))

/** Forgets an answer that was sent, or thrown away. */
export const release = (body: string): void => void write(readKeptAnswers().filter(one => one.body !== body))

const write = (all: KeptAnswer[]): boolean => {
  try {
    if (all.length > 0) localStorage.setItem(name, JSON.stringify(all))
    else localStorage.removeItem(name)
    return true
  } catch {
    return false
  }
}

/** Whether a field of a form's body names a file. */
export const isFile = (name: string): boolean => /\.f\d+$/.test(name)

/** The key of a form's body. */
export const keyOf = (body: string): string => new URLSearchParams(body).get('Key') ?? ''

/** The key of the form on a page. */
export const keyIn = ({ page }: { page: Document }): string | undefined => page.querySelector<HTMLInputElement>('[name=Key]')?.value
