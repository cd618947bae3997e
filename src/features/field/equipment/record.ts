import { type AddedFields, moreFields, type RecordDescription, records } from '../../base/history/model.ts'
import { equipmentTypeLabel, stopTypeLabels, tagTypeLabels } from './equipmentTypes.ts'

const mechanicalSpaceRecord: RecordDescription = {
  Object: 'mechanical_space',
  kind: { en: 'Mechanical space', es: 'Sala técnica', fr: 'Local technique' },
  inSentence: { en: 'the mechanical space', es: 'la sala técnica', fr: 'le local technique' },
  may: ['ManageLibraries'],
  fields: { SpaceName: { en: 'Name', es: 'Nombre', fr: 'Nom' }, Floor: { es: 'Planta', fr: 'Étage' }, Note: { es: 'Nota', fr: 'Note' } },
}

const questionsRecord: RecordDescription = {
  Object: 'equipment_question_template',
  kind: { en: 'Questions of a type', es: 'Preguntas de un tipo', fr: 'Questions d’un type' },
  inSentence: { en: 'the questions of', es: 'las preguntas de', fr: 'les questions de' },
  may: ['ManageLibraries'],
  fields: {
    Fields: { en: 'Questions', es: 'Preguntas', fr: 'Questions' },
    StopType: { en: 'Stop type', es: 'Tipo de parada', fr: 'Type d’arrêt' },
    Type: { es: 'Tipo', fr: 'Type' },
  },
  choices: {
    Type: { label: (value, language) => equipmentTypeLabel(value)[language] },
    StopType: { label: (value, language) => labelIn(stopTypeLabels, value, language) },
  },
}

type Labels = Readonly<Record<string, { en: string; es: string; fr: string }>>
const labelIn = (labels: Labels, value: string, language: 'en' | 'es' | 'fr') => labels[value]?.[language]

/** The facts of equipment, in the history of its code. */
const factFields: AddedFields = {
  Object: 'qr_code',
  fields: {
    Equipment: { en: 'Equipment', es: 'Equipo', fr: 'Équipement' },
    StopType: { en: 'Stop type', es: 'Tipo de parada', fr: 'Type d’arrêt' },
    Type: { es: 'Tipo', fr: 'Type' },
    TagType: { en: 'Tag type', es: 'Tipo de etiqueta', fr: 'Type d’étiquette' },
    IsLadder: { en: 'Ladder', es: 'Escalera', fr: 'Échelle' },
    MechanicalSpaceId: { en: 'Mechanical space', es: 'Sala técnica', fr: 'Local technique' },
    MechanicalSystem: { en: 'System', es: 'Sistema', fr: 'Système' },
    SerialNo: { en: 'Serial number', es: 'Número de serie', fr: 'Numéro de série' },
    ManufacturerPartNumber: { en: 'Part number', es: 'Número de pieza', fr: 'Référence' },
    Manufacturer: { es: 'Fabricante', fr: 'Fabricant' },
    ExtinguisherType: { en: 'Extinguisher type', es: 'Tipo de extintor', fr: 'Type d’extincteur' },
    ExpirationDate: { en: 'Expiration date', es: 'Fecha de caducidad', fr: 'Date d’expiration' },
    WarrantyDate: { en: 'Warranty until', es: 'Garantía hasta', fr: 'Garantie jusqu’au' },
    ToleranceMin: { en: 'Tolerance min', es: 'Tolerancia mínima', fr: 'Tolérance minimale' },
    ToleranceMax: { en: 'Tolerance max', es: 'Tolerancia máxima', fr: 'Tolérance maximale' },
    IntegrationId: { en: 'Integration equipment ID', es: 'ID de equipo en la integración', fr: 'ID d’équipement de l’intégration' },
    IntegrationType: { en: 'Integration type', es: 'Tipo de integración', fr: 'Type d’intégration' },
    UploadFiles: { en: 'Photos', es: 'Fotos', fr: 'Photos' },
    Handbook: { es: 'Manual', fr: 'Manuel' },
  },
  choices: {
    'Equipment.Type': { label: (value, language) => equipmentTypeLabel(value)[language] },
    'Equipment.StopType': { label: (value, language) => labelIn(stopTypeLabels, value, language) },
    'Equipment.TagType': { label: (value, language) => labelIn(tagTypeLabels, value, language) },
  },
}

/** What a reset deletes, in the history of the building. */
const integrityFields: AddedFields = {
  Object: 'building',
  fields: {
    IntegrityDays: { en: 'Days of data integrity', es: 'Días de integridad de datos', fr: 'Jours d’intégrité des données' },
  },
}

export const additions = [records.with(mechanicalSpaceRecord, questionsRecord), moreFields.with(factFields, integrityFields)]
