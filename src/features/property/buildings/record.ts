import { type RecordDescription, records } from '../../base/history/model.ts'
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

const buildingRecord: RecordDescription = {
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
  deeds: {
    'Entity/ArchiveProperty': { en: '{who} archived {object}.', es: '{who} archivó {object}.', fr: '{who} a archivé {object}.' },
    'Entity/RestoreProperty': { en: '{who} restored {object}.', es: '{who} restauró {object}.', fr: '{who} a rétabli {object}.' },
    'Entity/ArchiveProperties': {
      en: '{who} archived {named, select, none {buildings} other {{object}}}.',
      es: '{who} archivó {named, select, none {edificios} other {{object}}}.',
      fr: '{who} a archivé {named, select, none {des immeubles} other {{object}}}.',
    },
    'Entity/RestoreProperties': {
      en: '{who} restored {named, select, none {buildings} other {{object}}}.',
      es: '{who} restauró {named, select, none {edificios} other {{object}}}.',
      fr: '{who} a rétabli {named, select, none {des immeubles} other {{object}}}.',
    },
    'Entity/UpdatePinCodes': {
      en: '{who} changed the PINs of {object}.',
      es: '{who} cambió los PIN: {object}.',
      fr: '{who} a modifié les codes PIN : {object}.',
    },
    'Product/SaveProductState': {
      en: '{who} changed the products of {object}.',
      es: '{who} cambió los productos: {object}.',
      fr: '{who} a modifié les produits : {object}.',
    },
    'Import/RunImport': { en: '{who} imported {object}.', es: '{who} importó {object}.', fr: '{who} a importé {object}.' },
    'Import/UndoImport': {
      en: '{who} undid an import of {object}.',
      es: '{who} deshizo una importación: {object}.',
      fr: '{who} a annulé une importation : {object}.',
    },
    'Survey/TakeOverSurvey': {
      en: '{who} took survey answers over into {object}.',
      es: '{who} trasladó respuestas de una encuesta: {object}.',
      fr: '{who} a repris des réponses d’une enquête : {object}.',
    },
    'Survey/UndoTakeOver': {
      en: '{who} took survey answers back out of {object}.',
      es: '{who} retiró respuestas trasladadas: {object}.',
      fr: '{who} a retiré des réponses reprises : {object}.',
    },
  },
}

const propertyTagRecord: RecordDescription = {
  Object: 'property_tag',
  kind: { en: 'Property tag', es: 'Etiqueta de propiedad', fr: 'Étiquette de propriété' },
  inSentence: { en: 'the property tag', es: 'la etiqueta', fr: 'l’étiquette' },
}

export const additions = [records.with(buildingRecord, propertyTagRecord)]
