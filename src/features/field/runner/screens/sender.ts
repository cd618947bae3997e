import type { AnyCall, Input, Output } from '../../../../core/call.ts'
import { languageStore } from '../../../../ui/language.ts'
import { backOff } from '../../../../ui/offline/backOff.ts'
import { bytesAt } from '../../../../ui/offline/pieces.ts'
import { CallError, NETWORK_CODE, type Sendable, send } from '../../../../ui/send.ts'
import { createStore } from '../../../../ui/store.ts'
import { GetUploads, PutWalkPiece, SendWalk } from '../../inspections/contract.ts'
import { mostItems } from '../../inspections/items.ts'
import { OpenTicket } from '../../phones/contract.ts'
import { hashBytes } from './hashBytes.ts'
import {
  type ItemChange,
  type KeptFile,
  type KeptItem,
  type KeptWalk,
  listWalks,
  noteSent,
  readFiles,
  readItems,
  readPieces,
} from './store.ts'
import { isEnded } from './walkLog.ts'

/** Why what waits could not be sent: no connection, a server that cannot take it just now, or its refusal with a message. */
export type SendFailure = { readonly kind: 'offline' } | { readonly kind: 'busy' } | { readonly kind: 'refused'; readonly message: string }
/** What the sender does. `changes` counts what has come of it: who shows what is kept reads it again. */
export type SenderState = { readonly isSending: boolean; readonly failure: SendFailure | null; readonly changes: number }
export const senderStore = createStore<SenderState>({ isSending: false, failure: null, changes: 0 })
const note = (change: Partial<SenderState>) => senderStore.set({ ...senderStore.get(), ...change })
/** Says that something is kept, or was sent, since. */
export const noteChange = () => note({ changes: senderStore.get().changes + 1 })

const describeFailure = (error: unknown): SendFailure => {
  if (!(error instanceof CallError) || error.code === NETWORK_CODE) return { kind: 'offline' }
  const isBusy = error.status === 429 || error.status >= 500
  return isBusy ? { kind: 'busy' } : { kind: 'refused', message: error.message }
}

/** Tokens of tickets, in memory only. */
const tokens = new Map<string, string>()
const transport = (token: string | null) => ({ token, language: languageStore.get() })

/** A call by the ticket of a phone; a token that is over is exchanged for once more. */
const callAs = async <C extends AnyCall>(ticket: string, call: C, input: Input<C>, again = true): Promise<Output<C>> => {
  const token = tokens.get(ticket) ?? (await openTicket(ticket))
  try {
    return (await send(call as Sendable, input, transport(token))) as Output<C> // the gate has checked it against call.output
  } catch (error) {
    if (!again || !(error instanceof CallError) || error.status !== 401) throw error
    tokens.delete(ticket)
    return callAs(ticket, call, input, false)
  }
}
const openTicket = async (Ticket: string): Promise<string> => {
  const { UserToken } = (await send(OpenTicket, { Ticket }, transport(null))) as Output<typeof OpenTicket> // as above
  tokens.set(Ticket, UserToken)
  return UserToken
}

/** Sends what waits of all walks. Only one page of the browser sends; the others find its lock taken. */
const sendAll = async (): Promise<void> => {
  const walks = await listWalks()
  const failures: unknown[] = []
  // One that is refused, as of a phone that is blocked in its account, does not hold the others.
  for (const walk of walks.filter(({ Over }) => !Over)) await sendWalk(walk).catch((error: unknown) => failures.push(error))
  const offline = failures.find(one => describeFailure(one).kind !== 'refused')
  if (failures.length > 0) throw offline ?? failures[0]
}

/** Text first, then files. */
const sendWalk = async (walk: KeptWalk): Promise<void> => {
  const items = await readItems(walk.InspectionId)
  const open = items.filter(({ State }) => State === 'kept')
  const files = await readFiles(walk.InspectionId)
  const fresh = files.filter(({ State }) => State === 'kept')
  for (let at = 0; at < open.length || at < fresh.length; at += mostItems)
    await sendBatch(walk, items.length, open.slice(at, at + mostItems), fresh.slice(at, at + mostItems))
  const waiting = (await readFiles(walk.InspectionId)).filter(({ State }) => State === 'announced')
  if (waiting.length > 0) await sendFiles(walk, waiting)
  // Nothing waits here, and the server still does: it says what it has.
  else if (open.length === 0 && isEnded({ items: items.map(({ item }) => item) })) await sendBatch(walk, items.length, [], [])
}

const sendBatch = async (walk: KeptWalk, Announced: number, items: readonly KeptItem[], files: readonly KeptFile[]): Promise<void> => {
  const { GroupId, BuildingId, RoundId, InspectionId, DeviceId, Pass } = walk
  const reply = await callAs(Pass.Ticket, SendWalk, {
    GroupId,
    BuildingId,
    RoundId,
    InspectionId,
    DeviceId,
    Announced,
    Name: Pass.Name,
    SentAt: Date.now(),
    Items: items.map(({ item }) => item),
    Files: files.map(({ FileId, Name, Size, Sha256 }) => ({ FileId, Name, Size, Sha256 })),
  })
  const changes = items.flatMap(({ seq }, i): ItemChange[] => {
    const receipt = reply.Receipts[i]
    if (!receipt) return []
    return [receipt.Result === 'refused' ? { seq, State: 'refused', Why: receipt.Why ?? 'shape' } : { seq, State: 'sent', Why: '' }]
  })
  await noteSent(InspectionId, { items: changes, files: files.map(one => ({ ...one, State: 'announced' })), Status: reply.Walk })
  noteChange()
}

const sendFiles = async (walk: KeptWalk, files: readonly KeptFile[]): Promise<void> => {
  const { GroupId: gId, BuildingId: bId, InspectionId: iptId, Pass } = walk
  const { Files } = await callAs(Pass.Ticket, GetUploads, { gId, bId, iptId })
  const there = new Map(Files.map(one => [one.FileId, one]))
  for (const file of files.toSorted((a, b) => a.Size - b.Size)) {
    const known = there.get(file.FileId)
    await (known ? sendFile(walk, file, known) : noteFile(walk, { ...file, State: 'refused', Why: '' }))
  }
  await sendBatch(walk, 0, [], []) // the reply says what the walk has become
}

type FileState = Output<typeof PutWalkPiece>
const sendFile = async (walk: KeptWalk, file: KeptFile, known: FileState): Promise<void> => {
  const { GroupId, BuildingId, InspectionId, Pass } = walk
  const pieces = await readPieces(file.FileId)
  let state = known
  while (state.State === 'Announced') {
    const { Offset } = state
    const Bytes = bytesAt(pieces, Offset)
    if (Bytes.length === 0) throw new Error('the bytes of a file are on this phone')
    const Sha256 = await hashBytes(Bytes)
    state = await callAs(Pass.Ticket, PutWalkPiece, { GroupId, BuildingId, InspectionId, FileId: file.FileId, Offset, Sha256, Bytes })
  }
  await noteFile(walk, { ...file, State: state.State === 'Received' ? 'sent' : 'refused', Why: state.Why })
}

const noteFile = async ({ InspectionId }: KeptWalk, file: KeptFile): Promise<void> => {
  await noteSent(InspectionId, { items: [], files: [file], Status: null })
  noteChange()
}

let failed = 0
let timer: ReturnType<typeof setTimeout> | undefined
let isWanted = false

/** Sends what waits, at once; while it sends, once more after it. What fails is tried again by itself, without end. */
export const sendNow = async (): Promise<void> => {
  clearTimeout(timer)
  isWanted = true
  if (senderStore.get().isSending) return
  note({ isSending: true })
  let failure: SendFailure | null = null
  while (isWanted) {
    isWanted = false
    failure = await lone(sendAll).then(
      () => null,
      (error: unknown) => describeFailure(error),
    )
  }
  failed = failure ? failed + 1 : 0
  if (failure) timer = setTimeout(() => void sendNow(), backOff(failed))
  note({ isSending: false, failure })
}

const lone = (run: () => Promise<void>): Promise<void> =>
  globalThis.navigator?.locks
    ? navigator.locks.request('lintel-field-send', { ifAvailable: true }, lock => (lock ? run() : undefined))
    : run()

/** Sends as the app opens, when the connection is back, when the page is seen again, and each half minute while it is. Gives what ends it. */
export const followConnection = (): (() => void) => {
  const again = () => {
    if (document.visibilityState === 'visible') void sendNow()
  }
  again()
  const each = setInterval(again, 30_000)
  addEventListener('online', again)
  document.addEventListener('visibilitychange', again)
  return () => {
    clearInterval(each)
    removeEventListener('online', again)
    document.removeEventListener('visibilitychange', again)
  }
}
