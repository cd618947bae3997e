import { describe, expect, test } from 'vitest'
import { contactProblems } from '../../../../property/contacts/rules.ts'
import { type FrontDeskForm, frontDeskContact } from './definition.ts'
import { findShown, frontDeskRoles, makeContact, withContact, withoutContact } from './rules.ts'

const { initial, sample } = frontDeskContact
const fields = (change: Partial<FrontDeskForm>) =>
  frontDeskContact.problems({ ...sample, ...change }).map(one => `${one.Field}: ${one.Message}`)
const dana = { FullName: { en: 'Dana Whitfield' }, Phone: '16175550142', Email: 'dana@a.example', UserId: 'user-1' }
const lee = { FullName: { en: 'Lee Ortiz' }, Phone: '16175550143', Email: 'lee@a.example', UserId: null }

describe('a front desk contact', () => {
  test('holds ten members; its three buttons are on from the start [B-FIELD-006] [B-RULE-005]', () => {
    expect(Object.keys(initial).toSorted()).toEqual(
      [
        'AlternateEnable',
        'AvatarUrl',
        'Email',
        'ExternalUrl',
        'Name',
        'PhoneCallEnable',
        'PhoneNumber',
        'SendEmailEnable',
        'SendMessageEnable',
        'UserId',
      ].toSorted(),
    )
    expect(initial).toMatchObject({ SendMessageEnable: true, PhoneCallEnable: true, SendEmailEnable: true, Name: { en: '', es: '' } })
  })

  test.each<[string, Partial<FrontDeskForm>, string[]]>([
    ['needs a name in English', { Name: { en: ' ', es: 'Dana' } }, ['Name.en: Required']],
    ['needs a number to call', { PhoneNumber: '', SendMessageEnable: false }, ['PhoneNumber: Required']],
    ['needs a number to text', { PhoneNumber: '', PhoneCallEnable: false }, ['PhoneNumber: Required']],
    ['needs none without both', { PhoneNumber: '', PhoneCallEnable: false, SendMessageEnable: false }, []],
    ['needs an e-mail to write to', { Email: '' }, ['Email: Required']],
    ['needs none without that', { Email: '', SendEmailEnable: false }, []],
    ['takes no number of another length', { PhoneNumber: '1234' }, ['PhoneNumber: Format error']],
    ['takes no e-mail that is none', { Email: 'dana' }, ['Email: Format error']],
  ])('%s', (_name, change, expected) => expect(fields(change)).toEqual(expected))

  test.each<[string, string[]]>([
    ['https://', ['ExternalUrl: Required']],
    ['https://a', []],
  ])('with the alternate link on, asks for more than 8 characters and for nothing else: %j [B-RULE-030]', (ExternalUrl, expected) => {
    expect(fields({ ...withoutContact(sample), AlternateEnable: true, ExternalUrl })).toEqual(expected)
  })

  test('brings along what a chosen contact has, and is known again by it', () => {
    for (const one of [dana, lee]) {
      const chosen = withContact({ ...sample, AvatarUrl: '/files/x/y/z/a.png' }, one)
      expect(chosen).toMatchObject({
        Name: { en: one.FullName.en },
        PhoneNumber: one.Phone,
        Email: one.Email,
        UserId: one.UserId,
        AvatarUrl: null,
      })
      expect(findShown([dana, lee], chosen)).toBe(one)
    }
    expect(findShown([dana, lee], initial)).toBeUndefined()
  })

  test('is nobody after Cancel and at the start of adding; its buttons stay as they are', () => {
    const off = { ...withContact(sample, dana), SendEmailEnable: false }
    expect(withoutContact(off)).toEqual({ ...initial, SendEmailEnable: false })
  })

  test('becomes a contact once name, phone, email and one of three roles are there [B-RULE-065]', () => {
    expect(frontDeskRoles).toEqual(['Marketing', 'Manager', 'Employee'])
    const missing = (form: FrontDeskForm, role: (typeof frontDeskRoles)[number] | null) =>
      contactProblems(makeContact(form, role, undefined), { portfolio: false }).map(({ Field }) => Field)
    expect(missing(initial, null)).toEqual(['Contact.Name', 'Contact.Role', 'Contact.Phone', 'Contact.Email'])
    for (const role of frontDeskRoles) expect(missing(sample, role)).toEqual([])
  })
})
