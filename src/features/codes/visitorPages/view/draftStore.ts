const name = 'lintel-draft'
const placeOf = (form: HTMLFormElement): string => {
  const { pathname, searchParams } = new URL(form.action)
  return `${pathname} ${searchParams.get('i') ?? ''}`
}

/** What was filled into this form in this tab; null where there is nothing. `sameVisit`: only before its page was opened anew. */
export const draftOf = (form: HTMLFormElement, { sameVisit = false } = {}): URLSearchParams | null => {
  try {
    const [place, text = ''] = (sessionStorage.getItem(name) ?? '').split('\n')
    const fields = new URLSearchParams(text)
    const isVisit = fields.get('Key') === form.querySelector<HTMLInputElement>('[name=Key]')?.value
    return place === placeOf(form) && (isVisit || !sameVisit) ? fields : null
  } catch {
    return null
  }
}

/** Keeps what is filled into a form, for this tab. */
export const keepDraft = (form: HTMLFormElement, fields: URLSearchParams): void => {
  try {
    sessionStorage.setItem(name, `${placeOf(form)}\n${fields}`)
  } catch {}
}

/** Forgets what was filled in. */
export const forgetDraft = (): void => {
  try {
    sessionStorage.removeItem(name)
  } catch {}
}
