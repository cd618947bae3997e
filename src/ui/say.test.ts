import { afterEach, describe, expect, it } from 'vitest'
import { fileWords, messageWords } from '../core/messageWords.ts'
import { messages } from '../core/problem.ts'
import { makeTranslate } from '../core/translator.ts'
import { translateMessages } from '../core/words.ts'
import { languageStore } from './language.ts'
import { configureSay, say, translateStore } from './say.ts'

const translate = makeTranslate([
  messageWords,
  fileWords,
  translateMessages(
    { between: 'Type a number from {least} to {most}.' },
    { between: { es: 'De {least} a {most}.', fr: 'Au plus {most}, au moins {least}.' } },
  ),
])
afterEach(() => {
  languageStore.set('en')
  translateStore.set(null)
})

describe("the specification's messages", () => {
  it('stay letter for letter in English', () => {
    translateStore.set(translate)
    expect(say('4-digit PIN ', 'en')).toBe('4-digit PIN ')
    expect(say(messages.shifts, 'en')).toBe(messages.shifts)
  })

  it('keep the parts that vary', () => {
    expect(translate('The file is larger than 3MB', 'fr')).toBe('Le fichier dépasse 3 Mo')
    expect(translate('The file is not type PDF', 'es')).toBe('El archivo no es de tipo PDF')
    expect(translate('4-digit PIN ', 'es')).toBe('PIN de 4 dígitos')
    expect(translate('Type a number from 1 to 9.', 'fr')).toBe('Au plus 9, au moins 1.')
    expect(translate('Format error. Type a number from 1 to 9.', 'es')).toBe('Formato incorrecto. De 1 a 9.')
  })

  it('stay as they came where nobody has translated them', () => {
    expect(translate('Sensor 7 is asleep', 'fr')).toBe('Sensor 7 is asleep')
    expect(say(messages.required, 'fr')).toBe(messages.required)
  })
})

it('translations come when a language other than English is chosen, and only once', async () => {
  let loads = 0
  configureSay(async () => {
    loads += 1
    return { translate }
  })
  expect(loads).toBe(0)
  languageStore.set('es')
  await expect.poll(() => say(messages.required)).toBe('Obligatorio')
  languageStore.set('fr')
  expect([say(messages.required), loads]).toEqual(['Obligatoire', 1])
})
