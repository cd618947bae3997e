import { expect, test } from 'vitest'
import { termsOf } from './terms.ts'

test.each([
  ['The restrooms and the Restroom', ['restroom']],
  ['No hot water at the front desk', ['hot water', 'front desk']],
  ['Air conditioning & paper towels', ['air conditioning', 'paper towels']],
  ['paper towel dispenser', ['paper towels', 'dispenser']],
  ['We waited 25 minutes on floor 3', ['waited', 'floor']],
  ['Wi-Fi, wifi and WIFI', ['wifi']],
  ["The building's men's room isn't clean", ['building', "men's room", 'clean']],
  ['The batteries, boxes, benches, glass, bus', ['battery', 'box', 'bench', 'glass', 'bus']],
  ['Clean.The staff is friendly', ['clean', 'staff', 'friendly']],
  ['Write to ann@acme.com or https://acme.com/x', ['write']],
  ['sooo slooow', ['slow']],
  ['El baño, los baños y el bano', ['baño']],
  ['Los ascensores y el ascensor', ['ascensor']],
  ['Las luces del pasillo', ['luz', 'pasillo']],
  ['No hay papel higienico ni jabon', ['papel higiénico', 'jabón']],
  ['el aire acondicionado no enfría', ['aire acondicionado', 'enfría']],
  ['Les toilettes ne sont pas propres', ['toilettes', 'propres']],
  ['厕所', ['厕所']],
  ['a b c 1 2 3 ! 👍', []],
  ['', []],
])('%s → %j', (text, terms) => expect(termsOf(text)).toEqual(terms))
