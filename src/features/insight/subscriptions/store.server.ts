import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { chartSvg } from '../../../core/charts/chartSvg.ts'
import type { ChartData, MatrixData } from '../../../core/charts/partData.ts'
import { recordFile } from '../../../platform/files/recordFile.ts'
import { drawPng } from '../../../platform/files/svgToPng.ts'
import type { InAccount } from '../../../platform/jobs/job.ts'
import type { LetterFile } from '../../../platform/mail/letter.ts'
import type { PageFile } from '../../../platform/pdf/printer.ts'
import type { Services } from '../../../platform/services.ts'
import { storedFile } from '../../../platform/tables.ts'
import type { PaperForm } from '../../base/papers/model.ts'
import type { ReportPicture } from './letter.server.ts'
import type { DeliveryRow } from './tables.ts'

export type Printing = InAccount & { PrintKey: string }
/** A report as it is stored: its file, and the picture that its mails show. */
export type StoredReport = { file: LetterFile; picture: ReportPicture | null }
type Place = { services: Services; data: Printing; row: DeliveryRow }

const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
/** Of the picture in a mail, in px; it is drawn twice as large. */
const [width, height, scale] = [536, 240, 2]

/** The file of a report and its picture: the stored ones, where an earlier run has printed it already. */
export const storeReport = async (
  services: Services,
  data: Printing,
  row: DeliveryRow,
  print: (form: PaperForm) => Promise<PageFile>,
): Promise<StoredReport> => {
  const place = { services, data, row }
  const form = row.Delivery === 'XLSX' ? 'xlsx' : 'pdf'
  const name = `${row.ReportName} ${row.FirstDay} – ${row.LastDay}`.replaceAll(/[\\/:*?"<>|]/g, '-')
  const file = { id: data.PrintKey, name: `${name}.${form}`, contentType: form === 'xlsx' ? xlsxType : 'application/pdf' }
  const drawn = { id: idOfPicture(data.PrintKey), name: `${name}.png`, contentType: 'image/png' }
  const kept = await findStored(place, file)
  if (kept) return { file: kept, picture: pictureIn(await findStored(place, drawn), row) }
  const { bytes, picture } = await print(form)
  const png = picture === undefined ? null : await drawPicture(services, picture, row)
  // The file last: where it is, the picture is, or there is none.
  const stored = png && (await store(place, drawn, png))
  return { file: await store(place, file, bytes), picture: pictureIn(stored, row) }
}

const pictureIn = (file: LetterFile | null, { ReportName, FirstDay, LastDay }: DeliveryRow): ReportPicture | null =>
  file && { file: { ...file, contentId: 'chart' }, text: `${ReportName}, ${FirstDay} – ${LastDay}`, width, height }

/** The data that the page gave, drawn; null where it cannot be: a mail goes out without a picture, too. */
const drawPicture = async ({ log }: Services, picture: string, { Language, PrintKey }: DeliveryRow): Promise<Uint8Array | null> => {
  try {
    const data = JSON.parse(picture) as ChartData | MatrixData // as `mailPicture.ts` of our own page has written it
    return await drawPng(chartSvg(data, { language: Language, width, height, scale }))
  } catch (error) {
    log.warn({ report: PrintKey, error: String(error) }, 'the picture of a report could not be drawn')
    return null
  }
}

/** Another id that follows from that of the report: a repeated run finds the same picture. */
const idOfPicture = (id: string): string => {
  const hash = createHash('sha256').update(`picture of ${id}`).digest('hex')
  return [hash.slice(0, 8), hash.slice(8, 12), `8${hash.slice(13, 16)}`, `a${hash.slice(17, 20)}`, hash.slice(20, 32)].join('-')
}

type Named = { id: string; name: string; contentType: string }
const keyOf = ({ data }: Place, { id }: Named) => `${data.GroupId}/${id}`

const findStored = async (place: Place, named: Named): Promise<LetterFile | null> => {
  const { services, data } = place
  const ofFile = and(eq(storedFile.GroupId, data.GroupId), eq(storedFile.id, named.id))
  const [kept] = await services.db.withTenant(data.GroupId, tx => tx.select({ size: storedFile.Size }).from(storedFile).where(ofFile))
  return kept ? { key: keyOf(place, named), name: named.name, contentType: named.contentType, size: kept.size } : null
}

const store = async (place: Place, named: Named, bytes: Uint8Array): Promise<LetterFile> => {
  const { services, data, row } = place
  const { id, name: Name, contentType } = named
  const key = keyOf(place, named)
  await services.files.put(key, Buffer.from(bytes), { contentType })
  const { ReaderId: UserId, BuildingId } = row
  const stored = { GroupId: data.GroupId, id, UserId, BuildingId, Bucket: 'Dashboard', Name, ContentType: contentType, Size: bytes.length }
  await services.db.withTenant(data.GroupId, tx => recordFile(tx, stored))
  return { key, name: Name, contentType, size: bytes.length }
}
