import { describe, expect, it } from 'vitest'
import { BUILDINGS } from './buildings.ts'
import { CODES, QR_LOCATIONS } from './codes.ts'
import { COMMENT_LINES } from './comments.ts'
import { CHANNELS, GROUPS } from './groups.ts'
import { PEOPLE, USERS } from './people.ts'
import type { Country, DemoShift, FeedbackCode } from './types.ts'

const PHONE = /^1\d{3}55501\d{2}$/
const EMAIL = /^[a-z0-9.-]+@[a-z0-9.-]+\.example$/

function isZip(zip: string, country: Country): boolean {
  return (country === 'USA' ? /^\d{5}(-\d{4})?$/ : /^[A-Z]\d[A-Z][ -]?\d[A-Z]\d$/).test(zip)
}

function duplicates(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index)
}

function minutes(time: string): number {
  const [hours = 0, rest = 0] = time.split(':').map(Number)
  return hours * 60 + rest
}

function lengths(shifts: readonly DemoShift[]): number[] {
  return shifts.map(shift => (minutes(shift.End) - minutes(shift.Start) + 1440) % 1440)
}

describe('accounts and buildings', () => {
  it('has two accounts with 8 and 4 buildings and a channel for each', () => {
    expect(GROUPS.map(group => BUILDINGS.filter(b => b.group === group.key).length)).toEqual([8, 4])
    expect(GROUPS.map(group => CHANNELS.filter(c => c.MappedGroups.includes(group.key)).length)).toEqual([1, 1])
    for (const building of BUILDINGS) expect(GROUPS.find(g => g.key === building.group)?.GroupName).toEqual(building.AccountName)
  })

  it('has unique codes, names and phones, valid zip codes, phones and mail addresses', () => {
    expect(duplicates(BUILDINGS.map(b => b.Code))).toEqual([])
    expect(duplicates(BUILDINGS.map(b => b.Name.en))).toEqual([])
    for (const place of [...GROUPS, ...BUILDINGS]) {
      expect(isZip(place.Zip, place.Country), place.Zip).toBe(true)
      expect(place.ContactPhoneNumber).toMatch(PHONE)
      expect(place.ContactEmail).toMatch(EMAIL)
    }
  })

  it('gives a property tag to exactly the buildings of type Multiple', () => {
    for (const building of BUILDINGS) expect(building.PropertyTag !== undefined, building.Code).toBe(building.PropertyType === 'Multiple')
  })

  it('has shifts that are contiguous and cover 24 hours', () => {
    expect(BUILDINGS.filter(b => b.Shifts.length > 0).length).toBeGreaterThan(6)
    for (const { Shifts } of BUILDINGS.filter(b => b.Shifts.length > 0)) {
      expect(lengths(Shifts).reduce((sum, length) => sum + length, 0)).toBe(1440)
      expect(Shifts.map(shift => shift.End)).toEqual([...Shifts.slice(1), ...Shifts.slice(0, 1)].map(shift => shift.Start))
      expect(Math.min(...lengths(Shifts))).toBeGreaterThanOrEqual(60)
    }
  })
})

describe('people', () => {
  it('has about five staff a building with their own names, phones and addresses', () => {
    for (const { Code } of BUILDINGS) expect(PEOPLE.filter(p => p.buildingCode === Code).length).toBeGreaterThanOrEqual(5)
    const phones = [
      ...PEOPLE.map(p => p.Phone),
      ...USERS.map(u => u.PhoneNumber),
      ...BUILDINGS.map(b => b.ContactPhoneNumber),
      ...GROUPS.flatMap(g => [g.ContactPhoneNumber, g.PrimaryUserPhoneNumber]),
    ]
    for (const phone of phones) expect(phone).toMatch(PHONE)
    expect(duplicates(phones)).toEqual([])
    expect(duplicates(PEOPLE.map(p => p.FullName))).toEqual([])
    expect(duplicates([...PEOPLE.map(p => p.Email), ...USERS.map(u => u.Email)])).toEqual([])
    for (const person of PEOPLE) expect(person.Email).toMatch(EMAIL)
    expect(USERS).toHaveLength(12)
  })
})

describe('codes', () => {
  it('has 8 to 16 codes a building, of three types, one with a comment card besides, at known locations', () => {
    for (const { Code } of BUILDINGS) {
      const codes = CODES.filter(c => c.buildingCode === Code)
      expect(codes.length, Code).toBeGreaterThanOrEqual(8)
      expect(codes.length, Code).toBeLessThanOrEqual(16)
      expect(new Set(codes.map(c => c.FunctionalityType)).size, Code).toBe(Code === 'ASE' ? 4 : 3)
      expect(duplicates(codes.map(c => c.QrName))).toEqual([])
    }
    expect(duplicates(CODES.map(c => c.SignId))).toEqual([])
    for (const code of CODES) {
      expect(QR_LOCATIONS).toContain(code.Location)
      expect(code.weight >= 0.2 && code.weight <= 6, code.QrName).toBe(true)
      expect(code.SignId).toMatch(/^\d{5}$/)
    }
  })

  it('has places that improved and places that got worse', () => {
    const shifted = CODES.filter((code): code is FeedbackCode => code.FunctionalityType === 'Feedback' && code.shift !== undefined)
    expect(shifted.filter(code => (code.shift?.mood ?? 0) > code.mood).length).toBeGreaterThan(5)
    expect(shifted.filter(code => (code.shift?.mood ?? 0) < code.mood).length).toBeGreaterThan(3)
  })
})

describe('comments', () => {
  it('has at least 420 distinct sentences, mostly English, and uses known tags only', () => {
    const texts = COMMENT_LINES.map(line => line.text.toLowerCase().replace(/[.!]$/, ''))
    expect(duplicates(texts)).toEqual([])
    expect(COMMENT_LINES.filter(line => line.language === 'en').length).toBeGreaterThan(420)
    expect(COMMENT_LINES.filter(line => line.language === 'es').length).toBeGreaterThan(250)
    const tags = new Set(COMMENT_LINES.flatMap(line => line.tags))
    const known = 'off res ind med ret hot edu winter summer am noon pm in better worse'.split(' ')
    expect([...tags].filter(tag => !known.includes(tag))).toEqual([])
    for (const line of COMMENT_LINES) expect(line.text).not.toMatch(/[[\]`]|^\s|\s$|\$\{/)
  })
})
