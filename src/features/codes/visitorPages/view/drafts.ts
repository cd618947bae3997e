import { draftOf, forgetDraft, keepDraft } from './draftStore.ts'
import { isChoice, isTyped, textIn } from './shown.ts'

/** Remembers what is filled in, so that another language, or a reload, loses nothing. */
export const draft = (form: HTMLFormElement): void => keepDraft(form, textIn(form))

/** Fills an empty form with its draft of this tab. */
export const restoreDraft = (form: HTMLFormElement): void => {
  const fields = draftOf(form)
  if (!fields || form.querySelector('input:checked')) return
  for (const field of form.elements) {
    if (isChoice(field)) field.checked = fields.get(field.name) === field.value
    else if (isTyped(field) && !field.value) field.value = fields.get(field.name) ?? ''
  }
}

/** The answer is on its way: no next visitor of this browser sees it. */
export const forgetSentDraft = (): void => forgetDraft()
