import { bytes, num, read, text, uuid, write, z } from '../../../core/call.ts'
import { FileRef } from '../../../core/fileRef.ts'
import { PIECE_MOST, startProblems, uploadProblems } from './rules.ts'

const MB = 1024 * 1024
const file = { fileName: text(500), bucket: text(200) }
const place = { GroupId: uuid(), BuildingId: z.optional(uuid()), ...file }
/** Base64 of so many bytes. The limit of the body is a little higher, so a file that is too large gets its own message. */
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
/** SHA-256 as hex. */
const sum = () => z.string().check(z.regex(/^[0-9a-f]{64}$/))
const whole = {
  /** Bytes of the whole file. */
  Size: z.int().check(z.minimum(1), z.maximum(1024 * MB)),
  /** Of the whole file: it is compared when the file has arrived. */
  Sha256: z.optional(sum()),
}
const piece = {
  Offset: num(),
  /** Of these bytes: others are refused at this field, and can be sent again. */
  Sha256: z.optional(sum()),
  Bytes: bytes(),
}
const named = { GroupId: uuid(), UploadId: uuid() }
/** How far an upload is: so many bytes of the file are kept, and the next piece begins there. */
const Arrived = z.object({ UploadId: uuid(), Offset: z.int(), Size: z.int() })

export const StartUpload = write('Upload/StartUpload', {
  summary: 'Begin to send a file in pieces, which goes on after a lost connection; unfinished, it is forgotten after a day',
  scope: 'group',
  anonymous,
  limit: 120,
  input: z.strictObject({ ...place, ...whole }),
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
  input: z.strictObject({ ...named, ...piece }),
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

const ownNamed = { UploadId: uuid() }

export const StartOwnUpload = write('Upload/StartOwnUpload', {
  summary:
    'Begin to send a file for an account that does not stand yet: it is the sender’s own until the call that makes the account takes it',
  scope: 'global',
  limit: 120,
  input: z.strictObject({ ...file, ...whole }),
  output: Arrived,
  check: startProblems,
})

export const GetOwnUpload = read('Upload/GetOwnUpload', {
  summary: 'How much of an own file has arrived, to go on from there',
  scope: 'global',
  input: z.strictObject(ownNamed),
  output: Arrived,
})

export const PutOwnPiece = write('Upload/PutOwnPiece', {
  summary: 'The next bytes of an own file, at most 8 MB',
  scope: 'global',
  limit: 600,
  bytes: 'Bytes',
  bodyLimit: PIECE_MOST,
  input: z.strictObject({ ...ownNamed, ...piece }),
  output: Arrived,
})

export const CancelOwnUpload = write('Upload/CancelOwnUpload', {
  summary: 'Forget an own file that is no longer wanted',
  scope: 'global',
  input: z.strictObject(ownNamed),
  output: z.object({ acId: uuid() }),
})
