import { PRODUCT } from '../../core/product.ts'
import type { MenuGroup, MenuRow } from '../../ui/frame/menu.ts'
import { frames, inOrder } from './frames.ts'

/** The three groups of the side menu. */
export const menuGroups: readonly MenuGroup[] = [
  { id: 'account', label: { en: 'Account', es: 'Cuenta', fr: 'Compte' } },
  { id: 'building', label: { en: 'Building', es: 'Edificio', fr: 'Immeuble' } },
  { id: 'product', label: PRODUCT, may: `${PRODUCT}CustomerFeedback` },
]

const byGroup = (rows: readonly MenuRow[]): MenuRow[] => menuGroups.flatMap(({ id }) => rows.filter(({ group }) => group === id))

/** Its items in the document's order: the `order` of their rows. */
export const menuRows: readonly MenuRow[] = byGroup(inOrder(frames.map(one => one.menu)))

/** Pages that the palette finds: those of the menu, then the others. */
export const paletteRows: readonly MenuRow[] = [...menuRows, ...byGroup(inOrder(frames.map(one => one.pages)))]
