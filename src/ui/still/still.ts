/**
 * The still: static HTML shown before the scripts are loaded, in `#still` beside the hidden `#root`. The first rendered page replaces it in
 * one step, and takes over the text typed by then.
 */
const still = (): HTMLElement | null => globalThis.document?.getElementById('still') ?? null

/** What somebody did in the still: values by the field's name, the focused field, and whether the form was already sent. */
export type Begun = { values: Readonly<Record<string, string | boolean>>; focus: string | null; sent: boolean }

/** Shows the page in place of the still. Later calls do nothing. */
export const endStill = (): Begun | null => {
  const stands = still()
  if (!stands) return null
  const begun = begunIn(stands)
  stands.remove()
  document.getElementById('root')?.removeAttribute('hidden')
  return begun
}

const begunIn = (stands: HTMLElement): Begun => {
  const fields = [...stands.querySelectorAll<HTMLElement>('[data-field]')].flatMap(place => {
    const inputs = [...place.querySelectorAll('input')]
    const [input] = inputs
    return input ? [{ name: place.dataset.field ?? '', input, inputs }] : []
  })
  // A PIN has an input a digit.
  const values = fields.map(
    ({ name, input, inputs }) => [name, input.type === 'checkbox' ? input.checked : inputs.map(({ value }) => value).join('')] as const,
  )
  return {
    values: Object.fromEntries(values.filter(([, value]) => value !== '' && value !== false)),
    focus: fields.find(({ inputs }) => inputs.some(one => one === document.activeElement))?.name ?? null,
    sent: stands.dataset.sent !== undefined,
  }
}
