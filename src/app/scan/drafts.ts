import { isChoice, isTyped } from './shown.ts'

const name = 'lintel-draft'

/** Remembers what is filled in, so that another language, or a reload, loses nothing of this visit. */
export const draft = (form: HTMLFormElement): void => {
  try {
    sessionStorage.setItem(name, new URLSearchParams(new FormData(form) as unknown as Record<string, string>).toString()) // a form without files
  } catch {}
}

/** Fills an empty form with the draft of the same visit. */
export const restoreDraft = (form: HTMLFormElement): void => {
  let fields = new URLSearchParams()
  try {
    fields = new URLSearchParams(sessionStorage.getItem(name) ?? '')
  } catch {}
  if (form.querySelector('input:checked') || fields.get('Key') !== form.querySelector<HTMLInputElement>('[name=Key]')?.value) return
  for (const field of form.elements) {
    if (isChoice(field)) field.checked = fields.get(field.name) === field.value
    else if (isTyped(field) && !field.value) field.value = fields.get(field.name) ?? ''
  }
}

/** The answer is on its way: no next visitor of this browser sees it. */
export const thanked = (): void => {
  try {
    sessionStorage.removeItem(name)
  } catch {}
}
