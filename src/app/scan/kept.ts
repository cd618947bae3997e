/** An answer that could not be sent: where it goes and the form's body. */
export type Kept = { readonly action: string; readonly body: string }
const name = 'lintel-kept'
const most = 20

/** The kept answers of this browser, oldest first. */
export const kept = (): Kept[] => {
  try {
    return JSON.parse(localStorage.getItem(name) ?? '[]')
  } catch {
    return []
  }
}

/** Keeps an answer; false where the browser keeps nothing. */
export const keep = (action: string, body: string): boolean =>
  write([...kept().filter(one => one.body !== body), { action, body }].slice(-most))

/** Forgets an answer that was sent. */
export const release = ({ body }: Kept): void => void write(kept().filter(one => one.body !== body))

const write = (all: Kept[]): boolean => {
  try {
    if (all.length > 0) localStorage.setItem(name, JSON.stringify(all))
    else localStorage.removeItem(name)
    return true
  } catch {
    return false
  }
}
