import { describe, expect, test } from 'vitest'
import { destinationTypes, type MapForm, map } from './definition.ts'

const building = { name: 'Anchor Street East', address: '415 Anchor Street, Boston, MA' }
const linksOf = (form: MapForm, language: 'en' | 'es' | 'fr' = 'en') => {
  const tools = { language, say: (label: Record<typeof language, string>) => label[language], building }
  const { heading, blocks } = map.page?.(form, tools as never) ?? { heading: '', blocks: [] } // the page uses no other tool
  return { heading, links: blocks.flatMap(one => (one.is === 'link' ? [new URL(one.href)] : [])), blocks }
}

describe('a map', () => {
  test('holds a place and a destination type, of eight by their stored values [B-FIELD-012] [B-CONST-066] [B-BEHAV-092]', () => {
    expect(Object.keys(map.initial)).toEqual(['Latitude', 'Longitude', 'DestinationType'])
    expect(destinationTypes.map(({ value, label }) => [value, label.en])).toEqual([
      ['lodging', 'Hotels'],
      ['transit_station', 'Transit'],
      ['tourist_attraction', 'Attractions'],
      ['parking', 'Parking'],
      ['restaurant', 'Restaurants'],
      ['pharmacy', 'Pharmacies'],
      ['bank', 'Bank'],
      ['cafe', 'Coffee'],
    ])
    for (const DestinationType of ['casino', 1]) expect(map.form.safeParse({ ...map.sample, DestinationType }).success).toBe(false)
    for (const Latitude of [91, -90.1, '42']) expect(map.form.safeParse({ ...map.sample, Latitude }).success).toBe(false)
    expect(map.problems(map.initial)).toEqual([{ Field: 'DestinationType', Message: 'Required' }])
    expect(map.problems({ ...map.initial, DestinationType: 'cafe' })).toEqual([])
  })

  test('leads to two maps that look near the building, by its place or its address', () => {
    const { heading, links } = linksOf({ Latitude: 42.1, Longitude: -71.2, DestinationType: 'lodging' })
    expect(heading).toBe('Hotels nearby')
    expect(links.map(({ origin }) => origin)).toEqual(['https://www.google.com', 'https://maps.apple.com'])
    expect(links[0]?.searchParams.get('query')).toBe('Hotels near 415 Anchor Street, Boston, MA')
    expect(Object.fromEntries(links[1]?.searchParams ?? [])).toEqual({ q: 'Hotels', sll: '42.1,-71.2', z: '15' })
    const unplaced = linksOf({ Latitude: null, Longitude: null, DestinationType: 'lodging' }, 'fr')
    expect(unplaced.heading).toBe('Hôtels à proximité')
    expect(Object.fromEntries(unplaced.links[1]?.searchParams ?? [])).toEqual({ q: 'Hôtels', near: building.address })
  })

  test('shows nothing of others: no picture, only links', () => {
    expect(linksOf({ ...map.sample } as MapForm).blocks.map(one => one.is)).toEqual(['text', 'link', 'link'])
  })
})
