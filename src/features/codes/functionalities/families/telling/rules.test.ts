import { describe, expect, test } from 'vitest'
import { buckets } from '../../../../base/files/buckets.ts'
import { staticUrl } from './documents.ts'

const message = (Url: string) => staticUrl.problems({ Url })[0]?.Message

describe('a static URL', () => {
  test.each(['', '  ', 'https://', 'http://'])('%j is not filled in', Url => expect(message(Url)).toBe('Required'))

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://files.example/x',
    '//evil.example',
    'example',
    'https://user:word@host.example/',
    'https://a b.example',
    'https://-/',
    'https://host.example\\@evil.example/',
  ])('%j is no web address', Url => expect(message(Url)).toBe('Format error'))

  test.each([
    'https://a',
    'http://localhost:3000/files/x/menu.pdf',
    'https://münchen.example/ä?q=1#top',
    'https://[2001:db8::1]:8443/',
    'HTTPS://HOST.EXAMPLE',
    'www.example.com',
  ])('%j is one', Url => expect(message(Url)).toBeUndefined())

  test('takes files of nine endings [B-RULE-060] [B-FIELD-010]', () => {
    expect(staticUrl.members.Url?.bucket).toBe('StaticUrl')
    expect(buckets.StaticUrl.accept.map(ending => ending.slice(1))).toEqual([
      'png',
      'jpeg',
      'jpg',
      'svg',
      'xls',
      'xlsx',
      'doc',
      'docx',
      'pdf',
    ])
    expect(Object.keys(staticUrl.initial)).toEqual(['Url'])
  })
})
