import { shrinking } from '../../../base/files/rules.ts'

/** Milliseconds until another try, longer each time, and until a piece counts as lost. */
const waits = [1000, 2000, 4000, 8000, 15_000]
const patience = 60_000

/** The states of a file while it is sent; `said`: why it was not accepted. */
export type Sending = { signal: AbortSignal; onShare: (share: number) => void; onLost: (lost: boolean) => void }
/** Where a form sends its files: its address, what proves its visit, the field. */
export type FileTarget = { action: string; token: string; field: string }
type Answer = { id?: string; piece?: number; at?: number; token?: string; name?: string; problem?: string }

/** A file was not taken; the message says why, in the page's language, where the server has said so. */
export class NotTaken extends Error {}

/** Sends a file piece by piece and goes on by itself after a lost connection. Gives what names it in its form. Throws `NotTaken`. */
export const sendFile = async (file: Blob, name: string, to: FileTarget, sending: Sending): Promise<{ token: string; name: string }> => {
  const begun = await ask(addressOf(to), new URLSearchParams({ Field: to.field, Name: name, Size: String(file.size) }), sending)
  let at = 0
  for (;;) {
    const more = { at: String(at), field: to.field }
    const piece = new Blob([file.slice(at, at + (begun.piece ?? file.size))], { type: 'application/octet-stream' })
    const said = await ask(addressOf(to, `/${begun.id}`, more), piece, sending)
    if (said.token) return { token: said.token, name: said.name ?? name }
    at = said.at ?? 0 // it may have come though its answer was lost
    sending.onShare(at / file.size)
  }
}

/** The form's own address leads to the code: what a page of a request adds to it is left out. */
const addressOf = ({ action, token }: FileTarget, tail = '', more: Record<string, string> = {}): string => {
  const url = new URL(action)
  url.pathname = `${url.pathname.replace(/\/r\/.*/, '')}/files${tail}`
  for (const [name, value] of Object.entries({ ...more, t: token })) url.searchParams.set(name, value)
  return url.href
}

/** Asks until there is an answer; no connection, and a server that has too much to do, are waited for. */
const ask = async (address: string, body: BodyInit, { signal, onLost }: Sending): Promise<Answer> => {
  for (let tries = 0; ; tries++) {
    signal.throwIfAborted()
    const reply = await fetch(address, { method: 'POST', body, signal: either(signal) }).catch(() => null)
    signal.throwIfAborted()
    const passing = !reply || reply.status >= 500 || reply.status === 429 || reply.status === 408
    onLost(passing)
    if (!passing) {
      const said: Answer = await reply.json().catch(() => ({}))
      if (reply.ok) return said
      throw new NotTaken(said.problem)
    }
    await pause(waits[Math.min(tries, waits.length - 1)] ?? 0)
  }
}

const either = (signal: AbortSignal): AbortSignal => AbortSignal.any?.([signal, AbortSignal.timeout(patience)]) ?? signal

/** Waits so long, or until the browser says that there is a connection again. */
const pause = (milliseconds: number): Promise<void> =>
  new Promise(resolve => {
    const end = () => {
      clearTimeout(timer)
      removeEventListener('online', end)
      resolve()
    }
    const timer = setTimeout(end, milliseconds)
    addEventListener('online', end)
  })

/** A photo upright and as a smaller JPEG, and a small picture of it; the file as it is where it is no photo, or would not get smaller. */
export const shrinkPhoto = async (file: File): Promise<{ file: Blob; name: string; thumb: HTMLCanvasElement | null }> => {
  const asItIs = { file, name: file.name, thumb: null }
  if (!file.type.startsWith('image/')) return asItIs
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const thumb = drawn(picture, 168)
    const plan = shrinking(file)
    const made =
      plan && (await new Promise<Blob | null>(done => drawn(picture, plan.most ?? 2000).toBlob(done, 'image/jpeg', plan.quality)))
    picture.close()
    return made && made.size < file.size ? { file: made, name: file.name.replace(/\.\w+$/, '.jpg'), thumb } : { ...asItIs, thumb }
  } catch {
    return asItIs // the server judges it
  }
}

const drawn = (picture: ImageBitmap, most: number): HTMLCanvasElement => {
  const canvas = document.createElement('canvas')
  const scale = Math.min(1, most / Math.max(picture.width, picture.height))
  canvas.width = Math.round(picture.width * scale)
  canvas.height = Math.round(picture.height * scale)
  const pen = canvas.getContext('2d')
  if (!pen) return canvas
  pen.fillStyle = '#fff' // a JPEG has no transparency
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas
}
