import type { RecordDescription } from '../../base/history/model.ts'
import { buildingKind } from './model.ts'
import { words } from './words.ts'

export const buildingRecord: RecordDescription = {
  ...buildingKind,
  inSentence: { en: 'the building', es: 'el edificio', fr: 'l’immeuble' },
  fields: {
    AccountName: { es: 'Nombre de la cuenta', fr: 'Nom du compte' },
    Code: { es: 'Código', fr: 'Code' },
    PropertyType: { en: 'Building Type', es: 'Tipo de edificio', fr: 'Type d’immeuble' },
    PropertyTagId: { en: 'Property Tag', es: 'Etiqueta de propiedad', fr: 'Étiquette de propriété' },
    BuildingType: { en: 'Building Vertical', es: 'Sector del edificio', fr: 'Secteur de l’immeuble' },
    BuildingId: { en: 'Building', es: 'Edificio', fr: 'Immeuble' },
    Country: { es: 'País', fr: 'Pays' },
    AddressLine1: { en: 'Address Line 1', es: 'Dirección, línea 1', fr: 'Adresse, ligne 1' },
    AddressLine2: { en: 'Address Line 2', es: 'Dirección, línea 2', fr: 'Adresse, ligne 2' },
    City: { es: 'Ciudad', fr: 'Ville' },
    State: { es: 'Estado', fr: 'État' },
    Zip: { en: 'Zip Code', es: 'Código postal', fr: 'Code postal' },
    ContactEmail: { es: 'Correo de contacto', fr: 'E-mail de contact' },
    ContactPhoneNumber: { es: 'Teléfono de contacto', fr: 'Téléphone de contact' },
    Website: { es: 'Sitio web', fr: 'Site web' },
    TotalSquareFeet: { en: 'Total Square ft.', es: 'Superficie total (pies²)', fr: 'Surface totale (pi²)' },
    Region: { es: 'Región', fr: 'Région' },
    Market: { es: 'Mercado', fr: 'Marché' },
    TrackScanData: { es: 'Registrar escaneos', fr: 'Suivre les scans' },
    PlannedEngineeringHours: { es: 'Horas de ingeniería previstas', fr: 'Heures d’ingénierie prévues' },
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
