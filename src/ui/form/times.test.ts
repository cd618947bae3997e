import { describe, expect, it } from 'vitest'
import { quarters, shownTime, typedTime } from './times.ts'

describe('times of day', () => {
  it.each([
    ['8', '08:00'],
    ['815', '08:15'],
    ['8:15 pm', '20:15'],
    ['8:15PM', '20:15'],
    ['12 am', '00:00'],
    ['12pm', '12:00'],
    ['20.30', '20:30'],
    ['7 h', null],
    ['24', null],
    ['8:60', null],
    ['13 pm', null],
    ['noon', null],
    ['', null],
  ])('reads %j as %j', (typed, time) => {
    expect(typedTime(typed)).toBe(time)
  })

  it('shows them as people of the language do, and reads back what it shows', () => {
    expect([shownTime('00:05', 'en'), shownTime('20:15', 'en'), shownTime('20:15', 'fr')]).toEqual(['12:05 AM', '08:15 PM', '20:15'])
    expect(quarters.every(quarter => typedTime(shownTime(quarter, 'en')) === quarter)).toBe(true)
    expect(quarters).toHaveLength(96)
  })
})
