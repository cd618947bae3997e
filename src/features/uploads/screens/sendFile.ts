import { callOnce } from '../../../ui/calls.ts'
import { groupOf, sessionStore } from '../../../ui/session.ts'
import type { SendFile } from '../../../ui/uploads.ts'
import { bucketOf } from '../buckets.ts'
import { UploadFile, UploadImage } from '../contract.ts'
import { uploadName } from '../rules.ts'
import { shrunk } from './shrink.ts'

/** What is done of an upload once the picture is smaller, and once the file is read. */
const sharesOf = { shrunk: 0.4, read: 0.5 }

/**
 * Sends a file to the store by its bucket and answers with its address: pictures by `Upload/UploadImage`, all else by
 * `Upload/UploadFile`. Large photos are made smaller first.
 */
export const uploadFile: SendFile = async (chosen, bucket, onProgress) => {
  const { gId, bId } = placeOf()
  const file = await shrunk(chosen, share => onProgress(share * sharesOf.shrunk))
  const content = await base64(file)
  onProgress(sharesOf.read)
  const place = {
    GroupId: gId,
    ...(bId && { BuildingId: bId }),
    bucket,
    fileName: uploadName(gId, bucket, file.name, minuteOf(new Date())),
  }
  const isPicture = ['avatar', 'picture', 'logo', 'editorImage'].includes(bucketOf(bucket)?.rule.rule ?? '')
  if (isPicture) return (await callOnce(UploadImage, { ...place, base64Image: content })).imageUrl
  return (await callOnce(UploadFile, { ...place, fileType: file.type || (file.name.split('.').at(-1) ?? ''), base64: content })).fileUrl
}

const placeOf = (): { gId: string; bId: string | null } => {
  const gId = groupOf(sessionStore.get())
  if (!gId) throw new Error('No account is chosen')
  return { gId, bId: sessionStore.get().selection.selectedPropertyId }
}

/** `202611210120` */
const minuteOf = (now: Date): string => now.toISOString().replace(/\D/g, '').slice(0, 12)

/** The bytes of a file as base64, as the calls take them. */
export const base64 = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result.replace(/^[^,]*,/, '') : '')
    reader.onerror = () => reject(reader.error ?? new Error('The file cannot be read'))
    reader.readAsDataURL(file)
  })
