import { text, uuid, write, z } from '../../../core/call.ts'
import { uploadProblems } from './rules.ts'

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
