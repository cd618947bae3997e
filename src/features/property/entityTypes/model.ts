import { z } from '../../../core/call.ts'
import type { Label } from '../../../core/labels.ts'
import type { Language } from '../../../core/words.ts'

/** Where a code hangs and what feedback is about. `Noun` is the word in the standard question. */
export const entityTypes = [
  row('Building', 'Building', 'Edificio', 'Immeuble', 'the building', 'el edificio', 'l’immeuble'),
  row('Lobby', 'Lobby', 'Vestíbulo', 'Hall', 'the lobby', 'el vestíbulo', 'le hall'),
  row('Restroom', 'Restroom', 'Baño', 'Toilettes', 'the restroom', 'el baño', 'les toilettes'),
  row('Elevator', 'Elevator', 'Ascensor', 'Ascenseur', 'the elevators', 'los ascensores', 'les ascenseurs'),
  row('Parking', 'Parking', 'Estacionamiento', 'Stationnement', 'the parking', 'el estacionamiento', 'le stationnement'),
  row(
    'ConferenceRoom',
    'Conference Room',
    'Sala de reuniones',
    'Salle de réunion',
    'the conference room',
    'la sala de reuniones',
    'la salle de réunion',
  ),
  row('FitnessCenter', 'Fitness Center', 'Gimnasio', 'Salle de sport', 'the fitness center', 'el gimnasio', 'la salle de sport'),
  row(
    'LoadingDock',
    'Loading Dock',
    'Muelle de carga',
    'Quai de chargement',
    'the loading dock',
    'el muelle de carga',
    'le quai de chargement',
  ),
  row('Cafe', 'Cafe', 'Cafetería', 'Café', 'the cafe', 'la cafetería', 'le café'),
  row('Rooftop', 'Rooftop', 'Azotea', 'Toit-terrasse', 'the rooftop', 'la azotea', 'le toit-terrasse'),
  row('MailRoom', 'Mail Room', 'Sala de correo', 'Salle du courrier', 'the mail room', 'la sala de correo', 'la salle du courrier'),
] as const

export type EntityType = (typeof entityTypes)[number]['Code']
export const EntityType = z.enum(entityTypes.map(one => one.Code))

/** Where a code can hang: the locations of the building, and a screen. `Name` is stored. */
export const qrLocations: readonly { readonly Name: string; readonly DisplayText: Label; readonly EntityType: EntityType }[] = [
  ...entityTypes.filter(one => one.Code !== 'Building').map(one => ({ Name: one.Label.en, DisplayText: one.Label, EntityType: one.Code })),
  { Name: 'Digital QR', DisplayText: { en: 'Digital QR', es: 'QR digital', fr: 'QR numérique' }, EntityType: 'Building' },
]

/** The entity type of a location; the building for one that is not in the list. */
export const entityTypeAt = (location: string): EntityType => qrLocations.find(one => one.Name === location)?.EntityType ?? 'Building'

/** A stored location in a language; one that is not in the list stands as it was typed. */
export const locationLabel = (location: string, language: Language): string =>
  qrLocations.find(one => one.Name === location)?.DisplayText[language] ?? location

/** The name of an entity type; a code that is not in the list is split into its words: `FrontDesk` → `Front Desk`. */
export const entityTypeLabel = (code: string, language: Language): string =>
  entityTypes.find(one => one.Code === code)?.Label[language] ?? splitCode(code)

/** A code as its words. */
export const splitCode = (code: string): string => code.replaceAll(/(?<=[a-z\d])(?=[A-Z])|[_-]+/g, ' ').trim()

function row<const Code extends string>(code: Code, en: string, es: string, fr: string, the: string, el: string, le: string) {
  return { Code: code, Label: { en, es, fr }, Noun: { en: the, es: el, fr: le } }
}
