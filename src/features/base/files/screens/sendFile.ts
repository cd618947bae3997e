import { callOnce } from '../../../../ui/calls.ts'
import { groupOf, sessionStore } from '../../../../ui/session.ts'
import { fetchTold, type SendFile, type Sending } from '../../../../ui/uploads.ts'
import { bucketOf } from '../buckets.ts'
import { UploadFile, UploadImage } from '../contract.ts'
import { uploadName } from '../rules.ts'
import { shrunk } from './shrink.ts'

/** What is done of an upload once the picture is smaller, once the file is read, and once it is sent: the rest is the server's. */
const sharesOf = { shrunk: 0.2, read: 0.25, sent: 0.95 }

type How = { fetch: typeof fetch; signal: AbortSignal | undefined }

/** Makes a large photo smaller, reads the file and gives it to a call of `send`, telling how far it is all the while. */
export const sendWith = async <T>(
  chosen: File,
  { onProgress, signal }: Sending,
  send: (file: File, content: string, how: How) => Promise<T>,
): Promise<T> => {
  const file = await shrunk(chosen, share => onProgress(share * sharesOf.shrunk), signal)
  const content = await base64(file)
  signal?.throwIfAborted()
  onProgress(sharesOf.read)
  const told = fetchTold(sent => onProgress(sharesOf.read + sent * (sharesOf.sent - sharesOf.read)))
  return send(file, content, { fetch: told, signal })
}

/** Sends a file to the store by its bucket and answers with its address: pictures by `Upload/UploadImage`, all else by `Upload/UploadFile`. */
export const uploadFile: SendFile = (chosen, bucket, sending) => {
  const { gId, bId } = placeOf()
  return sendWith(chosen, sending, async (file, content, how) => {
    const place = {
      GroupId: gId,
      ...(bId && { BuildingId: bId }),
      bucket,
      fileName: uploadName(gId, bucket, file.name, minuteOf(new Date())),
    }
    const isPicture = ['avatar', 'picture', 'logo', 'editorImage'].includes(bucketOf(bucket)?.rule.rule ?? '')
    if (isPicture) return (await callOnce(UploadImage, { ...place, base64Image: content }, how)).imageUrl
    const fileType = file.type || (file.name.split('.').at(-1) ?? '')
    return (await callOnce(UploadFile, { ...place, fileType, base64: content }, how)).fileUrl
  })
}

const placeOf = (): { gId: string; bId: string | null } => {
  const gId = groupOf(sessionStore.get())
  if (!gId) throw new Error('No account is chosen')
  return { gId, bId: sessionStore.get().selection.selectedPropertyId }
}

/** `202611210120` */
const minuteOf = (now: Date): string => now.toISOString().replace(/\D/g, '').slice(0, 12)

/** The bytes of a file as base64, as the calls take them. */
const base64 = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result.replace(/^[^,]*,/, '') : '')
    reader.onerror = () => reject(reader.error ?? new Error('The file cannot be read'))
    reader.readAsDataURL(file)
  })
