import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { openZipFile } from '../../src/platform/files/zipReader.ts'
import { writeZip, type ZipSource } from '../../src/platform/files/zipWriter.ts'
import { exportTo, restoreFrom, rowsOfAccount } from '../support/accountExports.ts'
import { openWorld } from '../world.ts'

const [world, other] = await Promise.all([openWorld(), openWorld()])
const account = await world.newAccount({ buildings: 2 })
const GroupId = account.group.id
const { file } = await exportTo(world, GroupId)

type Parts = Map<string, Buffer>
const partsOf = async (): Promise<Parts> => {
  const zip = await openZipFile(file)
  const parts: Parts = new Map()
  for (const entry of zip.entries.values()) parts.set(entry.name, await buffer(zip.read(entry)))
  await zip.close()
  return parts
}
/** The export with something done to its files, as a ZIP that is whole. */
const changed = async (change: (parts: Parts) => void): Promise<string> => {
  const parts = await partsOf()
  change(parts)
  const sources = async function* (): AsyncGenerator<ZipSource> {
    for (const [name, bytes] of parts) yield { name, content: Readable.from([bytes]) }
  }
  const chunks: Uint8Array[] = []
  for await (const chunk of writeZip(sources())) chunks.push(chunk)
  return written(Buffer.concat(chunks))
}
let n = 0
const written = async (bytes: Uint8Array): Promise<string> => {
  const to = path.join(path.dirname(file), `hostile-${++n}.zip`)
  await writeFile(to, bytes)
  return to
}
const manifest = (parts: Parts, change: (of: Record<string, unknown>) => void) => {
  const of = JSON.parse(parts.get('manifest.json')?.toString() ?? '')
  change(of)
  parts.set('manifest.json', Buffer.from(JSON.stringify(of)))
}
/** Puts other bytes under a name, with their sum in the manifest, as somebody would who makes such a file. */
const forge = (parts: Parts, name: string, change: (text: string) => string) => {
  const bytes = Buffer.from(change(parts.get(name)?.toString() ?? ''))
  parts.set(name, bytes)
  manifest(parts, of => {
    const Sha256 = createHash('sha256').update(bytes).digest('hex')
    of.Parts = (of.Parts as { Name: string }[]).map(part => (part.Name === name ? { Name: name, Size: bytes.length, Sha256 } : part))
  })
}

const lines = (change: (row: Record<string, unknown>) => void) => (text: string) =>
  text
    .split('\n')
    .map(line => {
      if (line === '') return ''
      const row = JSON.parse(line)
      change(row)
      return JSON.stringify(row)
    })
    .join('\n')

const cases: Record<string, [() => Promise<string>, RegExp]> = {
  'is no ZIP': [() => written(Buffer.from('not a zip at all, but longer than its end would be')), /no ZIP file, or cut off/],
  'is empty': [() => written(Buffer.alloc(0)), /no ZIP file, or cut off/],
  'is cut off': [async () => written((await readFile(file)).subarray(0, -300)), /no ZIP file, or cut off/],
  'has a bit turned over in its rows': [
    async () => {
      const bytes = await readFile(file)
      const at = bytes.indexOf('data/building.jsonl') + 60
      bytes[at] = (bytes[at] ?? 0) ^ 1
      return written(bytes)
    },
    /is damaged/,
  ],
  'has rows that were changed afterwards': [
    () =>
      changed(parts => parts.set('data/building.jsonl', Buffer.from(`${parts.get('data/building.jsonl')}`.replace('Boston', 'Bostoff')))),
    /has been changed: data\/building/,
  ],
  'lacks a file': [() => changed(parts => void parts.delete('data/building.jsonl')), /not whole: data\/building.jsonl is missing/],
  'has no manifest': [() => changed(parts => void parts.delete('manifest.json')), /no export of an account/],
  'has a manifest of another thing': [() => changed(parts => parts.set('manifest.json', Buffer.from('{"a":1}'))), /another one/],
  'has a manifest that is no JSON': [() => changed(parts => parts.set('manifest.json', Buffer.from('{'))), /damaged/],
  'is of a newer format': [() => changed(parts => manifest(parts, of => void (of.FormatVersion = 2))), /newer Lintel/],
  'is of a newer schema': [() => changed(parts => manifest(parts, of => void (of.Schema = '20991231000000_later'))), /newer Lintel/],
  'climbs out of its folder': [() => changed(parts => parts.set('../../etc/cron.d/x', Buffer.from('x'))), /belongs to none/],
  'brings a file that the manifest names but no export has': [
    () =>
      changed(parts => {
        parts.set('files/../x', Buffer.from('x'))
        manifest(parts, of => void (of.Parts = [...(of.Parts as object[]), { Name: 'files/../x', Size: 1, Sha256: '' }]))
      }),
    /belongs to none/,
  ],
  'unpacks to far more than it is': [() => changed(parts => parts.set('data/scan.jsonl', Buffer.alloc(64 * 1024 * 1024, 32))), /far more/],
  'holds rows of another account': [
    () =>
      changed(parts =>
        forge(
          parts,
          'data/building.jsonl',
          lines(row => void (row.group_id = crypto.randomUUID())),
        ),
      ),
    /rows of another account/,
  ],
  'makes somebody a global admin': [
    () =>
      changed(parts =>
        forge(
          parts,
          'data/member.jsonl',
          lines(row => void (row.member_role_in_group = 'AcAdmin')),
        ),
      ),
    /the role AcAdmin/,
  ],
  'gives a place to a stranger': [
    () =>
      changed(parts =>
        forge(
          parts,
          'data/member.jsonl',
          lines(row => void (row.user_id = crypto.randomUUID())),
        ),
      ),
    /who is not in it/,
  ],
  'names a table that is none of accounts': [
    () => changed(parts => manifest(parts, of => void (of.Tables = { ...(of.Tables as object), session: { Rows: 0, Columns: ['kind'] } }))),
    /holds session, which this Lintel does not have/,
  ],
  'names a column that a person has of no account': [
    () =>
      changed(parts =>
        manifest(parts, of => void (of.Tables = { ...(of.Tables as object), app_user: { Rows: 1, Columns: ['global_role'] } })),
      ),
    /holds app_user.global_role/,
  ],
  'leaves a row half': [() => changed(parts => forge(parts, 'data/building.jsonl', text => text.slice(0, -20))), /cut off/],
  'has a value that no column takes': [
    () =>
      changed(parts =>
        forge(
          parts,
          'data/building.jsonl',
          lines(row => void (row.total_square_feet = 'many')),
        ),
      ),
    /not as this Lintel keeps it/,
  ],
}

test.each(Object.entries(cases))('an export that %s is refused in words, and leaves nothing', async (_what, [make, words]) => {
  await expect(restoreFrom(other, await make())).rejects.toThrow(words)
  expect(await rowsOfAccount(other, GroupId)).toEqual({})
  const { rows } = await other.services.db.system.query('select count(*)::int as n from app_user')
  expect(rows).toEqual([{ n: 0 }])
})

test('the same export as it was made is restored; what fails at the end of it leaves neither rows nor files', async () => {
  const broken = { onRestored: () => Promise.reject(new Error('the queue is away')) }
  await expect(restoreFrom(other, file, broken)).rejects.toThrow('the queue is away')
  expect(await rowsOfAccount(other, GroupId)).toEqual({})
  const whole = await changed(() => {})
  expect((await restoreFrom(other, whole)).people).toEqual({ added: 1, known: 0 })
  expect((await rowsOfAccount(other, GroupId)).building).toHaveLength(2)
})
