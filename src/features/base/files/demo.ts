import { createHash } from 'node:crypto'
import sharp from 'sharp'
import type { DemoMaking } from '../../../platform/demo/part.ts'
import { type AcceptedUpload, acceptUpload } from '../../../platform/files/accept.ts'
import { buckets } from './buckets.ts'
import { storeBytes } from './keep.server.ts'

export { drawArea, drawBadge, drawLine } from './demo/badge.ts'

type Bucket = keyof typeof buckets
/** Whose file it is: `BuildingId` null for one of the whole account. */
type FilePlace = { GroupId: string; UserId: string | null; BuildingId: string | null }
type DemoFile = { bucket: Bucket; fileName: string }

/** Pictures are drawn and judged once for all copies of the world that one run makes. */
const drawings = new Map<string, Promise<AcceptedUpload>>()

/** Keeps a picture that is written as SVG, judged as an upload is; its address. */
export const keepDemoPicture = async (making: DemoMaking, place: FilePlace, file: DemoFile & { svg: string }): Promise<string> =>
  (await store(making, place, file.bucket, drawOnce(file))).address

type DemoPhoto = DemoFile & { svg: string; id: string }
/** The same under an id that is known before, as a phone gives it to its photos; its size in bytes and its SHA-256. */
export const keepDemoPhoto = async (making: DemoMaking, place: FilePlace, file: DemoPhoto): Promise<{ Size: number; Sha256: string }> => {
  const { bytes } = await store(making, place, file.bucket, drawOnce(file), file.id)
  return { Size: bytes.byteLength, Sha256: createHash('sha256').update(bytes).digest('hex') }
}

const drawOnce = (file: DemoFile & { svg: string }): Promise<AcceptedUpload> => {
  const name = `${file.bucket}/${file.fileName}`
  const picture = sharp(Buffer.from(file.svg))
  const drawn = drawings.get(name) ?? judge(file, (file.fileName.endsWith('.jpg') ? picture.jpeg() : picture.png()).toBuffer())
  drawings.set(name, drawn)
  return drawn
}

/** Keeps a file, judged as an upload is; its address. */
export const keepDemoFile = async (making: DemoMaking, place: FilePlace, file: DemoFile & { bytes: Promise<Buffer> }): Promise<string> =>
  (await store(making, place, file.bucket, judge(file, file.bytes))).address

const judge = async ({ bucket, fileName }: DemoFile, bytes: Promise<Buffer>): Promise<AcceptedUpload> => {
  const upload = await acceptUpload(await bytes, { fileName, rule: buckets[bucket].rule })
  if (!upload.ok) throw new Error(`The demo file ${fileName} is refused: ${upload.message}`)
  return upload
}

const store = async (
  { tx, site }: DemoMaking,
  place: FilePlace,
  bucket: Bucket,
  upload: Promise<AcceptedUpload>,
  id?: string,
): Promise<{ address: string; bytes: Uint8Array }> => {
  const { bytes, contentType, displayName } = await upload
  const keeper = { tx, files: site.files, baseUrl: site.baseUrl, ...place }
  const file = { bytes, contentType, displayName, name: bucket, open: buckets[bucket].open }
  const { address } = await storeBytes(keeper, { ...file, ...(id !== undefined && { id }) })
  return { address, bytes }
}
