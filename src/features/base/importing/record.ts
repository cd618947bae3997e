import type { RecordDescription } from '../../base/history/model.ts'

export const importRecord: RecordDescription = {
  Object: 'import_run',
  kind: { en: 'Import', es: 'Importación', fr: 'Importation' },
  inSentence: { en: 'the import', es: 'la importación', fr: 'l’importation' },
  fields: {
    RowCount: { en: 'Rows', es: 'Filas', fr: 'Lignes' },
    Mapping: { en: 'Columns', es: 'Columnas', fr: 'Colonnes' },
    Existing: { en: 'Buildings that exist', es: 'Edificios existentes', fr: 'Immeubles existants' },
    Wrong: { en: 'Rows with errors', es: 'Filas con errores', fr: 'Lignes en erreur' },
  },
}
