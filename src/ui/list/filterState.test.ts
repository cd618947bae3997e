import { describe, expect, it } from 'vitest'
import { list, moment, text, uuid, z } from '../../core/call.ts'
import { choice, flag, own, range, toggle } from './filterParts.ts'
import { chipOf, fieldsOf, isOn, saidOf, standardOf } from './filterState.ts'

const GetThings = list('Test/GetThings', {
  summary: '',
  scope: 'group',
  rows: 'Things',
  row: z.object({ id: uuid() }),
  filter: z.strictObject({
    gId: uuid(),
    bId: z.optional(uuid()),
    Type: z.optional(text(10)),
    State: z.optional(z.enum(['Active', 'Offboarded'])),
    Roles: z.optional(z.array(text())),
    Retired: z.optional(z.boolean()),
    From: z.optional(moment()),
    To: z.optional(moment()),
  }),
  sort: ['Name'],
  perPage: 10,
})
const bId = '0199a000-0000-4000-8000-000000000001'
const days = { first: '2026-11-01', last: '2026-11-22' }
const [From, To] = [Date.parse('2026-11-01T04:00Z'), Date.parse('2026-11-23T05:00Z') - 1] // New York's clocks go back on the first
const parts = [
  own({ key: 'bId', control: null, filter: { bId }, set: true, said: 'Building: Tower' }),
  choice('Type', { key: 'type', label: 'Type', options: [{ value: 'W', label: 'Wi-Fi' }] }),
  choice('Roles', { key: 'role', label: 'Role', options: undefined, wire: role => [role] }),
  choice('State', { key: 'state', label: 'State', options: [{ value: 'off', label: 'Gone' }], wire: () => 'Offboarded', always: true }),
  flag('Retired', { key: 'retired', label: 'Show retired' }),
  toggle('all', { label: 'All accounts', chip: false }),
  range(['From', 'To'], { label: 'Time', value: days, timeZone: 'America/New_York', onChange: () => undefined }),
] as const
const standard = standardOf(parts)
const values = { ...standard, type: 'W', role: 'GM', state: 'off', retired: true }

describe('the declared filters of a list', () => {
  it('leave nothing in the address that stands for nothing', () => {
    expect(standard).toEqual({ type: '', role: '', state: '', retired: false, all: false })
  })

  it('fill the fields of the call, each as the call takes it', () => {
    const set = { bId, Type: 'W', Roles: ['GM'], State: 'Offboarded', Retired: true, From, To }
    expect(fieldsOf(GetThings, parts, values)).toEqual(set)
    expect(fieldsOf(GetThings, parts, standard)).toEqual({ bId, From, To })
  })

  it('take no value from the address that the call refuses', () => {
    const wired = fieldsOf(GetThings, parts, { ...values, type: 'far too long for it' })
    expect(wired).not.toHaveProperty('Type')
    expect(parts.filter(part => isOn(part, { ...values, type: 'far too long for it' }, wired)).map(({ key }) => key)).not.toContain('type')
  })

  it('have a chip each, by label and option; a part of the portal, a state and a toggle have none', () => {
    expect(parts.map(part => chipOf(part, values))).toEqual([null, 'Type: Wi-Fi', 'Role: …', null, 'Show retired', null, null])
  })

  it('are told by a file, those without a chip too', () => {
    const wired = fieldsOf(GetThings, parts, values)
    const said = parts.filter(part => isOn(part, values, wired)).map(part => saidOf(part, values, day => String(Number(day.slice(8)))))
    expect(said).toEqual(['Building: Tower', 'Type: Wi-Fi', 'Role: …', 'State: Gone', 'Show retired', 'Time: 1 – 22'])
  })

  it('may begin with a value: it is sent without the address, has no chip, and any other is one, also any at all', () => {
    const options = [{ value: 'Active', label: 'Active' }]
    const begun = [choice('State', { key: 'state', label: 'State', any: 'Any state', options, standard: 'Active' })] as const
    const first = standardOf(begun)
    expect([first, fieldsOf(GetThings, begun, first)]).toEqual([{ state: 'Active' }, { State: 'Active' }])
    const onOf = (at: Record<string, string | boolean>) => begun.map(part => isOn(part, at, fieldsOf(GetThings, begun, at)))
    expect([onOf(first), onOf({ state: '' }), onOf({ state: 'Offboarded' }), onOf({ state: 'None' })]).toEqual([
      [false],
      [true],
      [true],
      [false],
    ])
    expect([fieldsOf(GetThings, begun, { state: '' }), chipOf(begun[0], { state: '' })]).toEqual([{}, 'Any state'])
  })
})
