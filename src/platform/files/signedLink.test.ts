import { expect, test } from 'vitest'
import { type FileLink, readLink, signLink } from './signedLink.ts'

const secret = 'a secret of at least thirty-two characters'
const now = new Date('2026-11-20T10:00:00Z')
const later = (ms: number) => new Date(now.getTime() + ms)
const link: FileLink = { key: 'ab12/file.png', groupId: 'ab12', userId: 'u1', name: 'Plan – größer.png', disposition: 'attachment' }

test('a link is read back for five minutes', () => {
  const token = signLink(secret, link, now)
  expect(token).toMatch(/^[\w.-]+$/)
  expect(readLink(secret, token, now)).toEqual(link)
  expect(readLink(secret, token, later(299_999))).toEqual(link)
  expect(readLink(secret, token, later(300_000))).toBeNull()
})

test('a link with one character changed, added or left out is nothing', () => {
  const token = signLink(secret, link, now)
  for (let i = 0; i < token.length; i++) {
    const other = token[i] === 'A' ? 'B' : 'A'
    expect(readLink(secret, token.slice(0, i) + other + token.slice(i + 1), now)).toBeNull()
    expect(readLink(secret, token.slice(0, i) + token.slice(i + 1), now)).toBeNull()
  }
  for (const odd of [`${token}A`, `${token}=`, `${token}.`, '', '.', 'a.b', 'x'.repeat(10_000)])
    expect(readLink(secret, odd, now)).toBeNull()
})

test('a link of another secret, or of another group, is none', () => {
  expect(readLink(`${secret}!`, signLink(secret, link, now), now)).toBeNull()
  expect(() => signLink(secret, { ...link, groupId: 'cd34' }, now)).toThrow('not of this group')
  expect(() => signLink(secret, { ...link, key: 'ab12/../cd34' }, now)).toThrow('not of this group')
  expect(() => signLink('short', link, now)).toThrow('too short')
})
