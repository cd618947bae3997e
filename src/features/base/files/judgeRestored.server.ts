import type { JudgeFile } from '../../../platform/account/readExport.ts'
import { acceptUpload } from '../../../platform/files/accept.ts'
import { bucketOf, signedOriginals } from './buckets.ts'

/** What the server itself makes and keeps as files: for mails and tasks, which an export leaves out with them. */
const made: readonly string[] = ['QrCode', 'Dashboard', 'Export', 'AccountExport']

/** Judges an uploaded file of an export as it was judged when it was uploaded: by its content, under the rule of its bucket. */
export const judgeRestored: JudgeFile = async (file, bytes) => {
  if (bytes.length !== file.size) return `it has ${bytes.length} bytes instead of ${file.size}.`
  if (file.bucket === signedOriginals) return judgeOriginal(file, bytes)
  const bucket = bucketOf(file.bucket)
  if (!bucket)
    return made.includes(file.bucket) && file.content_type !== 'text/html' && !file.public
      ? null
      : `nobody knows its bucket ${file.bucket}.`
  const accepted = await acceptUpload(bytes, { fileName: file.name, rule: bucket.rule.rule })
  if (!accepted.ok) return accepted.message.replace(/\.?$/, '.')
  if (accepted.contentType !== file.content_type) return `it says that it is ${file.content_type}, and is ${accepted.contentType}.`
  return file.public && !bucket.rule.open ? 'it is open to all, where such files are not.' : null
}

/** The bytes of a signed PDF are kept as they came, where they are such: nothing else needs it. */
const judgeOriginal: JudgeFile = async (file, bytes) => {
  const accepted = await acceptUpload(bytes, { fileName: file.name, rule: 'pdf', keepsOriginal: true })
  if (!accepted.ok) return accepted.message.replace(/\.?$/, '.')
  return accepted.original && !file.public && file.content_type === accepted.contentType ? null : 'it is no signed PDF.'
}
