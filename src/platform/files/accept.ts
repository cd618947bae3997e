import { fileTypeFromBuffer } from 'file-type'
import { fileMessages, sayOtherFormat, sayWrongEnding, uploadMessages } from '../../core/fileMessages.ts'
import { fillMessage } from '../../core/problem.ts'
import { readCompoundFile } from './compoundFile.ts'
import { displayName } from './displayName.ts'
import { officeKind } from './office.ts'
import { readPdf } from './pdfCheck.ts'
import { type Encoded, encodeRaster, mostMegapixels, type PictureFault, type RasterKind } from './raster.ts'
import { svgToPng } from './svgToPng.ts'
import { type FileKind, kindContentTypes, kindExtensions, type UploadRule, type UploadRuleName, uploadRules } from './uploadRules.ts'
import { openZip } from './zipGuard.ts'

export type AcceptedUpload = {
  readonly ok: true
  /** What may be stored: pictures as we encoded them, documents as they came. */
  readonly bytes: Uint8Array
  readonly contentType: string
  readonly extension: string
  readonly displayName: string
  readonly width?: number
  readonly height?: number
  /** Of a signed PDF that was cleaned, as it came, for a caller that keeps it beside the cleaned one. */
  readonly original?: Uint8Array
}

export type UploadRefusal = {
  readonly ok: false
  readonly code: 'too-large' | 'not-image' | 'not-type' | 'wrong-type'
  readonly message: string
}

/** Decides by content whether a file may be kept under a rule, and makes the bytes that are kept. Source: rules of uploads, B-RULE-055 to 060. */
export async function acceptUpload(
  bytes: Uint8Array,
  { fileName, rule, keepsOriginal = false }: { readonly fileName: string; readonly rule: UploadRuleName; readonly keepsOriginal?: boolean },
): Promise<AcceptedUpload | UploadRefusal> {
  const allowed: UploadRule = uploadRules[rule]
  if (bytes.byteLength > allowed.maxBytes) return tooLarge(allowed)
  const name = displayName(fileName)
  const claimed = allowed.kinds.find(kind => kindExtensions[kind].includes(name.extension))
  const endings = allowed.kinds.map(kind => `.${kind}`)
  const otherwise = allowed.image ? notImage : notType(allowed)
  if (!claimed) {
    const message = sayWrongEnding(`x.${name.extension}`, endings, otherwise.message)
    return message === otherwise.message ? otherwise : refuse(message)
  }
  const content = await readContent(bytes)
  if (content === 'heic') return refuse(takesPhotos(allowed) ? uploadMessages.heic : uploadMessages.wrongType)
  if (content === null || content === 'picture' || !allowed.kinds.includes(content.kind)) {
    if (!allowed.image) return refuse(sayUnread(bytes, claimed))
    return content === 'picture' || (content && isPicture(content.kind)) ? refuse(sayOtherFormat(endings)) : notImage
  }
  if (content.kind !== claimed && !(isPhotoName(claimed) && isRaster(content.kind))) return wrongType
  const kept = await content.make()
  if ('refused' in kept) return refuse(kept.refused)
  if (kept.original && !keepsOriginal) return refuse(uploadMessages.signedPdf) // cleaned, its signature would not hold
  const extension = kindExtensions[kept.kind][0]
  const { kind, ...rest } = kept
  return { ok: true, ...rest, contentType: kindContentTypes[kind], extension, displayName: `${name.stem}.${extension}` }
}

const tooLarge = (rule: UploadRule): UploadRefusal => ({
  ok: false,
  code: 'too-large',
  message: fillMessage(uploadMessages.tooLarge, { size: Math.round(rule.maxBytes / 1024 / 1024) }),
})
const notImage: UploadRefusal = { ok: false, code: 'not-image', message: fileMessages.notImage }
const notType = ({ types }: UploadRule): UploadRefusal => ({
  ok: false,
  code: 'not-type',
  message: fillMessage(fileMessages.notType, { types }),
})
const refuse = (message: string): UploadRefusal => ({ ok: false, code: 'wrong-type', message })
const wrongType = refuse(uploadMessages.wrongType)

/** Programs of phones name any photo .jpg, also a WebP or a PNG: the content says what it is. */
const isPhotoName = (claimed: FileKind): boolean => claimed === 'jpg' || claimed === 'webp'
const takesPhotos = ({ kinds }: UploadRule): boolean => kinds.includes('jpg')
const isPicture = (kind: FileKind): boolean => isRaster(kind) || kind === 'svg'
const isRaster = (kind: FileKind): boolean => Object.values<FileKind>(rasters).includes(kind)

/** Why a file that is what its name says was not taken: a PDF or a document of Office that our guards refuse. */
const sayUnread = (bytes: Uint8Array, claimed: FileKind): string => {
  const start = Buffer.from(bytes.subarray(0, 8))
  if (claimed === 'pdf' && start.toString('latin1').startsWith('%PDF-')) return uploadMessages.lockedPdf
  const isContainer = start.toString('latin1').startsWith('PK') || start.toString('hex') === 'd0cf11e0a1b11ae1'
  return isContainer && ['xlsx', 'xls', 'docx', 'doc'].includes(claimed) ? uploadMessages.lockedOffice : uploadMessages.wrongType
}

type Kept = {
  readonly kind: FileKind
  readonly bytes: Uint8Array
  readonly width?: number
  readonly height?: number
  readonly original?: Uint8Array
}
type Refused = { readonly refused: string }
type Content = { readonly kind: FileKind; readonly make: () => Promise<Kept | Refused> }

/** What the bytes are. Containers are opened by our own guards; no library sees them before. */
async function readContent(bytes: Uint8Array): Promise<Content | 'heic' | 'picture' | null> {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 8))
  if (start.subarray(0, 2).toString('latin1') === 'PK') return asIs(await officeContent(bytes), bytes)
  if (start.toString('hex') === 'd0cf11e0a1b11ae1') return asIs(readCompoundFile(bytes), bytes)
  if (start.subarray(0, 5).toString('latin1') === '%PDF-') {
    return { kind: 'pdf', make: async () => sayPdf(await readPdf(bytes)) }
  }
  const found = (await fileTypeFromBuffer(bytes))?.mime
  if (found && /^image\/hei[cf]/.test(found)) return 'heic'
  const video = found && videos[found]
  if (video) return asIs(video, bytes)
  const raster = found && rasters[found]
  if (raster) return { kind: raster, make: async () => sayFault(await encodeRaster(bytes, raster)) }
  if (looksLikeSvg(bytes, found)) return { kind: 'svg', make: async () => (await svgToPng(bytes)) ?? { refused: uploadMessages.lockedSvg } }
  return found?.startsWith('image/') ? 'picture' : null
}

const sayFault = (made: Encoded | PictureFault): Encoded | Refused => {
  if (!('fault' in made)) return made
  if (made.fault !== 'pixels') return { refused: made.fault === 'slow' ? uploadMessages.slowPicture : uploadMessages.damagedPicture }
  return { refused: fillMessage(uploadMessages.tooManyPixels, { size: made.megapixels, most: mostMegapixels }) }
}

const sayPdf = (read: Awaited<ReturnType<typeof readPdf>>): Kept | Refused => {
  if (read === 'password') return { refused: uploadMessages.passwordPdf }
  return read ? { kind: 'pdf', ...read } : { refused: uploadMessages.lockedPdf }
}

const rasters: Record<string, RasterKind> = {
  'image/png': 'png',
  'image/apng': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'image/webp': 'webp',
}

const videos: Record<string, FileKind> = {
  'video/mp4': 'mp4',
  'video/x-m4v': 'mp4',
  'video/webm': 'webm',
  'video/quicktime': 'mov',
}

const asIs = (kind: FileKind | null, bytes: Uint8Array): Content | null => (kind ? { kind, make: async () => ({ kind, bytes }) } : null)

async function officeContent(bytes: Uint8Array) {
  const parts = await openZip(bytes)
  return parts && officeKind(parts)
}

/** Text that names an svg element near its start; `svgToPng` then reads all of it and refuses what is no SVG. */
function looksLikeSvg(bytes: Uint8Array, found: string | undefined) {
  if (found !== undefined && found !== 'application/xml') return false
  const start = Buffer.from(bytes.subarray(0, 65_536)).toString('latin1')
  return /^(?:\xef\xbb\xbf)?\s*</.test(start) && /<svg[\s>]/.test(start)
}
