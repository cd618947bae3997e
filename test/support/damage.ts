import { readdirSync, readFileSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createFolderPlace } from '../../src/platform/backup/folderPlace.ts'
import { chainLog, listLog } from '../../src/platform/backup/logPieces.ts'
import { finishedBackups, type Manifest, manifestName, readManifest } from '../../src/platform/backup/manifest.ts'
import { sealPiece } from '../../src/platform/backup/pieceThread.ts'
import { openSubfolder } from '../../src/platform/backup/place.ts'

/** A copy of a folder of backups, to be damaged: its one installation, its newest backup, the log after that. */
export type Copy = { folder: string; base(name: string): string; log: string[]; change(change: Partial<Manifest>): Promise<void> }

export const openCopy = async (folder: string): Promise<Copy> => {
  const [installation = ''] = readdirSync(folder)
  const place = openSubfolder(createFolderPlace(folder), installation)
  const id = (await finishedBackups(place)).at(-1) ?? ''
  const change = async (change: Partial<Manifest>) => {
    const changed = Buffer.from(JSON.stringify({ ...manifest, ...change }))
    await place.put(manifestName(id), await sealPiece(manifestName(id), changed, null))
  }
  const manifest = await readManifest(place, id, null)
  const log = chainLog(await listLog(place, manifest.timeline), manifest).pieces.map(({ name }) => path.join(folder, installation, name))
  return { folder, base: name => path.join(folder, installation, 'base', id, name), log, change }
}

const cut = (file: string) => truncateSync(file, readFileSync(file).length - 1)
const empty = (file: string) => truncateSync(file, 0)
const flip = (file: string) => {
  const bytes = readFileSync(file)
  const middle = bytes.length >> 1
  bytes[middle] = (bytes[middle] ?? 0) ^ 1
  writeFileSync(file, bytes)
}
const exchange = (one: string, other: string) => {
  renameSync(one, `${one}.x`)
  renameSync(other, one)
  renameSync(`${one}.x`, other)
}
const middleOf = (log: readonly string[]): string => log[log.length >> 1] ?? ''

/** Ways in which a backup goes bad, with what a restore says of it. */
export const damages: readonly [string, (copy: Copy) => void | Promise<void>, RegExp][] = [
  ['its manifest is empty', ({ base }) => empty(base('manifest')), /damaged: base\/\w+\/manifest was cut off or changed/],
  ['its manifest is cut', ({ base }) => cut(base('manifest')), /damaged: .*manifest/],
  ['a bit of its manifest is flipped', ({ base }) => flip(base('manifest')), /damaged: .*manifest/],
  ['its manifest is missing', ({ base }) => rmSync(base('manifest')), /There is no backup in/],
  ['its manifest is no manifest', copy => writeFileSync(copy.base('manifest'), '{"format":1}'), /damaged: .*manifest/],
  ['a piece is cut', ({ base }) => cut(base('00000')), /damaged: .*00000/],
  ['a bit of a piece is flipped', ({ base }) => flip(base('00001')), /damaged: .*00001/],
  ['a piece is empty', ({ base }) => empty(base('00002')), /damaged: .*00002/],
  ['a piece is missing', ({ base }) => rmSync(base('00000')), /not whole: .*00000 is missing/],
  ['the last pieces are missing', ({ base }) => rmSync(base('00004')), /not whole: .*00004 is missing/],
  ['two pieces are exchanged', ({ base }) => exchange(base('00000'), base('00001')), /damaged: .*00000/],
  [
    'a piece is of no sum that the manifest names',
    ({ change }) => change({ base: [{ name: 'base/x', size: 1, sha256: '' }] }),
    /missing|damaged/,
  ],
  ['it is of a newer format', ({ change }) => change({ format: 99 as 1 }), /made by another version of Lintel/],
  ['it is of an older PostgreSQL', ({ change }) => change({ postgres: '17.2' }), /is of PostgreSQL 17.2; this Lintel brings 18/],
  [
    'it is of a newer schema',
    ({ change }) => change({ migrations: ['29990101000000_later'] }),
    /made by a newer Lintel .*29990101000000_later/,
  ],
  ['it is of another installation', ({ change }) => change({ installation: '123' }), /is of another installation \(123\)/],
  ['it is of another secret', ({ change }) => change({ secretMark: '00000000' }), /LINTEL_SECRET is not the secret of this backup/],
  ['it bears the name of another backup', ({ change }) => change({ id: '20200101T000000Z' }), /its manifest was exchanged/],
  ['a part of the log is missing', ({ log }) => rmSync(middleOf(log)), /The log has a gap: .* --at 20\d\d-/],
  ['a part of the log is cut', ({ log }) => cut(middleOf(log)), /damaged: log\//],
  ['a bit of the log is flipped', ({ log }) => flip(middleOf(log)), /damaged: log\//],
  ['a part of the log is empty', ({ log }) => empty(middleOf(log)), /damaged: log\//],
  ['the folder is empty', ({ folder }) => rmSync(folder, { recursive: true }), /There is no backup in/],
]
