import { expect, test } from 'vitest'
import { pieceKey } from './piece.ts'
import { openPiece, sealPiece } from './pieceThread.ts'

const key = pieceKey('a key of a backup, which nobody can guess')
const plain = Buffer.from('rows of an account, over and over. '.repeat(100))

test.each([
  ['without a key', null],
  ['encrypted', key],
])('a piece is what it was, and refused where it was changed, cut off, or lies in the place of another: %s', async (_how, key) => {
  const sealed = await sealPiece('base/0001', plain, key)
  expect((await openPiece('base/0001', sealed, key)).equals(plain)).toBe(true)
  for (const at of [6, sealed.length >> 1, sealed.length - 1]) {
    const changed = Buffer.from(sealed)
    changed[at] = (changed[at] ?? 0) ^ 1
    await expect(openPiece('base/0001', changed, key)).rejects.toThrow('The backup is damaged')
  }
  await expect(openPiece('base/0001', sealed.subarray(0, -1), key)).rejects.toThrow('The backup is damaged')
  await expect(openPiece('base/0002', sealed, key)).rejects.toThrow('The backup is damaged')
})

test('an encrypted piece shows nothing, and opens with its key only', async () => {
  const sealed = await sealPiece('base/0001', Buffer.from('0815-4711'), key)
  expect(sealed.includes('0815-4711')).toBe(false)
  await expect(openPiece('base/0001', sealed, pieceKey('another key'))).rejects.toThrow('with another key')
  await expect(openPiece('base/0001', sealed, null)).rejects.toThrow('Set BACKUP_KEY')
  expect((await openPiece('base/0001', sealed, pieceKey('a new key', ['a key of a backup, which nobody can guess']))).toString()).toBe(
    '0815-4711',
  )
})
