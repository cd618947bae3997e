import { type AddedFields, moreFields, type RecordDescription, records } from '../../base/history/model.ts'
import { settingKind } from './model.ts'
import { words } from './words.ts'

const settingRecord: RecordDescription = {
  ...settingKind,
  inSentence: { en: 'the sign', es: 'el rótulo', fr: 'le panneau' },
  quoted: true,
  fields: { State: { es: 'Estado', fr: 'État' } },
  choices: { State: { words, under: 'states' } },
}

/** What print settings add to the history of their code. */
const settingFields: AddedFields = {
  Object: 'qr_code',
  fields: { PrintSettings: { en: 'Print settings', es: 'Ajustes de impresión', fr: 'Réglages d’impression' } },
}

/** The purchase orders that signs were ordered for, in the history of the building. */
const orderFields: AddedFields = {
  Object: 'building',
  fields: { CustomerPO: { en: 'Customer PO', es: 'Pedido del cliente', fr: 'Commande du client' } },
}

export const additions = [records.with(settingRecord), moreFields.with(settingFields, orderFields)]
