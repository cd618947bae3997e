import { describe, expect, test } from 'vitest'
import { anyLocation, type Criterion } from './model.ts'
import { asksFor, completeChoices, endOfQuiet, findCriteriaProblems, findQuietProblems, isSpaceAddress, nextOpening } from './rules.ts'

const row = (more: Partial<Criterion> = {}): Criterion => ({
  Key: 'a',
  Method: 'Email',
  RecipientId: '01890000-0000-7000-8000-000000000001',
  Value: 'AtMost2',
  Location: anyLocation,
  Schedule: { Days: [], StartTimeString: '08:00', EndTimeString: '17:00' },
  ...more,
})
const scores = { Choices: ['AtMost1', 'AtMost2', 'AtMost3'], NeedsLocation: true } as const
const times = (StartTimeString: string, EndTimeString: string) => ({ Schedule: { Days: [], StartTimeString, EndTimeString } })

describe('a row of a rule', () => {
  test.each([
    ['is complete', row(), []],
    ['needs a method [C-RULE-068]', row({ Method: null }), [['Method', 'Please select']]],
    ['needs a contact [C-RULE-069]', row({ RecipientId: null }), [['RecipientId', 'Please select']]],
    ['needs a Google space for a Google message [C-RULE-069]', row({ Method: 'GoogleMessage' }), [['SpaceId', 'Please select']]],
    ['needs no contact for a Google message', row({ Method: 'GoogleMessage', SpaceId: 'OrgChannel', RecipientId: null }), []],
    ['needs one of its choices [C-RULE-070]', row({ Value: null }), [['Value', 'Please select']]],
    ['takes no choice of another type [C-RULE-070]', row({ Value: 'High' }), [['Value', 'Please select']]],
    ['needs a location where its type has one [C-RULE-071]', row({ Location: null }), [['Location', 'Please select']]],
    ['may be for the whole day', row(times('', '')), []],
    ['needs both times or none', row(times('08:00', '')), [['Schedule.EndTimeString', 'Please select']]],
    [
      'ends after its start [C-RULE-072]',
      row(times('17:00', '08:00')),
      [['Schedule.EndTimeString', 'End time should be after start time']],
    ],
    [
      'does not end as it starts [C-RULE-072]',
      row(times('08:00', '08:00')),
      [['Schedule.EndTimeString', 'End time should be after start time']],
    ],
    ['takes times of the day only', row(times('8 am', '17:00')), [['Schedule.StartTimeString', 'Format error']]],
  ])('%s', (_title, one, problems) => {
    expect(findCriteriaProblems([one], scores).map(({ Field, Message }) => [Field.replace('Criteria.0.', ''), Message])).toEqual(problems)
  })
  test('needs no choice and no location where its type has none', () => {
    expect(findCriteriaProblems([row({ Value: null, Location: null })], { Choices: [], NeedsLocation: false })).toEqual([])
  })

  const event = { Meets: ['AtMost2', 'AtMost3'], EntityType: 'Lobby', CompanyName: 'Orchard Legal', Unit: '12B' } as const
  test.each([
    ['a score that it asks for', row(), null, true],
    ['no better score', row({ Value: 'AtMost1' }), null, false],
    ['its location', row({ Location: 'Lobby' }), null, true],
    ['no other location', row({ Location: 'Parking' }), null, false],
    ['what its tenant sends, by name', row({ TenantId: 'x' }), { TenantName: ' orchard legal', Unit: '' }, true],
    ['what its tenant sends, by unit', row({ TenantId: 'x' }), { TenantName: 'Other', Unit: '12b' }, true],
    ['nothing of others', row({ TenantId: 'x' }), { TenantName: 'Other', Unit: '' }, false],
    ['nothing once its tenant is gone', row({ TenantId: 'x' }), null, false],
  ])('tells %s', (_title, one, tenant, told) => {
    expect(asksFor(one, scores, event, tenant)).toBe(told)
  })
  const inspections = { Choices: ['Any', 'Failed'], NeedsLocation: false } as const
  test.each([
    ['every inspection', 'Any', ['Any'], true],
    ['failed ones too', 'Any', ['Any', 'Failed'], true],
    ['failed ones only', 'Failed', ['Any'], false],
    ['those that failed', 'Failed', ['Any', 'Failed'], true],
    ['all, where it was saved before there was a choice', null, ['Any'], true],
  ] as const)('of inspections tells %s', (_title, Value, Meets, told) => {
    expect(asksFor(row({ Value }), inspections, { ...event, Meets }, null)).toBe(told)
  })
})

describe('a schedule', () => {
  const zone = 'America/New_York' // Monday, 23 November 2026, is UTC−5
  const at = (text: string) => Date.parse(`${text}-05:00`)
  const office = { Days: ['Mon', 'Fri'] as const, StartTimeString: '08:00', EndTimeString: '17:00' }
  test.each([
    ['is open', office, '2026-11-23T09:30:10', '2026-11-23T09:30:10'],
    ['opens later that day', office, '2026-11-23T06:59:59', '2026-11-23T08:00:00'],
    ['is closed from its end on', office, '2026-11-23T17:00:00', '2026-11-27T08:00:00'],
    ['opens on its next day', office, '2026-11-28T12:00:00', '2026-11-30T08:00:00'],
    [
      'of few minutes is found',
      { ...office, StartTimeString: '09:07', EndTimeString: '09:09' },
      '2026-11-23T09:09:00',
      '2026-11-27T09:07:00',
    ],
    [
      'without days and times is always open',
      { Days: [], StartTimeString: '', EndTimeString: '' },
      '2026-11-22T03:00:00',
      '2026-11-22T03:00:00',
    ],
  ])('%s', (_title, schedule, now, opens) => {
    expect(nextOpening({ ...schedule, Days: [...schedule.Days] }, zone, at(now))).toBe(at(opens))
  })
  test('goes by the clock of the building when clocks change', () => {
    const early = { Days: [], StartTimeString: '02:30', EndTimeString: '04:00' }
    // On 14 March 2027 the clock jumps from 02:00 to 03:00.
    expect(nextOpening(early, zone, Date.parse('2027-03-14T01:00:00-05:00'))).toBe(Date.parse('2027-03-14T03:00:00-04:00'))
  })
  test.each([
    ['over midnight', '22:00', '07:00', '2026-11-23T23:15:00', '2026-11-24T07:00:00'],
    ['after midnight', '22:00', '07:00', '2026-11-24T00:15:00', '2026-11-24T07:00:00'],
    ['at noon', '12:00', '13:00', '2026-11-24T12:00:00', '2026-11-24T13:00:00'],
    ['outside of them', '12:00', '13:00', '2026-11-24T13:00:00', '2026-11-24T13:00:00'],
  ])('quiet hours %s', (_title, QuietStart, QuietEnd, now, ends) => {
    expect(endOfQuiet({ QuietStart, QuietEnd }, zone, at(now))).toBe(at(ends))
  })
  test('quiet hours are both times or none', () => {
    expect(findQuietProblems({ QuietStart: '22:00', QuietEnd: null })).toEqual([{ Field: 'QuietEnd', Message: 'Required' }])
    expect(findQuietProblems({ QuietStart: null, QuietEnd: null })).toEqual([])
    expect(findQuietProblems({ QuietStart: '25:00', QuietEnd: '07:00' })).toHaveLength(1)
  })
})

test.each([
  ['https://chat.googleapis.com/v1/spaces/AAA-b_c/messages?key=k&token=t%3D', true],
  ['http://chat.googleapis.com/v1/spaces/AAA/messages?key=k', false],
  ['https://chat.googleapis.com.evil.example/v1/spaces/AAA/messages?key=k', false],
  ['https://user@chat.googleapis.com/v1/spaces/AAA/messages?key=k', false],
  ['https://chat.googleapis.com:8443/v1/spaces/AAA/messages?key=k', false],
  ['https://chat.googleapis.com/v1/spaces/../../messages?key=k', false],
  ['http://169.254.169.254/latest', false],
])('%s is an address of a Google space: %s', (address, is) => {
  expect(isSpaceAddress(address)).toBe(is)
})

test('who has chosen before a kind came has its standard: own matters by bell and mail, others by all that a rule says', () => {
  const { BadScore, Assigned } = completeChoices({ BadScore: { Bell: false, Email: false, TextMessage: false } })
  expect(BadScore).toEqual({ Bell: false, Email: false, TextMessage: false })
  expect(Assigned).toEqual({ Bell: true, Email: true, TextMessage: false })
})
