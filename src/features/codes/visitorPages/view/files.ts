import { draftOf } from './draftStore.ts'
import type { ExtraScript } from './extraScript.ts'
import { dropFiles } from './keptDelivery.ts'
import { forget, keepFiles, type ReadyFile } from './keptFiles.ts'
import { NotTaken, type Sending, sendFile, shrinkPhoto } from './sender.ts'
import { letDraw } from './signing.ts'

/** Files of this page that are still being sent, each ended by its own way out. */
const underWay = new Map<HTMLElement, Promise<void>>()
const ending = new WeakMap<HTMLElement, AbortController>()
/** What each line sends, once it is ready to be sent; since when its connection is lost. */
const readyToSend = new WeakMap<HTMLElement, ReadyFile>()
const lostSince = new WeakMap<HTMLElement, number>()
/** So long a connection may be lost before the files are set aside, in ms; at once where the browser knows that there is none. */
const patience = 10_000

const wordsOf = (field: HTMLElement): string[] => JSON.parse(field.dataset.words ?? '[]') as string[] // our own page's
const [removeOf, sendingOf, lost, failed, full, waits] = [0, 1, 2, 3, 4, 5] as const
const word = (field: HTMLElement, which: number, name = ''): string => wordsOf(field)[which]?.replace('{name}', name) ?? ''
const fieldsIn = (form: HTMLFormElement) => form.querySelectorAll<HTMLElement>('[data-files]')
const listIn = (field: HTMLElement) => field.querySelector('.files')
const codeOf = (field: HTMLElement) => field.dataset.files ?? ''

/** Sets up the fields of a form that take files: buttons instead of the browser's inputs, a place to sign. */
const ready = (form: HTMLFormElement): void => {
  for (const field of fieldsIn(form)) {
    if (field.dataset.live !== undefined) continue
    field.dataset.live = ''
    for (const input of field.querySelectorAll<HTMLInputElement>('input')) if (input.type !== 'checkbox') input.required = false // asked for by `lacking`
    const camera = field.querySelector<HTMLElement>('[data-camera]')
    if (camera && matchMedia('(pointer: coarse)').matches) {
      camera.hidden = false
      camera.querySelector('input')?.removeAttribute('disabled')
    }
    for (const box of field.querySelectorAll<HTMLInputElement>('.files [type=checkbox]'))
      box.onchange = () => remove(field, box.closest('li'))
    letDraw(field, canvas => sign(field, canvas))
    limit(field)
  }
  const draft = draftOf(form, { sameVisit: true })
  if (draft) restore(form, draft)
}

/** Files were chosen: each begins to be sent at once. */
const choose = (input: HTMLInputElement): void => {
  const field = input.closest<HTMLElement>('[data-files]')
  if (!field) return
  say(field, '')
  for (const file of input.files ?? []) {
    if (room(field) <= 0) {
      say(field, word(field, full))
      break
    }
    add(field, file.name, Promise.resolve(file))
  }
  input.value = ''
  limit(field)
}

const room = (field: HTMLElement) => Number(field.dataset.most) - (listIn(field)?.children.length ?? 0)
const limit = (field: HTMLElement) => {
  for (const input of field.querySelectorAll<HTMLInputElement>('.pick:not([hidden]) input')) input.disabled = room(field) <= 0
}
const say = (field: HTMLElement, text: string) => {
  const problem = field.closest('fieldset')?.querySelector('.problem')
  if (problem) problem.textContent = text
}

const part = <T extends keyof HTMLElementTagNameMap>(tag: T, change: Partial<HTMLElementTagNameMap[T]> = {}): HTMLElementTagNameMap[T] =>
  Object.assign(document.createElement(tag), change)

/** `file` may still be made: null is none. */
const add = (field: HTMLElement, name: string, file: Promise<File | null>): HTMLLIElement => {
  const row = part('li')
  const away = part('button', { type: 'button', textContent: '×', ariaLabel: word(field, removeOf, name) })
  away.onclick = () => remove(field, row)
  row.append(part('span', { textContent: name }), part('progress', { max: 1, value: 0, ariaLabel: word(field, sendingOf, name) }), away)
  listIn(field)?.append(row)
  const controller = new AbortController()
  ending.set(row, controller)
  underWay.set(
    row,
    send(field, row, file, controller.signal).finally(() => underWay.delete(row)),
  )
  return row
}

const remove = (field: HTMLElement, row: HTMLLIElement | null) => {
  if (!row) return
  ending.get(row)?.abort()
  row.remove()
  limit(field)
  field.querySelector<HTMLElement>('.pick:not([hidden]) input, canvas')?.focus()
  changed(field)
}

const changed = (field: HTMLElement) => field.dispatchEvent(new Event('input', { bubbles: true }))

const send = async (field: HTMLElement, row: HTMLLIElement, made: Promise<File | null>, signal: AbortSignal): Promise<void> => {
  const form = field.closest('form')
  const bar = row.querySelector('progress')
  const state = part('p', { className: 'hint', role: 'status' })
  row.append(state)
  const sending: Sending = {
    signal,
    onShare: share => bar && (bar.value = share),
    onLost: is => {
      state.textContent = is ? word(field, lost) : ''
      if (!is) lostSince.delete(row)
      else if (!lostSince.has(row)) lostSince.set(row, Date.now())
    },
  }
  try {
    const chosen = await made
    if (!chosen) throw new NotTaken()
    const { file, name, thumb } = await shrinkPhoto(chosen)
    if (thumb) row.prepend(thumb)
    readyToSend.set(row, { field: codeOf(field), name, file })
    const to = { action: form?.action ?? '', token: form?.querySelector<HTMLInputElement>('[name=Key]')?.value ?? '', field: codeOf(field) }
    const taken = await sendFile(file, name, to, sending)
    row.append(hidden(field, taken.token))
    state.remove()
  } catch (error) {
    if (signal.aborted) return
    state.className = 'problem'
    state.textContent = (error instanceof NotTaken && error.message) || word(field, failed)
  }
  bar?.remove()
  changed(field)
}

let named = 0
/** Under a number that no file of this page has had: the order does not matter. */
const hidden = (field: HTMLElement, token: string) =>
  part('input', { type: 'hidden', name: `${codeOf(field)}.f${50 + (named++ % 50)}`, value: token })

const signed = 'signature.png'
const pictureOf = (canvas: HTMLCanvasElement): Promise<File | null> =>
  new Promise(done => canvas.toBlob(made => done(made && new File([made], signed, { type: made.type }))))

/** The signature as it is now; one that was drawn before gives way. */
const sign = (field: HTMLElement, canvas: HTMLCanvasElement | null) => {
  for (const row of field.querySelectorAll<HTMLElement>('.files li')) {
    ending.get(row)?.abort()
    row.remove()
  }
  if (canvas) add(field, signed, pictureOf(canvas)).hidden = true
  say(field, '')
}

const rowsIn = (form: HTMLFormElement) => [...form.querySelectorAll<HTMLElement>('.files li')]
const pause = () => new Promise<void>(resolve => setTimeout(resolve, 500))

const sent: ExtraScript['sent'] = async (form, tell) => {
  while (rowsIn(form).some(row => underWay.has(row))) {
    if (isLost(form)) return 'lost'
    const field = form.querySelector<HTMLElement>('[data-files]')
    if (field) tell(word(field, waits))
    await Promise.race([Promise.all(rowsIn(form).flatMap(row => underWay.get(row) ?? [])), pause()])
  }
  const wrong = rowsIn(form).find(row => row.querySelector('.problem'))
  if (wrong) wrong.hidden = false
  wrong?.scrollIntoView({ block: 'center' })
  return wrong ? 'refused' : 'sent'
}

/** Whether a connection that its files wait for is lost, and all of them are at hand. */
const isLost = (form: HTMLFormElement): boolean => {
  const rows = rowsIn(form)
  const most = navigator.onLine ? patience : 0
  return (
    rows.every(row => readyToSend.has(row)) &&
    rows.some(row => Date.now() - (lostSince.get(row) ?? Date.now()) >= most && lostSince.has(row))
  )
}

const setAside: ExtraScript['setAside'] = (form, fields) => {
  dropFiles(fields)
  return keepFiles(rowsIn(form).flatMap(row => readyToSend.get(row) ?? [])).catch(() => null)
}

const stop: ExtraScript['stop'] = form => {
  for (const row of rowsIn(form)) ending.get(row)?.abort()
}

/** A field of a form that must have a file and has none. */
const lacking = (form: HTMLFormElement): HTMLElement | null =>
  [...fieldsIn(form)]
    .find(
      field =>
        field.dataset.required !== undefined &&
        !field.querySelector('.files li') &&
        !field.querySelector<HTMLInputElement>('.typed input')?.value.trim(),
    )
    ?.querySelector<HTMLElement>('.pick:not([hidden]) input, .typed input') ?? null

/** Shows the files of a draft again. */
const restore = (form: HTMLFormElement, fields: URLSearchParams): void => {
  for (const field of fieldsIn(form)) {
    if (listIn(field)?.children.length) continue
    for (const [name, token] of fields)
      if (name.startsWith(`${codeOf(field)}.f`)) {
        const row = part('li')
        const fileName = token.split('.').slice(3).join('.')
        const away = part('button', { type: 'button', textContent: '×', ariaLabel: word(field, removeOf, fileName) })
        away.onclick = () => remove(field, row)
        row.append(part('span', { textContent: fileName }), away, hidden(field, token))
        listIn(field)?.append(row)
      }
    limit(field)
  }
}

addEventListener('change', ({ target }) => {
  if (target instanceof HTMLInputElement && target.type === 'file') choose(target)
})

/** What the second script does with files. */
export const files = { ready, sent, setAside, stop, forget, lacking }
