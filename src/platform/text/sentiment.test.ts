import { describe, expect, test } from 'vitest'
import { sentimentClass, sentimentOf } from './sentiment.ts'

const english: readonly (readonly [string, string])[] = [
  ['The restroom is clean', '+'],
  ['The restroom is not clean', '-'],
  ['The restroom isn’t clean', '-'],
  ['restroom isnt very clean', '-'],
  ['It is never clean in there', '-'],
  ['Nothing works in this building', '-'],
  ['The dryer doesn’t work', '-'],
  ['The door will not close', '-'],
  ['No soap', '-'],
  ['without toilet paper since noon', '-'],
  ['we ran out of coffee cups', '-'],
  ['No problems, thanks', '+'],
  ['Not bad', '+'],
  ['Not bad, but slow', '-'],
  ['Slow, but not bad', '0'],
  ['Great location but terrible service', '-'],
  ['The service was slow, but the staff were wonderful', '+'],
  ['Although the lobby is small, it is beautiful', '+'],
  ['Everything is fantastic except the parking', '+'],
  ['It could be cleaner', '-'],
  ['This used to be a great place', '-'],
  ['The hallway needs to be vacuumed', '-'],
  ['too warm on our floor', '-'],
  ['The light is too bright', '-'],
  ['The leak was fixed within the hour', '+'],
  ['The leak is still not fixed', '-'],
  ['The elevator stopped working', '-'],
  ['No more bad smell', '+'],
  ['sooooo goooood', '+'],
  ['LOVE IT', '+'],
  ['👍', '+'],
  ['elevator 2 again 😡', '-'],
  ['Thank you :)', '+'],
  ['10/10', '+'],
  ['I work on the second floor', '0'],
  ['Neither good nor bad', '0'],
  ['Is there a lost and found?', '0'],
  ['hot water heater, room 12', '0'],
]
const spanish: readonly (readonly [string, string])[] = [
  ['El baño está limpio', '+'],
  ['El baño no está limpio', '-'],
  ['nunca está limpio', '-'],
  ['nada limpio', '-'],
  ['está poco limpio', '-'],
  ['un poco sucio', '-'],
  ['El secador no funciona', '-'],
  ['No sirve el elevador', '-'],
  ['La puerta no abre', '-'],
  ['No hay papel', '-'],
  ['sin jabón desde ayer', '-'],
  ['Faltan toallas', '-'],
  ['Se acabó el café', '-'],
  ['Sin problemas', '+'],
  ['No está mal', '+'],
  ['Nada mal, pero lento', '-'],
  ['Lento, pero muy amables', '+'],
  ['Buena ubicación pero pésimo servicio', '-'],
  ['Aunque el vestíbulo es pequeño, es precioso', '+'],
  ['Debería estar más limpio', '-'],
  ['Antes era un buen lugar', '-'],
  ['Demasiado calor', '-'],
  ['Limpísimo todo', '+'],
  ['sucisimo', '-'],
  ['Lentísimos', '-'],
  ['Repararon la fuga rápido', '+'],
  ['La luz dejó de funcionar', '-'],
  ['Me encantaaaa', '+'],
  ['¡Muchas gracias!', '+'],
  ['Ni bueno ni malo', '0'],
  ['La oficina está en el segundo piso', '0'],
  ['Buenos días, soy de la oficina 3', '0'],
]
const others = [
  'Les toilettes sont très sales et il n’y a pas de savon',
  'Die Toiletten sind sehr schmutzig und das ist nicht gut',
  'O banheiro não está limpo',
  '厕所很脏',
  'Туалет очень грязный',
  '',
  '   ',
  '!!!',
]
const classes: Readonly<Record<string, string>> = { '+': 'positive', '-': 'negative', '0': 'neutral' }

describe('the sentiment of a comment', () => {
  test.each(english)('English: %s → %s', (text, sign) => expect(sentimentClass(sentimentOf(text, 'en'))).toBe(classes[sign]))
  test.each(spanish)('Spanish: %s → %s', (text, sign) => expect(sentimentClass(sentimentOf(text, 'es'))).toBe(classes[sign]))
  test.each(others)('any other language is neutral: %s', text => expect(sentimentOf(text)).toBe(0))

  test('finds out the language by itself', () => {
    expect(sentimentOf('Excelente servicio')).toBeGreaterThan(0.5)
    expect(sentimentOf('Not bad, but slow')).toBeLessThan(0.1)
  })

  test.each([
    ['The lobby is very clean', 'The lobby is clean'],
    ['The lobby is clean', 'The lobby is a bit clean'],
    ['The lobby is clean!!!', 'The lobby is clean'],
    ['The lobby is CLEAN', 'The lobby is clean'],
    ['The lobby is clean 😍', 'The lobby is clean'],
    ['El baño está muy limpio', 'El baño está limpio'],
    ['El baño está sucio', 'El baño está muy sucio'],
    ['El baño está un poco sucio', 'El baño está sucio'],
  ])('"%s" feels better than "%s"', (better, worse) => expect(sentimentOf(better)).toBeGreaterThan(sentimentOf(worse)))

  test('from 0.1 on a score is no longer neutral', () => {
    expect([-1, -0.1, -0.099, 0, 0.099, 0.1, 1].map(sentimentClass)).toEqual(
      'negative negative neutral neutral neutral positive positive'.split(' '),
    )
  })
})
