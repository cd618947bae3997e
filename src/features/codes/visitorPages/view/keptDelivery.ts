import { isFile, type KeptAnswer, type KeptFile, keyIn, keyOf, replaceKept } from './kept.ts'
import { readKeptFile } from './keptFiles.ts'
import { NotTaken, type Sending, sendFile } from './sender.ts'
import type { Reply, SendForm } from './shown.ts'

/** What became of a kept answer, and how it is kept now: with what names its files, once they are sent. `problem`: a file of it was not taken. */
export type Delivery = { reply: Reply; one: KeptAnswer; problem?: string }

/** Takes what names files out of a form's body. */
export const dropFiles = (fields: URLSearchParams): void => {
  for (const name of [...fields.keys()].filter(isFile)) fields.delete(name)
}

/**
 * Sends a kept answer with its files: the files under the key of its form's page as it is now (of the same visit, so that nothing is counted
 * twice), then the answer. It is kept so before: sent twice, it is the same answer. Throws without a connection.
 */
export const deliverWithFiles = async (one: KeptAnswer & { readonly files: readonly KeptFile[] }, send: SendForm): Promise<Delivery> => {
  const { action, body } = one
  const page = await (one.bound ? send(action, body) : send(pageOf(action, keyOf(body))))
  const key = keyIn(page)
  // Its page's key has run out: what names the files is bound to the key as well.
  if (!key || (one.bound && (page.status !== 422 || key === keyOf(body)))) return { reply: page, one }
  const brought = await bring(one.files, action, key)
  if ('problem' in brought) return { reply: page, one, problem: brought.problem }
  const fields = new URLSearchParams(body)
  dropFiles(fields)
  fields.set('Key', key)
  for (const [name, value] of brought.named) fields.set(name, value)
  const next = { ...one, body: fields.toString(), bound: true } as const
  replaceKept(body, next)
  return { reply: await send(next.action, next.body), one: next }
}

const pageOf = (action: string, key: string): string => {
  const address = new URL(action)
  address.searchParams.set('t', key)
  return address.href
}

/** What names each file in the form's body, or why one was not taken. Throws without a connection. */
const bring = async (files: readonly KeptFile[], action: string, token: string) => {
  const named: [string, string][] = []
  for (const one of files) {
    const file = await readKeptFile(one)
    if (!file) return { problem: one.name }
    const cut = new AbortController()
    const sending: Sending = { signal: cut.signal, onShare: () => {}, onLost: is => is && cut.abort() }
    try {
      const taken = await sendFile(file, one.name, { action, token, field: one.field }, sending)
      named.push([`${one.field}.f${50 + named.length}`, taken.token])
    } catch (error) {
      if (cut.signal.aborted) throw error
      return { problem: [one.name, error instanceof NotTaken && error.message].filter(Boolean).join(': ') }
    }
  }
  return { named }
}
