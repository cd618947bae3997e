import { expect, test } from 'vitest'
import { fpoPlacements } from '../model.ts'
import { findPairProblems } from '../rules.ts'
import { initialPair, shownParts, withCode, withLocation, withMaterial, withType } from './pairForm.ts'

const blank = initialPair('g', 'b', null)
const chosen = withCode(withCode(withType(withLocation(blank, 'Lobby'), 'FeedbackWifi'), 0, 'one'), 1, 'two')

test('the pickers of codes appear with a type, the options with both codes [B-BEHAV-038] [B-STATE-013] [B-STATE-014]', () => {
  expect(shownParts(blank)).toEqual({ qrTypes: null, options: false })
  const typed = withType(withLocation(blank, 'Lobby'), 'FeedbackWifi')
  expect(shownParts(typed)).toEqual({ qrTypes: ['Feedback', 'Wifi'], options: false })
  expect(shownParts(withCode(typed, 0, 'one')).options).toBe(false)
  expect(shownParts(chosen)).toEqual({ qrTypes: ['Feedback', 'Wifi'], options: true })
})

test('another location resets the type; another type sets what the codes do [B-STATE-011] [B-STATE-012]', () => {
  expect(withLocation(chosen, 'Restroom')).toMatchObject({ Location: 'Restroom', Type: '', QrCodeIds: ['', ''] })
  expect(shownParts(withType(chosen, 'WifiMap'))).toEqual({ qrTypes: ['Wifi', 'Map'], options: false })
})

test('another material resets the size to its usual one [B-STATE-015] [B-BEHAV-072]', () => {
  expect(withMaterial({ ...chosen, Size: '24 × 36' }, 'Acrylic')).toMatchObject({
    Material: 'Acrylic',
    Size: '8 × 10',
    Color: 'Light Gray',
  })
  expect(withMaterial(chosen, '80# Gloss')).toMatchObject({ Size: '8.5 × 11' })
  expect(withMaterial(chosen, 'Retractable banner').Size).toBe('79 × 33.5')
})

test('a new one begins as the documents say; orientations and colors have no NA [B-CONST-070] [B-CONST-071] [B-CONST-072] [B-CONST-028]', () => {
  expect(blank).toMatchObject({
    Material: '3mm Sintra',
    Size: '5 × 8',
    Orientation: 'Landscape',
    Color: 'Light Gray',
    FileFormat: 'eps',
    FPOPlacement: 'FPO 1',
  })
  const whole = { ...chosen, Quantity: '1', PrintTemplate: 'Pair', FileFormat: 'pdf' }
  for (const Color of ['Light Gray', 'Light Blue', 'Dark Blue', 'Dark Gray']) expect(findPairProblems({ ...whole, Color })).toEqual([])
  for (const Orientation of ['Landscape', 'Portrait']) expect(findPairProblems({ ...whole, Orientation })).toEqual([])
  expect(findPairProblems({ ...whole, Color: 'NA' }).map(one => one.Field)).toEqual(['Color'])
  expect(findPairProblems({ ...whole, Orientation: 'NA' }).map(one => one.Field)).toEqual(['Orientation'])
  expect(fpoPlacements).toEqual(['FPO 1', 'FPO 2'])
})
