import { type RecordDescription, records } from '../history/model.ts'

const listViewRecord: RecordDescription = {
  Object: 'list_view',
  kind: { en: 'List view', es: 'Vista de lista', fr: 'Vue de liste' },
  inSentence: { en: 'the list view', es: 'la vista de lista', fr: 'la vue de liste' },
}

export const additions = [records.with(listViewRecord)]
