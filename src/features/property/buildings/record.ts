import type { RecordDescription } from '../../base/history/model.ts'
import { buildingKind } from './model.ts'
import { fieldLabels } from './sections/BasicInfo/labels.ts'
import { words } from './words.ts'

type FieldName = keyof typeof fieldLabels.en
const { Name: _, ...named } = fieldLabels.en // other records have a name, too
// By the words of the form; those that name the building again are shorter beside it.
const namedFields = Object.fromEntries(
  Object.entries(named).map(([field, en]) => [
    field,
    { en, es: fieldLabels.es[field as FieldName], fr: fieldLabels.fr[field as FieldName] },
  ]), // its own fields
)

export const buildingRecord: RecordDescription = {
  ...buildingKind,
  inSentence: { en: 'the building', es: 'el edificio', fr: 'l’immeuble' },
  fields: {
    ...namedFields,
    Code: { es: 'Código', fr: 'Code' },
    ContactEmail: { es: 'Correo de contacto', fr: 'E-mail de contact' },
    ContactPhoneNumber: { es: 'Teléfono de contacto', fr: 'Téléphone de contact' },
    BuildingId: { en: 'Building', es: 'Edificio', fr: 'Immeuble' },
    Shifts: { en: 'Shift', es: 'Turno', fr: 'Équipe' },
    Start: { es: 'Inicio', fr: 'Début' },
    End: { es: 'Fin', fr: 'Fin' },
    TimeZone: { es: 'Zona horaria', fr: 'Fuseau horaire' },
    Latitude: { es: 'Latitud', fr: 'Latitude' },
    Longitude: { es: 'Longitud', fr: 'Longitude' },
  },
  choices: { PropertyType: { words, under: 'propertyTypes' }, BuildingType: { words, under: 'buildingTypes' } },
}

export const propertyTagRecord: RecordDescription = {
  Object: 'property_tag',
  kind: { en: 'Property tag', es: 'Etiqueta de propiedad', fr: 'Étiquette de propriété' },
  inSentence: { en: 'the property tag', es: 'la etiqueta', fr: 'l’étiquette' },
}
