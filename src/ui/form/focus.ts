import type { Problem } from '../../core/problem.ts'

/** The element of a form's field in the document; null if the screen does not show the field. */
export const shownField = (form: string, field: string): HTMLElement | null =>
  document.querySelector(
    `[data-form="${form}"] [data-field="${CSS.escape(field)}"], [data-form="${form}"][data-field="${CSS.escape(field)}"]`,
  )

const FIELDS_WITHIN = 10_000 // ms: a section that is still loading

/**
 * After the messages are drawn: focuses the first field that has one, in the order of the page, not of the problems. Waits for fields of
 * sections that are still loading, unless the focus moves meanwhile.
 */
export const focusFirst = (form: string, found: readonly Problem[]): void => {
  const until = performance.now() + FIELDS_WITHIN
  const before = document.activeElement
  const focusWhenShown = () => {
    const fields = found.map(problem => shownField(form, problem.Field)).filter(each => each !== null)
    fields.sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
    const first = fields[0]
    if (!first) {
      if (performance.now() < until && document.activeElement === before) setTimeout(focusWhenShown, 50)
      return
    }
    first.scrollIntoView({ block: 'center', behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth' })
    controlIn(first)?.focus({ preventScroll: true })
  }
  requestAnimationFrame(focusWhenShown)
}

/** After the fields are drawn: focuses the first one of a form. */
export const focusForm = (form: string): void => {
  requestAnimationFrame(() => {
    const place = document.querySelector<HTMLElement>(`form[data-form="${form}"]`)
    if (!place) return
    const first = place.querySelector<HTMLElement>('[data-field]') // an upload is a button, and still a field
    const control = (first && controlIn(first)) ?? controlIn(place)
    control?.focus({ preventScroll: true })
  })
}

/** After a save that did not succeed: the button that was busy meanwhile gets the focus back, unless a field has taken it. */
export const focusAgain = (button: HTMLElement | null): void => {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) button?.focus({ preventScroll: true })
  })
}

const usable = ':not(:disabled,[type=hidden],[tabindex="-1"])'

/** What is typed or chosen in; a button only where there is no input: the buttons that remove a chip stand before theirs. */
const controlIn = (place: HTMLElement): HTMLElement | null =>
  place.querySelector(`:is(input,textarea,select)${usable}`) ?? place.querySelector(`:is(button,[tabindex])${usable}`)
