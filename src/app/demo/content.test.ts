import { describe, expect, it } from 'vitest'
import { demoAccounts } from '../../features/base/accounts/demo/accounts.ts'
import { demoUsers } from '../../features/base/people/demo/users.ts'
import { askingTypes } from '../../features/codes/functionalities/families/asking/askingTypes.ts'
import { listSigns } from '../../features/codes/qr/demo.ts'
import { type DemoBuilding, demoBuildings } from '../../features/property/buildings/demo.ts'
import { demoPeople } from '../../features/property/contacts/demo/people.ts'
import { qrLocations } from '../../features/property/entityTypes/model.ts'

const SIGNS = demoBuildings.flatMap(building => listSigns(building).map(sign => ({ building, ...sign })))
const PHONE = /^1\d{3}55501\d{2}$/
const EMAIL = /^[a-z0-9.-]+@[a-z0-9.-]+\.example$/

function isZip(zip: string, country: string): boolean {
  return (country === 'USA' ? /^\d{5}(-\d{4})?$/ : /^[A-Z]\d[A-Z][ -]?\d[A-Z]\d$/).test(zip)
}

function duplicates(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index)
}

function minutes(time: string): number {
  const [hours = 0, rest = 0] = time.split(':').map(Number)
  return hours * 60 + rest
}

function lengths(shifts: DemoBuilding['Shifts']): number[] {
  return shifts.map(shift => (minutes(shift.End) - minutes(shift.Start) + 1440) % 1440)
}

describe('accounts and buildings', () => {
  it('has two accounts with 8 and 4 buildings', () => {
    expect(demoAccounts.map(group => demoBuildings.filter(b => b.account === group.key).length)).toEqual([8, 4])
    for (const building of demoBuildings)
      expect(demoAccounts.find(g => g.key === building.account)?.GroupName).toEqual(building.AccountName)
  })

  it('has unique codes, names and phones, valid zip codes, phones and mail addresses', () => {
    expect(duplicates(demoBuildings.map(b => b.Code))).toEqual([])
    expect(duplicates(demoBuildings.map(b => b.Name.en))).toEqual([])
    for (const place of [...demoAccounts, ...demoBuildings]) {
      expect(isZip(place.Zip, place.Country), place.Zip).toBe(true)
      expect(place.ContactPhoneNumber).toMatch(PHONE)
      expect(place.ContactEmail).toMatch(EMAIL)
    }
  })

  it('gives a property tag to exactly the buildings of type Multiple', () => {
    for (const building of demoBuildings)
      expect(building.PropertyTag !== undefined, building.Code).toBe(building.PropertyType === 'Multiple')
  })

  it('has shifts that are contiguous and cover 24 hours', () => {
    expect(demoBuildings.filter(b => b.Shifts.length > 0).length).toBeGreaterThan(6)
    for (const { Shifts } of demoBuildings.filter(b => b.Shifts.length > 0)) {
      expect(lengths(Shifts).reduce((sum, length) => sum + length, 0)).toBe(1440)
      expect(Shifts.map(shift => shift.End)).toEqual([...Shifts.slice(1), ...Shifts.slice(0, 1)].map(shift => shift.Start))
      expect(Math.min(...lengths(Shifts))).toBeGreaterThanOrEqual(60)
    }
  })
})

describe('people', () => {
  it('has about five staff a building with their own names, phones and addresses', () => {
    for (const { Code } of demoBuildings) expect(demoPeople.filter(p => p.buildingCode === Code).length).toBeGreaterThanOrEqual(5)
    const phones = [
      ...demoPeople.map(p => p.Phone),
      ...demoUsers.map(u => u.PhoneNumber),
      ...demoBuildings.map(b => b.ContactPhoneNumber),
      ...demoAccounts.flatMap(g => [g.ContactPhoneNumber, g.PrimaryUserPhoneNumber]),
    ]
    for (const phone of phones) expect(phone).toMatch(PHONE)
    expect(duplicates(phones)).toEqual([])
    expect(duplicates(demoPeople.map(p => p.FullName))).toEqual([])
    expect(duplicates([...demoPeople.map(p => p.Email), ...demoUsers.map(u => u.Email)])).toEqual([])
    for (const person of demoPeople) expect(person.Email).toMatch(EMAIL)
    expect(demoUsers).toHaveLength(12)
  })
})

describe('codes', () => {
  it('has 8 to 40 codes a building, of three types at least, at known locations; every type with lists of its own hangs somewhere', () => {
    for (const { Code } of demoBuildings) {
      const codes = SIGNS.filter(({ building }) => building.Code === Code).map(({ code }) => code)
      expect(codes.length, Code).toBeGreaterThanOrEqual(8)
      expect(codes.length, Code).toBeLessThanOrEqual(40)
      expect(new Set(codes.map(c => c.FunctionalityType)).size, Code).toBeGreaterThanOrEqual(3)
      expect(duplicates(codes.map(c => c.QrName))).toEqual([])
    }
    const hung = new Set(SIGNS.map(({ code }) => code.FunctionalityType))
    for (const type of ['CommentCard', ...Object.keys(askingTypes), 'Lookbook', 'RoofAccessCarousel'] as const) expect(hung).toContain(type)
    expect(duplicates(SIGNS.map(({ SignId }) => SignId))).toEqual([])
    for (const { code, SignId } of SIGNS) {
      expect(qrLocations.map(({ Name }) => Name)).toContain(code.Location)
      expect(code.weight >= 0.2 && code.weight <= 6, code.QrName).toBe(true)
      expect(SignId).toMatch(/^\d{5}$/)
    }
  })

  it('has places that improved and places that got worse', () => {
    const changes = SIGNS.flatMap(({ code: { asks } }) => (asks?.shift ? [asks.shift.mood - asks.mood] : []))
    expect(changes.filter(change => change > 0).length).toBeGreaterThan(5)
    expect(changes.filter(change => change < 0).length).toBeGreaterThan(3)
  })
})
