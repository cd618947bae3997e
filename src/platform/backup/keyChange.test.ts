import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createFolderPlace } from './folderPlace.ts'
import { describeKeyChange } from './keyChange.ts'
import { manifestName } from './manifest.ts'
import { pieceKey } from './piece.ts'
import { sealPiece } from './pieceThread.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'lintel-keys-'))
afterAll(() => rmSync(folder, { recursive: true }))
const place = createFolderPlace(folder)
const [first, second] = ['a key of a backup, which nobody can guess', 'a new key of backups, which nobody can guess']
const newest = '20261120T100000Z'
const name = manifestName(newest)

test.each([
  ['the same key', first, [first, []], null],
  ['none, as before', null, [null, []], null],
  ['none, as before, and a key to read with', null, [null, [first]], null],
  ['a new key, and the old one to read with', first, [second, [first]], /^BACKUP_KEY IS NEW\. .* Keep the old key in BACKUP_KEY_BEFORE/],
  ['a new key alone', first, [second, []], /^BACKUP_KEY IS NEW, and the earlier .* cannot be read\. Add their key to BACKUP_KEY_BEFORE/],
  ['the first key', null, [first, []], /^BACKUP_KEY IS NEW\. An encrypted backup begins now/],
  ['no key any more', first, [null, []], /^BACKUP_KEY IS NOT SET ANY MORE/],
  ['no key any more, and the old one to read with', first, [null, [first]], /^BACKUP_KEY IS NOT SET ANY MORE/],
] as const)(
  'a start says in a line that BACKUP_KEY is another one than that of the newest backup: %s',
  async (_what, made, [now, before], said) => {
    await place.put(name, await sealPiece(name, Buffer.from('{}'), pieceKey(made)))
    const line = await describeKeyChange(place, newest, pieceKey(now, before))
    if (said === null) expect(line).toBeNull()
    else expect(line).toMatch(said)
    expect(line ?? '').not.toMatch(/nobody can guess|\n/)
  },
)
