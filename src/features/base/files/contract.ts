import { bytes, num, read, text, uuid, write, z } from '../../../core/call.ts'
import { FileRef } from '../../../core/fileRef.ts'
import { PIECE_MOST, startProblems, uploadProblems } from './rules.ts'

const MB = 1024 * 1024
const place = { GroupId: uuid(), BuildingId: z.optional(uuid()), fileName: text(500), bucket: text(200) }
/** Base64 of so many bytes; the body has room for a little more, so that a file that is too large is told so in its own words. */
const base64 = (bytes: number) => z.string().check(z.minLength(1), z.maxLength(Math.ceil(bytes / 3) * 4 + 100))

export const UploadFile = write('Upload/UploadFile', {
  summary: 'Keep a file of up to 20 MB; what it may be stands with its bucket',
  scope: 'group',
  limit: 60,
  bodyLimit: 32 * MB,
  input: z.strictObject({ ...place, fileType: text(100), base64: base64(23 * MB) }),
  output: z.object({ fileUrl: z.string(), FileId: uuid() }),
  check: uploadProblems,
})

export const UploadImage = write('Upload/UploadImage', {
  summary: 'Keep a picture of up to 100 MB; what it may be stands with its bucket',
  scope: 'group',
  limit: 30,
  bodyLimit: 144 * MB,
  input: z.strictObject({ ...place, base64Image: base64(103 * MB) }),
  output: z.object({ imageUrl: z.string(), FileId: uuid() }),
  check: uploadProblems,
})

/** Who may send beside users: visitors of public pages, into the buckets that name them. */
const anonymous = ['Survey', 'Content']
const named = { GroupId: uuid(), UploadId: uuid() }
/** How far an upload is: so many bytes of the file are kept, and the next piece begins there. */
const Arrived = z.object({ UploadId: uuid(), Offset: z.int(), Size: z.int() })

export const StartUpload = write('Upload/StartUpload', {
  summary: 'Begin to send a file in pieces, which goes on after a lost connection; unfinished, it is forgotten after a day',
  scope: 'group',
  anonymous,
  limit: 120,
  input: z.strictObject({
    ...place,
    /** Bytes of the whole file. */
    Size: z.int().check(z.minimum(1), z.maximum(1024 * MB)),
    /** Of the whole file, as hex: it is compared when the file has arrived. */
    Sha256: z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/))),
  }),
  output: Arrived,
  check: startProblems,
})

export const GetUpload = read('Upload/GetUpload', {
  summary: 'How much of a file has arrived, to go on from there',
  scope: 'group',
  anonymous,
  input: z.strictObject({ gId: uuid(), UploadId: uuid() }),
  output: Arrived,
})

export const PutPiece = write('Upload/PutPiece', {
  summary: 'The next bytes of a file, at most 8 MB; refused where it goes on at another byte, which the refusal names',
  scope: 'group',
  anonymous,
  limit: 600,
  bytes: 'Bytes',
  bodyLimit: PIECE_MOST,
  input: z.strictObject({ ...named, Offset: num(), Bytes: bytes() }),
  output: Arrived,
})

export const FinishUpload = write('Upload/FinishUpload', {
  summary: 'Keep a file that has arrived whole, judged by what it holds; repeated, it is the same file',
  scope: 'group',
  limit: 120,
  input: z.strictObject(named),
  output: FileRef,
})

export const CancelUpload = write('Upload/CancelUpload', {
  summary: 'Forget a file that is no longer wanted, with what has arrived of it',
  scope: 'group',
  anonymous,
  input: z.strictObject(named),
  output: z.object({ acId: uuid() }),
})
