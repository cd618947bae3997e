import { describe, expect, test } from 'vitest'
import { isEmail } from './email.ts'
import { isPhone, shownPhone, storedPhone } from './phone.ts'

describe('phone numbers', () => {
  test.each([
    ['6175550123', '(617) 555-0123'],
    ['16175550123', '(617) 555-0123'],
    ['(617) 555-0123', '(617) 555-0123'],
    ['555-0123', '555-0123'],
    ['', ''],
  ])('%s is shown as %s [A-CONST-063] [B-CONST-096]', (stored, shown) => expect(shownPhone(stored)).toBe(shown))
  test.each([
    ['(617) 555-0123', '16175550123'],
    ['617.555.0123', '16175550123'],
    ['+1 617 555 0123', '16175550123'],
    ['12', '12'],
    ['\u202a(617) 555\u20110123\u202c', '16175550123'],
    ['６１７－５５５－０１２３', '16175550123'],
    ['（６１７）\u2002５５５–０１２３', '16175550123'],
    ['\u200e+1\u00a0617\u2060 555\u22120123\ufeff', '16175550123'],
    ['+47 22 12 34 56', '+4722123456'],
    ['\u202a+44 20 7946 095\u202c', '+44207946095'],
    ['＋４７ ２２ １２ ３４ ５６', '+4722123456'],
    ['٦١٧ ٥٥٥ ٠١٢٣', '16175550123'],
    ['001 617 555 0123', '16175550123'],
    ['(+1) 617-555-0123', '16175550123'],
    ['0047 22 12 34 56', '004722123456'],
    ['01 23 45 67 89', '0123456789'],
    ['(+47) 22 12 34 56', '+4722123456'],
  ])('%s is stored as %s [B-RULE-062]', (typed, stored) => expect(storedPhone(typed)).toBe(stored))
  test('a stored number has exactly 11 digits', () => {
    expect(isPhone('16175550123')).toBe(true)
    for (const wrong of ['6175550123', '161755501234', 'x6175550123', '']) expect(isPhone(wrong)).toBe(false)
  })
  test.each([
    '+47 22 12 34 56',
    '+44 20 7946 095',
    '0047 22 12 34 56',
    '0047 2212 345',
    '011 47 22 12 34 56',
    '020 7946 0958',
    '01 23 45 67 89',
    '+33 1 23 45 67 8',
    '+1 22 12 34 56',
    '44 7911 123456',
  ])('%s, of another country, is refused', typed => expect(isPhone(storedPhone(typed))).toBe(false))
})

describe('e-mail', () => {
  test.each(['a@b.co', 'first.last+tag@sub.example.com', "o'hara@demo.example"])('%s is an address [A-RULE-074] [A-BEHAV-048]', text =>
    expect(isEmail(text)).toBe(true),
  )
  test.each([
    '',
    'a',
    'a@b',
    'a b@c.de',
    'a@b..co',
    'a@-b.co',
    '@b.co',
    `${'x'.repeat(65)}@b.co`,
    `a@${'x'.repeat(250)}.co`,
    'a@b.co\r\nBcc: x@y.zz',
  ])('%s is none [A-RULE-074]', text => expect(isEmail(text)).toBe(false))
})
