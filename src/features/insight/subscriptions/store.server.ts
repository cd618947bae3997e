import { and, eq } from 'drizzle-orm'
import { recordFile } from '../../../platform/files/recordFile.ts'
import type { InAccount } from '../../../platform/jobs/job.ts'
import type { LetterFile } from '../../../platform/mail/letter.ts'
import type { PageFile } from '../../../platform/pdf/printer.ts'
import type { Services } from '../../../platform/services.ts'
import { storedFile } from '../../../platform/tables.ts'
import type { PaperForm } from '../../base/papers/model.ts'
import { asMailPicture, drawMailPicture, idOfPicture, type MailPicture, pictureType } from '../dashboards/mailPicture.server.ts'
import { periodText } from './letter.server.ts'
import type { DeliveryRow } from './tables.ts'

export type Printing = InAccount & { PrintKey: string }
/** A report as it is stored: its file, and the picture that its mails show. */
export type StoredReport = { file: LetterFile; picture: MailPicture | null }
type Place = { services: Services; data: Printing; row: DeliveryRow }

const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** The form in which a report goes out. */
export const formOf = ({ Delivery }: Pick<DeliveryRow, 'Delivery'>): PaperForm => (Delivery === 'XLSX' ? 'xlsx' : 'pdf')

/** The file of a report and its picture: the stored ones, where an earlier run has printed it already. */
export const storeReport = async (
  services: Services,
  data: Printing,
  row: DeliveryRow,
  print: () => Promise<Pick<PageFile, 'bytes' | 'picture'>>,
): Promise<StoredReport> => {
  const place = { services, data, row }
  const form = formOf(row)
  const name = `${row.ReportName} ${row.FirstDay} – ${row.LastDay}`.replaceAll(/[\\/:*?"<>|]/g, '-')
  const file = { id: data.PrintKey, name: `${name}.${form}`, contentType: form === 'xlsx' ? xlsxType : 'application/pdf' }
  const drawn = { id: idOfPicture(data.PrintKey), name: `${name}.png`, contentType: pictureType }
  const kept = await findStored(place, file)
  if (kept) return { file: kept, picture: pictureIn(await findStored(place, drawn), row) }
  const { bytes, picture } = await print()
  const png = await drawMailPicture(services, picture, row.Language)
  // The file last: where it is, the picture is, or there is none.
  const stored = png && (await store(place, drawn, png))
  return { file: await store(place, file, bytes), picture: pictureIn(stored, row) }
}

const pictureIn = (file: LetterFile | null, row: DeliveryRow): MailPicture | null =>
  asMailPicture(file, `${row.ReportName}, ${periodText(row)}`)

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
