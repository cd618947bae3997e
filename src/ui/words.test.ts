import { describe, expect, it } from 'vitest'
import { formatsIn } from './words.tsx'

const march = new Date(2026, 2, 7, 15, 4)

describe('dates as people read them', () => {
  it('are MM/DD/YYYY in English, day first in Spanish and French [A-CONST-059]', () => {
    expect(formatsIn('en').date(march)).toBe('03/07/2026')
    expect(formatsIn('es').date(march)).toBe('07/03/2026')
    expect(formatsIn('fr').date(march)).toBe('07/03/2026')
  })

  it('come from a Date, from epoch ms or from ISO text; what is no date shows nothing', () => {
    const { date } = formatsIn('en')
    expect([date(march.getTime()), date(march.toISOString())]).toEqual(['03/07/2026', '03/07/2026'])
    expect([null, undefined, '', 'soon', Number.NaN].map(date)).toEqual(['', '', '', '', ''])
  })

  it('have their time after them', () => {
    expect(formatsIn('en').dateTime(march)).toMatch(/^03\/07\/2026 03:04\sPM$/)
    expect(formatsIn('fr').dateTime(march)).toBe('07/03/2026 15:04')
  })

  it('go by the clock of a chosen zone, but for days of the calendar', () => {
    const moment = Date.UTC(2026, 2, 7, 20, 30)
    const { date, dateTime, day } = formatsIn('fr', 'Asia/Kolkata')
    expect(date(moment)).toBe('08/03/2026')
    expect(dateTime(moment)).toBe('08/03/2026 02:00')
    for (const zone of ['Pacific/Kiritimati', 'Pacific/Niue']) expect(formatsIn('fr', zone).day('2026-03-07')).toBe('07/03/2026')
    expect([day('2026-03-07'), day(null)]).toEqual(['07/03/2026', ''])
  })
})
