import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { uploadMessages } from '../../../core/fileMessages.ts'
import { fillMessage, Refusal } from '../../../core/problem.ts'
import { uuidFrom } from '../../../platform/db/uuidv8.ts'
import { GetUploads, PutWalkPiece, TellWalk } from '../inspections/contract.ts'
import { type AttachedFile, largestFile, type WalkFile } from '../inspections/items.ts'
import type { PlainCaller } from './caller.server.ts'
import type { RoundAddress } from './model.ts'

const MB = 1024 * 1024
/** Bytes of the files of one form. They are held until they are in the store. */
const mostTogether = 60 * MB

/** A file of a form: the input by which it came, its bytes. */
export type FormFile = { readonly input: string; readonly name: string; readonly bytes: Buffer }

/** Gathers the files of one form. `take` throws `req.bdy.big` where they are too much together. */
export const openGathering = () => {
  const gathered: FormFile[] = []
  let size = 0
  const take = async (input: string, name: string, stream: Readable): Promise<void> => {
    const pieces: Buffer[] = []
    for await (const piece of stream) {
      if (!Buffer.isBuffer(piece)) continue
      size += piece.length
      if (size > mostTogether) throw new Refusal('req.bdy.big')
      pieces.push(piece)
    }
    const bytes = Buffer.concat(pieces)
    if (bytes.length > 0) gathered.push({ input, name, bytes })
  }
  return { gathered, take }
}

type Walk = RoundAddress & { iptId: string; StopId: string }
/** The id of a file follows from its bytes and its stop: the same photo sent again goes on where it was. */
const idOf = ({ iptId, StopId }: Walk, bytes: Uint8Array): string => uuidFrom(`${iptId} ${StopId} `, bytes)

export type TakenFile = { readonly input: string; readonly file: AttachedFile /** '': it was taken. */; readonly why: string }

/** Sends the files of a form to their walk: announced, then their bytes in pieces. Says of each whether it was taken. */
export const sendFiles = async (caller: PlainCaller, walk: Walk, files: readonly FormFile[]): Promise<TakenFile[]> => {
  if (files.length === 0) return []
  const { gId: GroupId, bId: BuildingId, rId: RoundId, iptId: InspectionId } = walk
  const small = files.filter(({ bytes }) => bytes.length <= largestFile)
  const announced = small.map(({ name, bytes }): WalkFile => {
    const Sha256 = createHash('sha256').update(bytes).digest('hex')
    return { FileId: idOf(walk, bytes), Name: name.slice(0, 200), Size: bytes.length, Sha256 }
  })
  await caller.call(TellWalk, { GroupId, BuildingId, RoundId, InspectionId, Items: [], Files: announced })
  const { Files: known } = await caller.call(GetUploads, { gId: walk.gId, bId: walk.bId, iptId: InspectionId })
  const taken: TakenFile[] = []
  for (const { input, name, bytes } of files) {
    const FileId = idOf(walk, bytes)
    const before = known.find(one => one.FileId === FileId)
    let at = before ?? { State: 'Refused' as const, Offset: 0, Why: tooLarge }
    while (at.State === 'Announced' && at.Offset < bytes.length) {
      const Bytes = bytes.subarray(at.Offset, at.Offset + MB)
      const next = await caller.call(PutWalkPiece, { GroupId, BuildingId, InspectionId, FileId, Offset: at.Offset, Bytes })
      if (next.State === 'Announced' && next.Offset <= at.Offset) break
      at = next
    }
    taken.push({ input, file: { FileId, Name: name.slice(0, 200) }, why: at.State === 'Received' ? '' : at.Why || tooLarge })
  }
  return taken
}
const tooLarge = fillMessage(uploadMessages.tooLarge, { size: largestFile / MB })
