import { dayIn, formatDay } from '../../../core/days.ts'
import type { Language } from '../../../core/words.ts'
import { wordsFor } from '../../../platform/words.ts'
import { addressLine } from '../../property/buildings/rules.ts'
import type { building } from '../../property/buildings/tables.ts'
import { pdfOfPages } from '../artwork/pdf.server.ts'
import { tablePages } from '../artwork/tablePages.server.ts'
import type { KitSign } from './kitSigns.server.ts'
import { nameOption } from './options.ts'
import { words } from './words.ts'

/** The signs of a building that a customer orders: `numbers` are those of the codes by their ids. */
export type SignOrder = {
  readonly PO: string
  readonly place: typeof building.$inferSelect
  readonly signs: readonly KitSign[]
  readonly numbers: ReadonlyMap<string, number>
  readonly day: Date
  readonly language: Language
}

/** How many sign numbers stand in a line; a long line goes on below. */
const numbersInLine = 8

/** The order on paper: a line a material and size with its quantity and its signs, and how many they are in all. */
export const orderPdf = async ({ PO, place, signs, numbers, day, language }: SignOrder): Promise<Buffer> => {
  const t = wordsFor(words, language)
  const rows = orderLines(signs, numbers).map(cells => ({ cells }))
  const total = signs.reduce((sum, one) => sum + one.Quantity, 0)
  const when = formatDay(dayIn(place.TimeZone, day.getTime()), language)
  const list = {
    title: t('order.title', { po: PO }),
    lead: `${place.Code} ${place.Name.en} · ${addressLine(place)} · ${when}`,
    columns: [
      { head: t('col.Material'), share: 46 },
      { head: t('col.Quantity'), share: 12 },
      { head: t('order.signs'), share: 42 },
    ],
  }
  return pdfOfPages(list.title, tablePages(list, [...rows, { cells: [t('order.total'), String(total), ''] }]))
}

/** The lines of an order: material and size, quantity, signs; the numbers of many signs go on in lines of their own. */
export const orderLines = (signs: readonly KitSign[], numbers: ReadonlyMap<string, number>): string[][] => {
  const of = Map.groupBy(signs, sign => nameOption(sign))
  return [...of].toSorted(([a], [b]) => a.localeCompare(b)).flatMap(([what, own]) => linesOf(what, own, numbers))
}

const linesOf = (what: string, signs: readonly KitSign[], numbers: ReadonlyMap<string, number>): string[][] => {
  const own = signs.map(({ QrCodeId }) => String(numbers.get(QrCodeId) ?? ''))
  const quantity = String(signs.reduce((sum, one) => sum + one.Quantity, 0))
  return Array.from({ length: Math.ceil(own.length / numbersInLine) }, (_, i) => [
    i === 0 ? what : '',
    i === 0 ? quantity : '',
    own.slice(i * numbersInLine, (i + 1) * numbersInLine).join(', '),
  ])
}
