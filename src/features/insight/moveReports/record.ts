import { type RecordDescription, records } from '../../base/history/model.ts'
import { moveReport } from './dashboard.ts'

const chargeRecord: RecordDescription = {
  Object: 'move_charge',
  kind: { en: 'Charges of a move-out', es: 'Cargos de una salida', fr: 'Facturation d’un départ' },
  inSentence: { en: 'the charges of the move-out', es: 'los cargos de la salida', fr: 'la facturation du départ' },
  may: [moveReport.may],
  fields: {
    Charges: { en: 'Charges', es: 'Cargos', fr: 'Montants facturés' },
    Item: { en: 'Item', es: 'Concepto', fr: 'Élément' },
    Amount: { en: 'Amount', es: 'Importe', fr: 'Montant' },
  },
}

export const additions = [records.with(chargeRecord)]
