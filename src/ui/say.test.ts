import { beforeAll, describe, expect, it } from 'vitest'
import { passwordMessages } from '../core/password.ts'
import { messages, refusals } from '../core/problem.ts'
import { loadSayings, say } from './say.ts'

beforeAll(loadSayings)

describe("the specification's messages", () => {
  it('stay letter for letter in English', () => {
    expect(say('4-digit PIN ', 'en')).toBe('4-digit PIN ')
    expect(say(messages.shifts, 'en')).toBe(messages.shifts)
  })

  it.each(['es', 'fr'] as const)('are all known in %s', language => {
    const all = [...Object.values(messages), ...Object.values(passwordMessages), ...Object.values(refusals).map(({ message }) => message)]
    expect(all.filter(message => say(message, language) === message)).toEqual([])
  })

  it('keep the part that varies', () => {
    expect(say('The file is larger than 3MB', 'fr')).toBe('Le fichier dépasse 3 Mo')
    expect(say('The file is not type PDF', 'es')).toBe('El archivo no es de tipo PDF')
    expect(say('4-digit PIN ', 'es')).toBe('PIN de 4 dígitos')
  })

  it('stay as they came where nobody has translated them', () => {
    expect(say('Sensor 7 is asleep', 'fr')).toBe('Sensor 7 is asleep')
  })
})
