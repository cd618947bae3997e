import { readCompoundFile } from '../../../platform/files/compoundFile.ts'
import { officeKind } from '../../../platform/files/office.ts'
import { openZip } from '../../../platform/files/zipGuard.ts'
import { runInThread } from '../../../platform/runInThread.ts'
import { buckets } from '../files/buckets.ts'
import type { ImportColumns } from './columns.ts'
import { acceptedBy, type Sheet } from './model.ts'
import type { AskedBook, ReadBook, WantedTable } from './workbook.server.ts'

/** Why a file cannot be imported: a key of the words `refused`. */
export type SheetRefusal = 'large' | 'type' | 'password' | 'broken' | 'empty' | 'rows'
type Read = { sheet: Sheet } | { refused: SheetRefusal }

/** Milliseconds that reading may take. */
const PATIENCE = 20_000
const program = new URL('./sheetWorker.server.ts', import.meta.url)

/**
 * The sheet of an XLSX file that holds the most of the wanted columns (where none is known, people are asked), or that is asked for, or of an old XLS one where the import takes them. Before the library sees it, the guards have counted what
 * comes out of the archive and looked for what no sheet needs; then it reads in a thread of its own with little memory and time.
 */
export const readSheet = async (bytes: Uint8Array, columns: ImportColumns, wanted?: WantedTable): Promise<Read> => {
  const { limits } = columns
  if (bytes.byteLength > buckets[limits.bucket].largest) return { refused: 'large' }
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 8)).toString('hex')
  if (start === 'd0cf11e0a1b11ae1') {
    if (isEncrypted(bytes)) return { refused: 'password' }
    if (!acceptedBy(limits).includes('.xls') || readCompoundFile(bytes) !== 'xls') return { refused: 'type' }
    return readInThread({ bytes, names: columns.names, old: true, ...(wanted && { wanted }) }, columns)
  }
  if (!start.startsWith('504b')) return { refused: 'type' }
  const parts = await openZip(bytes)
  if (!parts) return { refused: 'broken' }
  if (officeKind(parts) !== 'xlsx') return { refused: 'type' }
  return readInThread({ bytes, names: columns.names, old: false, ...(wanted && { wanted }) }, columns)
}

const readInThread = async (asked: AskedBook, columns: ImportColumns): Promise<Read> => {
  const book = await runInThread<ReadBook>(program, asked, PATIENCE)
  if (!book) return { refused: 'broken' }
  return 'refused' in book ? book : judged(book.sheet, columns)
}

const judged = (sheet: Sheet, columns: ImportColumns): Read => {
  if (sheet.Header.length === 0) return { refused: 'empty' }
  if (sheet.Rows.length === 0) return { refused: 'empty' }
  return sheet.Rows.length > columns.limits.mostRows ? { refused: 'rows' } : { sheet }
}

/** A workbook under a password is a compound file with these streams. */
const isEncrypted = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(Buffer.from('EncryptedPackage', 'utf16le'))
