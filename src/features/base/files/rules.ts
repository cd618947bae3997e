import { sayWrongEnding, uploadMessages } from '../../../core/fileMessages.ts'
import { hints, misfit } from '../../../core/hints.ts'
import { fillMessage, type Problem, required } from '../../../core/problem.ts'
import type { SmallForm } from '../../../core/smallForms.ts'
import { bucketOf } from './buckets.ts'

const KB = 1024
const MB = 1024 * KB

/** Problems of an upload before its content is looked at. */
export const uploadProblems = (input: { fileName: string; bucket: string }): Problem[] => [
  ...required(input, ['fileName', 'bucket']),
  ...(input.bucket && !bucketOf(input.bucket) ? [misfit('bucket', hints.choice)] : []),
]

/** Bytes that a piece of an upload may have. */
export const PIECE_MOST = 8 * MB

/** The same of an upload in pieces, whose size and ending are known before its first byte. */
export const startProblems = (input: { fileName: string; bucket: string; Size: number }): Problem[] => {
  const found = bucketOf(input.bucket)
  if (!found) return uploadProblems(input)
  const { accept, largest } = found.rule
  const isAccepted = accept.some(ending => input.fileName.toLowerCase().trim().endsWith(ending))
  const tooLarge = fillMessage(uploadMessages.tooLarge, { size: Math.round(largest / MB) })
  return [
    ...uploadProblems(input),
    ...(input.fileName.trim() && !isAccepted
      ? [{ Field: 'fileName', Message: sayWrongEnding(input.fileName, accept, found.wrongType) }]
      : []),
    ...(input.Size > largest ? [{ Field: 'Size', Message: tooLarge }] : []),
  ]
}

/** The path of an upload: group id, type, a timestamp to the minute, the file's own name (A-RULE-077). */
export const uploadName = (gId: string, type: string, name: string, minute: string): string => [gId, type, minute, name].join('/')

/** The public file that an address names; null for any other address. It may name our host, and its name is for people only. */
export const fileAt = (address: string | null | undefined): { folder: string; name: string; group: string; id: string } | null => {
  const [, folder, group, id, name] = /^(?:https?:\/\/[^?#]+?)?(\/files\/([\w-]+)\/([\w-]+))\/([\w.-]+)$/.exec(address ?? '') ?? []
  return folder && group && id && name ? { folder, group, id, name } : null
}

/** Where a smaller form of a public picture is served. */
export const smallerAt = (address: string | null | undefined, form: SmallForm): string | null => {
  const file = fileAt(address)
  return file && `${file.folder}/${form}/${file.name}`
}

/** How a photo is made smaller before it is sent; null: it goes as it is. Pixels are the longer side. */
export type Shrinking = { quality: number; most: number | null } | null

/**
 * By size in bytes: under 300 KB untouched; quality 0.52, 0.85 under 1 MB, 0.92 above 5 MB; from 1 to 10 MB at most 1600 px, from 10 to
 * 20 MB at most 1400 px. What is no photo (SVG, animations) is never touched.
 */
export const shrinking = ({ size, type }: { size: number; type: string }): Shrinking => {
  if (size < 300 * KB || !/^image\/(jpeg|png|webp)$/.test(type)) return null
  const quality = size < MB ? 0.85 : size > 5 * MB ? 0.92 : 0.52
  return { quality, most: size < MB ? null : size <= 10 * MB ? 1600 : size <= 20 * MB ? 1400 : null }
}
