import { setTimeout as sleep } from 'node:timers/promises'
import type { Random } from '../src/platform/demo/random.ts'
import type { Session } from './installation.ts'
import type { SentWrite } from './load.ts'
import { type LoadRequest, type MadeVendor, pickWrite } from './mix.ts'
import type { TortureReply } from './send.ts'

type Ask = (asked: LoadRequest, session: Session, due: number | null, key: string) => Promise<TortureReply>
const tries = 12
const mostVendors = 500

/**
 * Writes, each under a mark and a key of its own, and keeps what they were answered. One that is not answered is sent again under its key,
 * half of the time; one that is told to come again always; one in twenty once more after its answer, which must be the same.
 */
export const openWriter = (random: Random, mark: string, ask: Ask) => {
  const sent: SentWrite[] = []
  const vendors: (MadeVendor & { session: Session })[] = []
  const takeVendor = (session: Session): MadeVendor | undefined => {
    const own = vendors.findIndex(one => one.session === session)
    return own < 0 ? undefined : vendors.splice(own, 1)[0]
  }
  const write = async (session: Session, due: number): Promise<void> => {
    const name = `${mark}-${sent.length}-`
    const { kind, bId, ...asked } = pickWrite(random, session, name, takeVendor(session))
    const one: SentWrite = { kind, mark: name, gId: session.gId, answers: [], replies: [] }
    sent.push(one)
    await sendUntilAnswered(one, random, attempt => ask(asked, session, attempt === 1 ? due : null, `key ${name}`))
    const [reply] = one.replies
    if (kind !== 'AddVendor' || !reply || vendors.length >= mostVendors) return
    const { acId, Version } = JSON.parse(reply).data
    vendors.push({ acId, Version, VendorName: name, bId, session })
  }
  return { write, sent }
}

const sendUntilAnswered = async (one: SentWrite, random: Random, ask: (attempt: number) => Promise<TortureReply>): Promise<void> => {
  const [persists, repeats] = [random() < 0.5, random() < 0.05]
  for (let attempt = 1; attempt <= tries; attempt++) {
    const { status, body } = await ask(attempt)
    one.answers.push(status)
    if (status === 200) one.replies.push(body)
    const answered = status !== 0 && status !== 503
    if (answered && !(repeats && status === 200 && one.replies.length === 1)) return
    if (status === 0 && !persists) return
    await sleep(Math.min(2000, 100 * attempt))
  }
}
