import { expect, test } from 'vitest'
import type { Language } from '../../../core/words.ts'
import { wordsFor } from '../../../platform/words.ts'
import { describeFacts } from './facts.ts'
import { words } from './words.ts'

const names = { timeZone: 'America/New_York', building: { en: 'Harbor Tower', es: 'Torre del Puerto' }, account: { en: 'Northgate' } }
const dates = { startDate: Date.parse('2026-02-10T05:00:00Z'), endDate: Date.parse('2026-03-09T03:59:59.999Z') }
const now = new Date('2026-03-10T01:05:00Z')
const type = { is: 'choice', label: 'QR Type', options: [{ id: 'Wifi', label: 'Wi-Fi' }], value: 'Wifi', standard: null } as const
const search = { is: 'search', label: 'Search', value: ' gym ' } as const
const all = { is: 'building', placeholder: 'All buildings' } as const

const factsOf = (looked: Parameters<typeof describeFacts>[0], language: Language) =>
  describeFacts(looked, wordsFor(words, language), language)

test('the head of paper and files says place, period, clock, filters that are set, n, and when it was made', () => {
  const filters = [search, all, { ...type, label: 'Account', standard: 'Wifi' }, type]
  expect(factsOf({ names, dates, filters, n: 1234, now }, 'en')).toEqual([
    ['Account', 'Northgate'],
    ['Building', 'Harbor Tower'],
    ['Period', '02/10/2026 – 03/08/2026'],
    ['Days by the clock of', 'America/New_York'],
    ['Search', 'gym'],
    ['QR Type', 'Wi-Fi'],
    ['Sample size (n)', '1,234'],
    ['Made', '03/09/2026 09:05 PM'],
  ])
})

test('in the language of its reader; all buildings and all days where none are chosen', () => {
  const said = factsOf({ names, dates, filters: [], now }, 'es')
  expect(said.slice(1, 3)).toEqual([
    ['Edificio', 'Torre del Puerto'],
    ['Período', '10/02/2026 – 08/03/2026'],
  ])
  const everything = factsOf({ names: { timeZone: 'UTC' }, dates: {}, filters: [all], now }, 'en')
  expect(everything.slice(0, 2)).toEqual([
    ['Building', 'All buildings'],
    ['Period', 'All days'],
  ])
})
