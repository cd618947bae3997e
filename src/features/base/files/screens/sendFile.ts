import { callOnce } from '../../../../ui/calls.ts'
import { sendPieces, untilThere } from '../../../../ui/pieces.ts'
import { groupOf, sessionStore } from '../../../../ui/session.ts'
import { fetchTold, type SendFile, type Sending } from '../../../../ui/uploads.ts'
import { CancelUpload, FinishUpload, GetUpload, PutPiece, StartUpload } from '../contract.ts'
import { uploadName } from '../rules.ts'
import { shrunk } from './shrink.ts'

type UploadPlace = { GroupId: string; BuildingId?: string; bucket: string; fileName: string }
/** What a call that takes the file over gets: once each, whatever is tried again. */
type Arrived = { UploadId: string; file: File; how: { signal: AbortSignal | undefined; idempotencyKey: string } }

/**
 * Makes a large photo smaller and sends it in pieces, going on by itself after a lost connection; `finish` takes over what has arrived.
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
  const file = await shrunk(chosen, () => undefined, signal)
  signal?.throwIfAborted()
  const place = placeOf(file)
  const begin = { ...place, Size: file.size }
  const idempotencyKey = crypto.randomUUID()
  const { UploadId } = await untilThere(() => callOnce(StartUpload, begin, { signal, idempotencyKey }), sending)
  const { GroupId } = place
  try {
    await sendPieces(file, keeperOf({ GroupId, UploadId }, signal), sending)
    return await untilThere(() => finish({ UploadId, file, how: { signal, idempotencyKey } }), sending)
  } catch (error) {
    void callOnce(CancelUpload, { GroupId, UploadId }).catch(() => undefined) // else it is forgotten after a day
    throw error
  }
}

const keeperOf = ({ GroupId, UploadId }: { GroupId: string; UploadId: string }, signal: AbortSignal | undefined) => ({
  put: async (piece: Blob, Offset: number, onSent: (bytes: number) => void) => {
    const Bytes = new Uint8Array(await piece.arrayBuffer())
    const told = fetchTold(share => onSent(share * piece.size))
    return (await callOnce(PutPiece, { GroupId, UploadId, Offset, Bytes }, { fetch: told, signal })).Offset
  },
  offset: async () => (await callOnce(GetUpload, { gId: GroupId, UploadId }, { signal })).Offset,
})

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

const chosenPlace = (): { gId: string; bId: string | null } => {
  const gId = groupOf(sessionStore.get())
  if (!gId) throw new Error('No account is chosen')
  return { gId, bId: sessionStore.get().selection.selectedPropertyId }
}

/** `202611210120` */
const minuteOf = (now: Date): string => now.toISOString().replace(/\D/g, '').slice(0, 12)
