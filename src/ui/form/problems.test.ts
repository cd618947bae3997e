import { describe, expect, it } from 'vitest'
import { Localized, text, write, z } from '../../core/call.ts'
import { readPath, writePath } from '../../core/paths.ts'
import { required } from '../../core/problem.ts'
import { findCallProblems } from './problems.ts'

const AddContact = write('UserAdmin/AddPropertyContact', {
  summary: '',
  scope: 'building',
  input: z.strictObject({
    Name: Localized(),
    Role: z.enum(['Manager', 'Employee']),
    VendorId: z.optional(z.uuid()),
    Note: z.nullable(text(10)),
    Shifts: z.array(z.strictObject({ Start: text() })),
  }),
  output: z.object({}),
  check: input => required(input.Name, ['en'], 'Name.').concat(required(input, ['Role'])),
})
const full = { Name: { en: 'Ana' }, Role: 'Manager', VendorId: '', Note: null, Shifts: [{ Start: '08:00' }] }

describe('problems of a form', () => {
  it('has none for good values; an optional field that nobody filled is left out, a null that is meant stays', () => {
    const { VendorId: _left, ...sent } = full
    expect(findCallProblems(AddContact, full)).toEqual({ input: sent, problems: [] })
  })

  it("takes the rule's words, one per field, also where the shape is not complete yet", () => {
    expect(findCallProblems(AddContact, { ...full, Name: { en: '' }, Role: null }).problems).toEqual([
      { Field: 'Name.en', Message: 'Required' },
      { Field: 'Role', Message: 'Required' },
    ])
  })

  it('says Format error where a value does not fit', () => {
    expect(findCallProblems(AddContact, { ...full, VendorId: 'x', Note: 'longer than ten' }).problems).toEqual([
      { Field: 'VendorId', Message: 'Format error', Hint: expect.any(String) },
      { Field: 'Note', Message: 'Format error', Hint: expect.any(String) },
    ])
  })

  it('adds the rules of the screen', () => {
    expect(findCallProblems(AddContact, full, () => [{ Field: 'Role', Message: 'No.' }]).problems).toEqual([
      { Field: 'Role', Message: 'No.' },
    ])
  })

  it('lives with a rule that cannot read a half-filled draft', () => {
    expect(findCallProblems(AddContact, {}).problems.map(({ Field }) => Field)).toContain('Name')
  })
})

describe('paths', () => {
  it('reads and writes without touching the rest', () => {
    const next = writePath(full, 'Shifts.0.Start', '09:00')
    expect(readPath(next, 'Shifts.0.Start')).toBe('09:00')
    expect(full.Shifts[0]?.Start).toBe('08:00')
    expect(next.Name).toBe(full.Name)
    expect(writePath({}, 'A.0.B', 1)).toEqual({ A: [{ B: 1 }] })
    expect(writePath({ a: 1, b: 2 }, 'a', undefined)).toEqual({ b: 2 })
  })
})
