import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { openZipFile, ZipDamaged, type ZipFile } from '../files/zipReader.ts'
import { AccountRefused } from './accountRefused.ts'
import { dataPart, EXPORT_FORMAT, ExportManifest, exportName, filePart, MANIFEST, READ_ME } from './exportManifest.ts'

/** What an export says of an uploaded file. */
export type ExportedFile = { id: string; name: string; bucket: string; content_type: string; size: number; public: boolean }
/** An export on disk, of which every byte has been looked at: it is whole, and as it was made. */
export type AccountExport = {
  readonly manifest: ExportManifest
  readonly files: ReadonlyMap<string, ExportedFile>
  /** The rows of a table as lines of JSON, some at a time. */
  lines(table: string): AsyncGenerator<string[]>
  bytes(id: string): Promise<Buffer>
  close(): Promise<void>
}
/** Why an uploaded file may not be kept, in words; null: it may. */
export type JudgeFile = (file: ExportedFile, bytes: Buffer) => Promise<string | null>

const largestManifest = 256 * 1024 * 1024
const largestLine = 64 * 1024 * 1024
const largestFile = 128 * 1024 * 1024
const linesAtOnce = 500
const bytesAtOnce = 4 * 1024 * 1024

/**
 * Opens an export and reads all of it: each file against its sum, and what was uploaded by the rules of uploads. Throws `AccountRefused` where it
 * is cut off, changed, of another version, or no export; nothing has been written then.
 */
export const openExport = async (path: string, judge: JudgeFile): Promise<AccountExport> => {
  const zip = await plainly(() => openZipFile(path))
  try {
    return await plainly(async () => {
      const manifest = await readManifest(zip)
      requireNames(zip, manifest)
      for (const part of manifest.Parts) await requirePart(zip, part)
      const files = await readFiles(zip)
      const opened: AccountExport = {
        manifest,
        files,
        lines: table => linesOf(zip, table),
        bytes: id => bytesOf(zip, filePart(id), largestFile),
        close: zip.close,
      }
      await requireFiles(opened, zip, judge)
      return opened
    })
  } catch (error) {
    await zip.close()
    throw error
  }
}

const plainly = async <T>(work: () => Promise<T>): Promise<T> =>
  work().catch(error => {
    if (error instanceof ZipDamaged) throw new AccountRefused(`The export cannot be read: ${error.message}.`, { cause: error })
    if (error instanceof SyntaxError) throw new AccountRefused('The export cannot be read: a row in it is damaged.', { cause: error })
    throw Object(error).code === 'ENOENT' ? new AccountRefused('There is no such file.', { cause: error }) : error
  })

const bytesOf = async (zip: ZipFile, name: string, largest: number): Promise<Buffer> => {
  const entry = zip.entries.get(name)
  if (!entry) throw new ZipDamaged(`its file ${name} is missing`)
  if (entry.size > largest) throw new ZipDamaged(`its file ${name} is larger than any export has`)
  return buffer(zip.read(entry))
}

const readManifest = async (zip: ZipFile): Promise<ExportManifest> => {
  if (!zip.entries.has(MANIFEST)) throw new AccountRefused('This is no export of an account: it has no manifest.json.')
  const said: unknown = JSON.parse((await bytesOf(zip, MANIFEST, largestManifest)).toString())
  const version: unknown = Object(said).FormatVersion
  if (typeof version === 'number' && version > EXPORT_FORMAT)
    throw new AccountRefused(`The export was made by a newer Lintel (${String(Object(said).Product)}). Bring this one up to it first.`)
  const read = ExportManifest.safeParse(said)
  if (!read.success)
    throw new AccountRefused('This is no export of an account that this Lintel can read: its manifest.json is another one.')
  return read.data
}

/** The ZIP holds what the manifest names, and nothing else. */
const requireNames = (zip: ZipFile, { Parts }: ExportManifest) => {
  const named = new Set([MANIFEST, READ_ME, ...Parts.map(({ Name }) => Name)])
  if (named.size !== Parts.length + 2) throw new AccountRefused('The export is damaged: its manifest names a file twice.')
  for (const name of zip.entries.keys())
    if (!named.has(name) || !exportName.test(name))
      throw new AccountRefused(`The export holds a file that belongs to none: ${JSON.stringify(name)}.`)
}

const requirePart = async (zip: ZipFile, { Name, Size, Sha256 }: ExportManifest['Parts'][number]) => {
  const entry = zip.entries.get(Name)
  if (!entry) throw new AccountRefused(`The export is not whole: ${Name} is missing.`)
  const sum = createHash('sha256')
  for await (const chunk of zip.read(entry)) sum.update(chunk)
  if (entry.size !== Size || sum.digest('hex') !== Sha256)
    throw new AccountRefused(`The export has been changed: ${Name} is not as it was made.`)
}

const readFiles = async (zip: ZipFile): Promise<Map<string, ExportedFile>> => {
  const files = new Map<string, ExportedFile>()
  for await (const lines of linesOf(zip, 'stored_file'))
    for (const line of lines) {
      const row: ExportedFile = JSON.parse(line)
      files.set(row.id, row)
    }
  return files
}

const requireFiles = async ({ files, bytes }: AccountExport, zip: ZipFile, judge: JudgeFile) => {
  const ids = [...zip.entries.keys()].flatMap(name => (name.startsWith('files/') ? name.slice('files/'.length) : []))
  for (const id of ids) {
    const file = files.get(id)
    if (!file) throw new AccountRefused(`The export holds a file that no row of it names: ${id}.`)
    const problem = await judge(file, await bytes(id))
    if (problem !== null) throw new AccountRefused(`The uploaded file "${file.name}" (${id}) may not be kept: ${problem}`)
  }
}

async function* linesOf(zip: ZipFile, table: string): AsyncGenerator<string[]> {
  for (let part = 1; ; part++) {
    const entry = zip.entries.get(dataPart(table, part))
    if (!entry) return
    yield* batched(splitLines(zip.read(entry)))
  }
}

async function* splitLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let waiting: Buffer[] = []
  let length = 0
  for await (const chunk of chunks) {
    let rest = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength)
    for (let end = rest.indexOf(10); end >= 0; end = rest.indexOf(10)) {
      yield Buffer.concat([...waiting, rest.subarray(0, end)]).toString()
      waiting = []
      length = 0
      rest = rest.subarray(end + 1)
    }
    if (rest.length > 0) waiting.push(rest)
    length += rest.length
    if (length > largestLine) throw new AccountRefused('The export holds a row that is larger than any row is.')
  }
  if (length > 0) throw new AccountRefused('The export is damaged: its last row is cut off.')
}

async function* batched(lines: AsyncGenerator<string>): AsyncGenerator<string[]> {
  let batch: string[] = []
  let bytes = 0
  for await (const line of lines) {
    if (line === '') continue
    batch.push(line)
    bytes += line.length
    if (batch.length < linesAtOnce && bytes < bytesAtOnce) continue
    yield batch
    batch = []
    bytes = 0
  }
  if (batch.length > 0) yield batch
}
