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
const french: readonly (readonly [string, string])[] = [
  ['Les toilettes sont propres', '+'],
  ['Les toilettes ne sont pas propres', '-'],
  ['Les toilettes sont très sales et il n’y a pas de savon', '-'],
  ['La lumière ne marche pas', '-'],
  ["L'ascenseur est en panne depuis hier", '-'],
  ['Personne ne répond', '-'],
  ['Plus de savon', '-'],
  ['C’est trop bruyant', '-'],
  ['Ça sent l’humidité', '-'],
  ['Aucun problème, merci', '+'],
  ['Plus aucune panne depuis les travaux', '+'],
  ['Pas mal du tout', '+'],
  ['L’accueil est chaleureux', '+'],
  ['Le personnel est aimable, mais l’ascenseur est toujours en panne', '-'],
  ['Le tourniquet a pris quatre essais, puis il a fonctionné', '-'],
  ['Il a fallu trois appels, finalement c’est réparé', '-'],
  ['La réunion est jeudi à trois heures', '0'],
  ['Il y a des crochets dans les toilettes', '0'],
]
// What it took stays a complaint although it went well in the end.
const effort: readonly (readonly [string, string])[] = [
  ['Turnstile took four tries to read my QR code, then it worked fine.', '-'],
  ['Turnstile took four tries … then it worked fine', '-'],
  ['Key card works only on the second try', '-'],
  ['The elevator got stuck between floors but eventually moved', '-'],
  ['Had to call three times before someone came, finally fixed', '-'],
  ['Waited 40 minutes at the desk. They were nice in the end.', '-'],
  ['The toilet leaked all week, at last somebody fixed it', '-'],
  ['Printer jammed, but it works now', '-'],
  ['Wi-Fi dropped five times during my call, then it was ok', '-'],
  ['Reported the noise twice, no answer', '-'],
  ['El lector tardó cuatro intentos, luego funcionó bien', '-'],
  ['Después de llamar tres veces por fin vinieron', '-'],
  ['El torniquete falló varias veces pero al final abrió', '-'],
  ['Only took two minutes to check in', '+'],
  ['Cleaned three times a day, wonderful', '+'],
  ['Finally a hand dryer that dries hands.', '+'],
  ['Revolving door finally stopped squeaking.', '+'],
  ['AC finally works again, much better now', '+'],
  ['It was a bit noisy last year but now it is nice and quiet', '+'],
]
// Nouns of a building that are a feeling elsewhere.
const nouns: readonly (readonly [string, string])[] = [
  ['The sign is next to the lift', '0'],
  ['There are hooks in the stalls', '0'],
  ['There is a light switch by the door', '0'],
  ['I have a light lunch in the park', '0'],
  ['The cleaner comes at noon', '0'],
  ['The patient entrance is on the left', '0'],
  ['The new tenants moved in on Monday', '0'],
  ['The job fair is on the second floor', '0'],
  ['The plant is on the second floor', '0'],
  ['Where is the fine print?', '0'],
  ['El letrero está junto al ascensor', '0'],
  ['Parking fine on my car again', '-'],
  ['The coat hook is sharp and tore my bag', '-'],
  ['The lift stalls between floors', '-'],
  ['Sick building, everyone coughs', '-'],
  ['The tank is leaking', '-'],
  ['Strong smell near the loading dock', '-'],
  ['Odor in the stairwell', '-'],
  ['No smell at all anymore', '+'],
  ['The light in here is lovely', '+'],
]
const others = [
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
  test.each(french)('French: %s → %s', (text, sign) => expect(sentimentClass(sentimentOf(text))).toBe(classes[sign]))
  test.each(effort)('what it took: %s → %s', (text, sign) => expect(sentimentClass(sentimentOf(text))).toBe(classes[sign]))
  test.each(nouns)('nouns: %s → %s', (text, sign) => expect(sentimentClass(sentimentOf(text))).toBe(classes[sign]))
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
