import { type AddedFields, moreFields } from '../../base/history/model.ts'
import { productText } from './catalog.ts'
import { words } from './words.ts'

/** What adopted products add to the history of a building: `Upsells.EVRequest.State`. */
const adoptionFields: AddedFields = {
  Object: 'building',
  fields: {
    Upsells: { es: 'Ventas adicionales', fr: 'Ventes additionnelles' },
    Product: { es: 'Producto', fr: 'Produit' },
    Note: { es: 'Nota', fr: 'Note' },
  },
  namePart: (part, path) => (path.startsWith('Upsells.') ? productText(part) : undefined),
  choices: { State: { words, under: 'states' } },
}

export const additions = [moreFields.with(adoptionFields)]
