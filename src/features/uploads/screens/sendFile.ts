import { callOnce } from '../../../ui/calls.ts'
import { groupOf, sessionStore } from '../../../ui/session.ts'
import type { SendFile } from '../../../ui/uploads.ts'
import { bucketOf } from '../buckets.ts'
import { UploadFile, UploadImage } from '../contract.ts'
import { shrinking, uploadName } from '../rules.ts'

/**
 * Sends a file to the store by its bucket and answers with its address: pictures by `Upload/UploadImage`, all else by
 * `Upload/UploadFile`. Large photos are made smaller first. `app/browser` gives it to the forms with `configureUploads`.
 */
export const uploadFile: SendFile = async (chosen, bucket, onProgress) => {
  const { gId, bId } = placeOf()
  const file = await shrunk(chosen)
  onProgress(0.2)
  const content = await base64(file)
  onProgress(0.4)
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

const base64 = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result.replace(/^[^,]*,/, '') : '')
    reader.onerror = () => reject(reader.error ?? new Error('The file cannot be read'))
    reader.readAsDataURL(file)
  })

/** A photo as a smaller JPEG; the file itself where it is small, no photo, or would not get smaller. */
const shrunk = async (file: File): Promise<File> => {
  const plan = shrinking(file)
  const picture = plan && (await createImageBitmap(file).catch(() => null))
  if (!plan || !picture) return file
  const scale = plan.most === null ? 1 : Math.min(1, plan.most / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: Math.round(picture.width * scale), height: Math.round(picture.height * scale) })
  const pen = canvas.getContext('2d')
  if (!pen) return file
  // A JPEG has no transparency: what shines through becomes white, not black.
  pen.fillStyle = 'white'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  const made = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/jpeg', plan.quality))
  return made && made.size < file.size ? new File([made], file.name.replace(/\.\w+$/, '.jpg'), { type: 'image/jpeg' }) : file
}
