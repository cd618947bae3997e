import { choiceLabel } from '../../../core/labels.ts'
import { type RecordDescription, records } from '../../base/history/model.ts'
import { words } from './words.ts'

const importRecord: RecordDescription = {
  Object: 'import_run',
  kind: { en: 'Import', es: 'Importación', fr: 'Importation' },
  inSentence: { en: 'the import', es: 'la importación', fr: 'l’importation' },
  fields: {
    RowCount: { en: 'Rows', es: 'Filas', fr: 'Lignes' },
    Mapping: { en: 'Columns', es: 'Columnas', fr: 'Colonnes' },
    Existing: { en: 'Buildings that exist', es: 'Edificios existentes', fr: 'Immeubles existants' },
    Wrong: { en: 'Rows with errors', es: 'Filas con errores', fr: 'Lignes en erreur' },
  },
  deeds: {
    'Import/UploadBuildings': {
      en: '{who} uploaded the file of {object}.',
      es: '{who} subió el archivo: {object}.',
      fr: '{who} a envoyé le fichier : {object}.',
    },
    'Import/DiscardImport': { en: '{who} discarded {object}.', es: '{who} descartó {object}.', fr: '{who} a abandonné {object}.' },
    'Import/RunImport': { en: '{who} ran {object}.', es: '{who} ejecutó {object}.', fr: '{who} a lancé {object}.' },
    'Import/UndoImport': { en: '{who} undid {object}.', es: '{who} deshizo {object}.', fr: '{who} a annulé {object}.' },
    'ImportQRCode/RegisterImport': {
      en: '{who} uploaded the file of {object}.',
      es: '{who} subió el archivo: {object}.',
      fr: '{who} a envoyé le fichier : {object}.',
    },
    'ImportQRCode/DiscardImport': { en: '{who} discarded {object}.', es: '{who} descartó {object}.', fr: '{who} a abandonné {object}.' },
    'ImportQRCode/RunImport': { en: '{who} ran {object}.', es: '{who} ejecutó {object}.', fr: '{who} a lancé {object}.' },
    'ImportQRCode/UndoImport': { en: '{who} undid {object}.', es: '{who} deshizo {object}.', fr: '{who} a annulé {object}.' },
  },
  // The audit says Done where the page says Completed.
  choices: {
    State: { label: (value, language) => choiceLabel({ words, under: 'states' }, value === 'Done' ? 'Completed' : value, language) },
    Existing: { words, under: 'existingChoices' },
    Wrong: { words, under: 'wrongChoices' },
  },
}

export const additions = [records.with(importRecord)]
