import { Readable } from 'node:stream'
import { and, eq } from 'drizzle-orm'
import type { Language } from '../../../core/words.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { oneOf } from '../../../platform/db/page.ts'
import { recordFile } from '../../../platform/files/recordFile.ts'
import { writeZip, type ZipSource } from '../../../platform/files/zipWriter.ts'
import { type InAccount, type JobContext, job } from '../../../platform/jobs/job.ts'
import { wordsFor } from '../../../platform/words.ts'
import { moveTask } from '../../base/tasks/data.ts'
import { building } from '../../property/buildings/tables.ts'
import type { QrFileType, QrSize } from '../picture/model.ts'
import { qrCode } from './tables.ts'
import { words } from './words.ts'
import { styleJudge, type ZippedCode, zipSources } from './zipSources.server.ts'

type Zipping = InAccount & {
  TaskId: string
  UserId: string
  Language: Language
  Ids: readonly string[]
  FileTypes: readonly QrFileType[]
  Size: QrSize
  FileName: string
}

/** Codes that are read at once. */
const readAtOnce = 50

/** Makes the ZIP of a task piece by piece, never whole in memory; each code is read back before it goes in. Repeated, it is the same file. */
export const zipPictures = job<Zipping>(
  'qr.zipPictures',
  async ({ services, last }, data) => {
    try {
      await writeFile(services, data)
    } catch (error) {
      services.log.warn({ task: data.TaskId, error: String(error) }, 'a ZIP of codes was not made')
      const over = last
        ? ({ State: 'Failed', Message: wordsFor(words, data.Language)('zip.failed') } as const)
        : ({ State: 'Waiting' } as const)
      await move(services, data, over)
      throw error
    }
  },
  { seconds: 600 },
)

type Services = JobContext['services']
const move = (services: Services, { GroupId, TaskId }: Zipping, progress: Parameters<typeof moveTask>[3]) =>
  services.db.withTenant(GroupId, (_tx, client) => moveTask(client, GroupId, TaskId, progress))

const writeFile = async (services: Services, data: Zipping): Promise<void> => {
  const { GroupId, TaskId, UserId, FileName, Language } = data
  const key = `${GroupId}/${TaskId}`
  const told = { bytes: 0, left: [] as string[] }
  await move(services, data, { State: 'Running', Done: 0 })
  const zip = counted(writeZip(sourcesOf(services, data, told)), told)
  await services.files.put(key, Readable.from(zip, { objectMode: false }), { contentType: 'application/zip' })
  const Message = told.left.length === 0 ? null : wordsFor(words, Language)('zip.left', { names: told.left.slice(0, 20).join(', ') })
  await services.db.withTenant(GroupId, async (tx, client) => {
    const row = { GroupId, id: TaskId, UserId, BuildingId: null, Bucket: 'Export' }
    await recordFile(tx, { ...row, Name: FileName, ContentType: 'application/zip', Size: told.bytes })
    await moveTask(client, GroupId, TaskId, { State: 'Done', Done: data.Ids.length, FileKey: key, FileName, Message })
  })
}

async function* counted(chunks: AsyncGenerator<Uint8Array>, told: { bytes: number }): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    told.bytes += chunk.byteLength
    yield chunk
  }
}

async function* sourcesOf(services: Services, data: Zipping, told: { left: string[] }): AsyncGenerator<ZipSource> {
  const { baseUrl } = services.config
  const { FileTypes, Size, Ids, GroupId } = data
  const isSafe = styleJudge(baseUrl)
  for (let from = 0; from < Ids.length; from += readAtOnce) {
    const ids = Ids.slice(from, from + readAtOnce)
    const codes = await services.db.withTenant(GroupId, tx => codesOf(tx, GroupId, ids), { readOnly: true })
    yield* zipSources(baseUrl, codes, { FileTypes, Size, isSafe, tellLeft: name => told.left.push(name) })
    await move(services, data, { State: 'Running', Done: from + ids.length })
  }
}

const codesOf = async (tx: Tx, GroupId: string, ids: readonly string[]): Promise<ZippedCode[]> => {
  const { id, SignId, QrName, Location, Floor, Address, Style } = qrCode
  const rows = await tx
    .select({ id, SignId, QrName, Location, Floor, Address, Style, Name: building.Name, Code: building.Code })
    .from(qrCode)
    .innerJoin(building, and(eq(building.GroupId, GroupId), eq(building.id, qrCode.BuildingId)))
    .where(and(eq(qrCode.GroupId, GroupId), oneOf(id, ids)))
  const byId = new Map(rows.map(({ Name, Code, ...row }) => [row.id, { ...row, Building: `${Code} ${Name.en}` }]))
  return ids.flatMap(one => byId.get(one) ?? [])
}
