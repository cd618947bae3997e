import { expect, test } from 'vitest'
import { labelIn, nameIn } from './labels.ts'

test('a label is Spanish where there is one, else English', () => {
  expect(labelIn({ en: 'Hall', es: 'Sala' }, 'es')).toBe('Sala')
  expect(labelIn({ en: 'Hall', es: ' ' }, 'es')).toBe('Hall')
  expect(labelIn({ en: 'Hall', es: 'Sala' }, 'fr')).toBe('Hall')
  expect(labelIn(null, 'en')).toBe('')
})

test('a missing name is NA [C-RULE-078]', () => {
  for (const name of [null, undefined, { en: '' }, { en: ' ', es: '' }])
    expect([nameIn(name, 'en'), nameIn(name, 'es'), nameIn(name, 'fr')]).toEqual(['NA', 'N/D', 'N/D'])
  expect(nameIn({ en: 'Hall', es: 'Sala' }, 'es')).toBe('Sala')
})
