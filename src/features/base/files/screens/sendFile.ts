import type { Input } from '../../../../core/call.ts'
import type { FileRef } from '../../../../core/fileRef.ts'
import { callOnce } from '../../../../ui/calls.ts'
import { sendPieces, untilThere } from '../../../../ui/pieces.ts'
import { groupOf, sessionStore } from '../../../../ui/session.ts'
import { fetchTold, type SendFile, type Sending } from '../../../../ui/uploads.ts'
import { type BucketName, bucketOf } from '../buckets.ts'
import {
  CancelOwnUpload,
  CancelUpload,
  FinishUpload,
  GetOwnUpload,
  GetUpload,
  PutOwnPiece,
  PutPiece,
  StartOwnUpload,
  StartUpload,
} from '../contract.ts'
import { uploadName } from '../rules.ts'
import { shrunk } from './shrink.ts'

/** Without an account the file waits as the sender's own, for the call that makes the account. */
type UploadPlace = { GroupId?: string; BuildingId?: string; bucket: string; fileName: string }
/** What a call that takes the file over gets: once each, whatever is tried again. */
type Arrived = { UploadId: string; file: File; how: { signal: AbortSignal | undefined; idempotencyKey: string } }

/**
 * Makes a large photo smaller, where its bucket does not want it as it is, and sends it in pieces, going on by itself after a lost connection; `finish` takes over what has arrived.
 * What is no longer wanted, or refused, is forgotten on the server too.
 */
export const sendInPieces = async <T>(
  chosen: File,
  sending: Sending,
  placeOf: (file: File) => UploadPlace,
  finish: (arrived: Arrived) => Promise<T>,
): Promise<T> => {
  const { signal } = sending
  sending.onProgress(0)
  const keepSize = bucketOf(placeOf(chosen).bucket)?.rule.keepSize ?? false
  const file = keepSize ? chosen : await shrunk(chosen, () => undefined, signal)
  signal?.throwIfAborted()
  const { GroupId, ...place } = placeOf(file)
  const begin = { ...place, Size: file.size }
  const calls = GroupId === undefined ? ownCalls : callsIn(GroupId)
  const idempotencyKey = crypto.randomUUID()
  const { UploadId } = await untilThere(() => calls.start(begin, { signal, idempotencyKey }), sending)
  try {
    await sendPieces(file, keeperOf(calls, UploadId, signal), sending)
    return await untilThere(() => finish({ UploadId, file, how: { signal, idempotencyKey } }), sending)
  } catch (error) {
    void calls.cancel({ UploadId }).catch(() => undefined) // else it is forgotten after a day
    throw error
  }
}

type How = Parameters<typeof callOnce>[2]
type Begun = Omit<Input<typeof StartUpload>, 'GroupId'>
type Piece = Input<typeof PutOwnPiece>
type Named = { UploadId: string }
type UploadCalls = {
  start: (begin: Begun, how: How) => Promise<Named>
  put: (piece: Piece, how: How) => Promise<{ Offset: number }>
  get: (named: Named, how: How) => Promise<{ Offset: number }>
  cancel: (named: Named) => Promise<unknown>
}

/** The calls that send into an account. */
const callsIn = (GroupId: string): UploadCalls => ({
  start: (begin, how) => callOnce(StartUpload, { GroupId, ...begin }, how),
  put: (piece, how) => callOnce(PutPiece, { GroupId, ...piece }, how),
  get: (named, how) => callOnce(GetUpload, { gId: GroupId, ...named }, how),
  cancel: named => callOnce(CancelUpload, { GroupId, ...named }),
})

/** Those of an own file. */
const ownCalls: UploadCalls = {
  start: ({ bucket, fileName, Size }, how) => callOnce(StartOwnUpload, { bucket, fileName, Size }, how),
  put: (piece, how) => callOnce(PutOwnPiece, piece, how),
  get: (named, how) => callOnce(GetOwnUpload, named, how),
  cancel: named => callOnce(CancelOwnUpload, named),
}

const keeperOf = (calls: UploadCalls, UploadId: string, signal: AbortSignal | undefined) => ({
  put: async (piece: Blob, Offset: number, onSent: (bytes: number) => void) => {
    const Bytes = new Uint8Array(await piece.arrayBuffer())
    const Sha256 = await sumOf(Bytes)
    const told = fetchTold(share => onSent(share * piece.size))
    return (await calls.put({ UploadId, Offset, Bytes, ...(Sha256 && { Sha256 }) }, { fetch: told, signal })).Offset
  },
  offset: async () => (await calls.get({ UploadId }, { signal })).Offset,
})

/** SHA-256 as hex; null where the browser does not have it: away from https and localhost. */
const sumOf = async (bytes: Uint8Array<ArrayBuffer>): Promise<string | null> => {
  if (!globalThis.isSecureContext) return null
  const sum = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return [...sum].map(byte => byte.toString(16).padStart(2, '0')).join('')
}

/** Sends a file to the store by its bucket and answers with its address. */
export const uploadFile: SendFile = async (chosen, bucket, sending) => {
  const { gId, bId } = chosenPlace()
  const placeOf = (file: File) => ({
    GroupId: gId,
    ...(bId && { BuildingId: bId }),
    bucket,
    fileName: uploadName(gId, bucket, file.name, minuteOf(new Date())),
  })
  const finish = ({ UploadId, how }: Arrived) => callOnce(FinishUpload, { GroupId: gId, UploadId }, how)
  return (await sendInPieces(chosen, sending, placeOf, finish)).Link ?? ''
}

/** Sends a file into a bucket of an account, or of a building of it, and answers with what a row keeps of it. */
export const sendFileRef = ({ GroupId, BuildingId }: { GroupId: string; BuildingId?: string }, bucket: BucketName) => {
  const placeOf = (file: File) => ({ GroupId, ...(BuildingId && { BuildingId }), bucket, fileName: file.name })
  const finish = ({ UploadId, how }: Arrived): Promise<FileRef> => callOnce(FinishUpload, { GroupId, UploadId }, how)
  return (chosen: File, sending: Sending): Promise<FileRef> => sendInPieces(chosen, sending, placeOf, finish)
}

const chosenPlace = (): { gId: string; bId: string | null } => {
  const gId = groupOf(sessionStore.get())
  if (!gId) throw new Error('No account is chosen')
  return { gId, bId: sessionStore.get().selection.selectedPropertyId }
}

/** `202611210120` */
const minuteOf = (now: Date): string => now.toISOString().replace(/\D/g, '').slice(0, 12)
