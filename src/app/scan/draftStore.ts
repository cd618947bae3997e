const name = 'lintel-draft'

/** What was filled into a form of the same visit; null where there is none. */
export const draftOf = (form: HTMLFormElement): URLSearchParams | null => {
  try {
    const fields = new URLSearchParams(sessionStorage.getItem(name) ?? '')
    return fields.get('Key') === form.querySelector<HTMLInputElement>('[name=Key]')?.value ? fields : null
  } catch {
    return null
  }
}

/** Keeps what is filled in, for this tab; null forgets it. */
export const keepDraft = (fields: URLSearchParams | null): void => {
  try {
    if (fields) sessionStorage.setItem(name, fields.toString())
    else sessionStorage.removeItem(name)
  } catch {}
}
