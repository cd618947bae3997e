import { expect, test } from 'vitest'
import { timeIn } from '../../../core/zones.ts'
import { type CalendarEvent, calendarFile } from './calendarFile.server.ts'

const event = (more: Partial<CalendarEvent> = {}): CalendarEvent => ({
  uid: '01@portal.example',
  changed: new Date('2027-01-02T03:04:05Z'),
  version: 3,
  title: 'Harbor Room',
  place: 'Harbor Tower',
  text: '',
  url: 'https://harbor.example/q/X/r/1',
  day: '2027-03-31',
  start: '09:00',
  end: '10:30',
  isCancelled: false,
  momentOf: (day, time) => timeIn('America/New_York', day, time),
  ...more,
})
const bytes = (text: string) => Buffer.byteLength(text)
/** The properties of a file, read strictly: every line ends in CRLF, none is longer than 75 bytes, folds are undone, texts unescaped. */
const readCalendar = (file: string): Record<string, string> => {
  expect(file.endsWith('\r\n')).toBe(true)
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  const raw = file.slice(0, -2).split('\r\n')
  for (const line of raw) expect(bytes(line)).toBeLessThanOrEqual(75)
  const lines = file.slice(0, -2).replaceAll('\r\n ', '').split('\r\n')
  expect([lines[0], lines[1], lines.at(-2), lines.at(-1)]).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0', 'END:VEVENT', 'END:VCALENDAR'])
  return Object.fromEntries(
    lines.map(line => {
      const at = line.indexOf(':')
      expect(at).toBeGreaterThan(0)
      expect(line.slice(0, at)).toMatch(/^[A-Z]+(;VALUE=DATE)?$/)
      return [line.slice(0, at), line.slice(at + 1).replaceAll(/\\([\\;,nN])/g, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign))]
    }),
  )
}

test('tells when it is by the clock of the building, also where clocks change on that day', () => {
  const summer = readCalendar(calendarFile(event()))
  expect(summer).toMatchObject({ UID: '01@portal.example', DTSTAMP: '20270102T030405Z', SEQUENCE: '3', STATUS: 'CONFIRMED' })
  expect([summer.DTSTART, summer.DTEND]).toEqual(['20270331T130000Z', '20270331T143000Z'])
  const winter = readCalendar(calendarFile(event({ day: '2027-01-15' })))
  expect([winter.DTSTART, winter.DTEND]).toEqual(['20270115T140000Z', '20270115T153000Z'])
  // In New York clocks go forward on 14 March 2027 at two.
  const change = readCalendar(calendarFile(event({ day: '2027-03-14', start: '01:30', end: '03:30' })))
  expect([change.DTSTART, change.DTEND]).toEqual(['20270314T063000Z', '20270314T073000Z'])
})

test.each([
  ['02:00', '03:00'],
  ['02:30', '03:00'],
  ['02:15', '02:45'],
])('a booking into the hour that clocks skip, %s to %s, has the length that was booked', (start, end) => {
  const moment = (text = '') => Date.parse(text.replace(/^(....)(..)(..T..)(..)(..Z)$/, '$1-$2-$3:$4:$5'))
  const { DTSTART, DTEND } = readCalendar(calendarFile(event({ day: '2027-03-14', start, end })))
  const booked = Date.parse(`2027-03-14T${end}Z`) - Date.parse(`2027-03-14T${start}Z`)
  expect(moment(DTEND) - moment(DTSTART)).toBe(booked)
})

test('is a whole day without times, an hour without an end, and cancelled where it was', () => {
  const whole = readCalendar(calendarFile(event({ day: '2028-02-29', start: null, end: null, isCancelled: true })))
  expect(whole).toMatchObject({ 'DTSTART;VALUE=DATE': '20280229', 'DTEND;VALUE=DATE': '20280301', STATUS: 'CANCELLED' })
  expect(readCalendar(calendarFile(event({ end: null }))).DTEND).toBe('20270331T140000Z')
})

test('keeps every text, however long and with whatever signs, a title in one line, and lets nobody add a line', () => {
  const title = 'Fête; d’été, \\ "10:00"\nBEGIN:VALARM\r\nSUMMARY:x\u0007'
  const text = '😀é'.repeat(200)
  const read = readCalendar(calendarFile(event({ title, text, place: '' })))
  expect(read.SUMMARY).toBe('Fête; d’été, \\ "10:00" BEGIN:VALARM SUMMARY:x')
  expect(read.DESCRIPTION).toBe(text)
  expect(read).not.toHaveProperty('LOCATION')
})
