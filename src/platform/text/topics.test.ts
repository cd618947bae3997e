import { describe, expect, test } from 'vitest'
import { type Topic, topicLabels, topicSentiments, topicsOf } from './topics.ts'

const named: readonly (readonly [string, readonly Topic[]])[] = [
  ['The restrooms are dirty', ['Restrooms', 'Cleanliness']],
  ['no paper towels in the bathroom', ['Restrooms', 'Supplies']],
  ['Elevators take forever', ['Elevators', 'Response Time']],
  ['It is freezing in here', ['Temperature']],
  ['The receptionist was kind', ['Staff']],
  ['The guard let a stranger in', ['Security']],
  ['no spots left in the garage', ['Parking']],
  ['loud drilling all day', ['Noise']],
  ['The hallway is too dark', ['Lighting']],
  ['There is a leak in the ceiling', ['Maintenance']],
  ['wi-fi is down', ['Wi-Fi']],
  ['WiFi is down', ['Wi-Fi']],
  ['Wi Fi is down', ['Wi-Fi']],
  ['The entrance looks great', ['Lobby']],
  ['Great coffee', ['Food & Coffee']],
  ['I like the rooftop and the gym', ['Amenities']],
  ['Nobody responded to my ticket', ['Response Time']],
  ['It smells', ['Odor']],
  ['The wheelchair ramp is steep', ['Accessibility']],
  ['Saw two cockroaches', ['Pests']],
  ['The rent is too expensive', ['Cost']],
  ['Hot water is out', ['Maintenance']],
  ['The parkway and the lightning', []],
  ['I am happy', []],
  ['Los baños están sucios', ['Restrooms', 'Cleanliness']],
  ['No hay jabon', ['Restrooms', 'Supplies']],
  ['Los elevadores son lentos', ['Elevators']],
  ['Hace mucho frío', ['Temperature']],
  ['La recepcionista fue grosera', ['Staff']],
  ['El vigilante no estaba', ['Security']],
  ['El estacionamiento es caro', ['Parking', 'Cost']],
  ['Muy ruidosos los vecinos', ['Noise']],
  ['Las luces están apagadas', ['Lighting']],
  ['Hay una gotera en el techo', ['Maintenance']],
  ['El internet va lento', ['Wi-Fi']],
  ['El vestíbulo es bonito', ['Lobby']],
  ['La cafetera está vacía', ['Food & Coffee']],
  ['Me gusta el gimnasio', ['Amenities']],
  ['Tardaron mucho en contestar', ['Response Time']],
  ['Huele a humedad', ['Odor']],
  ['I have a light lunch in the park', []],
  ['New sign and a coat hook', []],
  ['Super fast, sounds good', []],
  ['The lift stalls between floors', ['Elevators']],
  ["Le café est froid, car l'ascenseur est bruyant", ['Food & Coffee', 'Temperature', 'Elevators', 'Noise']],
  ['Falta una rampa para silla de ruedas', ['Accessibility']],
]

const felt: readonly (readonly [string, Partial<Record<Topic, number>>])[] = [
  ['Lobby is beautiful but the elevators are always broken', { Lobby: 1, Elevators: -1, Maintenance: -1 }],
  ['El lobby es hermoso pero los elevadores siempre están descompuestos', { Lobby: 1, Elevators: -1, Maintenance: -1 }],
  ['Great staff, clean bathrooms, but parking is a nightmare', { Staff: 1, Cleanliness: 1, Restrooms: 1, Parking: -1 }],
  ['Lobby, restrooms and garage are filthy', { Lobby: -1, Restrooms: -1, Parking: -1, Cleanliness: -1 }],
  ['I love the gym, the terrace and the coffee', { Amenities: 1, 'Food & Coffee': 1 }],
  ['I used the bathroom on 2. Disgusting!', { Restrooms: -1, Cleanliness: -1 }],
  ['The receptionist was nice. The Wi-Fi was awful.', { Staff: 1, 'Wi-Fi': -1 }],
  ['Everything is great except the elevators', { Elevators: -1 }],
  ['Todo excelente excepto el estacionamiento', { Parking: -1 }],
  ['La recepcionista es amable, el baño está sucio', { Staff: 1, Restrooms: -1, Cleanliness: -1 }],
  ['Where is the gym?', { Amenities: 0 }],
  ['The restrooms are not dirty', { Restrooms: 1, Cleanliness: 1 }],
]

describe('the topics of a comment', () => {
  test.each(named)('%s → %j', (text, topics) => expect(topicsOf(text).toSorted()).toEqual(topics.toSorted()))
  test.each(felt)('felt about by clause: %s → %j', (text, signs) => {
    expect(Object.fromEntries(topicSentiments(text).map(({ topic, score }) => [topic, Math.sign(score)]))).toEqual(signs)
  })
  test('have a name in English and Spanish', () => {
    expect(Object.keys(topicLabels).length).toBeGreaterThanOrEqual(17)
    for (const label of Object.values(topicLabels))
      expect(label).toEqual({ en: expect.stringMatching(/\w/), es: expect.stringMatching(/\w/) })
  })
})
