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
export const keepDemoPicture = (making: DemoMaking, place: FilePlace, file: DemoFile & { svg: string }): Promise<string> => {
  const name = `${file.bucket}/${file.fileName}`
  const picture = drawings.get(name) ?? judge(file, sharp(Buffer.from(file.svg)).png().toBuffer())
  drawings.set(name, picture)
  return store(making, place, file.bucket, picture)
}

/** Keeps a file, judged as an upload is; its address. */
export const keepDemoFile = (making: DemoMaking, place: FilePlace, file: DemoFile & { bytes: Promise<Buffer> }): Promise<string> =>
  store(making, place, file.bucket, judge(file, file.bytes))

const judge = async ({ bucket, fileName }: DemoFile, bytes: Promise<Buffer>): Promise<AcceptedUpload> => {
  const upload = await acceptUpload(await bytes, { fileName, rule: buckets[bucket].rule })
  if (!upload.ok) throw new Error(`The demo file ${fileName} is refused: ${upload.message}`)
  return upload
}

const store = async ({ tx, site }: DemoMaking, place: FilePlace, bucket: Bucket, upload: Promise<AcceptedUpload>): Promise<string> => {
  const { bytes, contentType, displayName } = await upload
  const keeper = { tx, files: site.files, baseUrl: site.baseUrl, ...place }
  return (await storeBytes(keeper, { bytes, contentType, displayName, name: bucket, open: buckets[bucket].open })).address
}
