import type { Output } from '../../../../core/call.ts'
import type { Nouns } from '../../../../core/charts/nouns.ts'
import { nameIn } from '../../../../core/labels.ts'
import type { Language } from '../../../../core/words.ts'
import { figures } from '../../../../ui/dashboard/figures/figures.tsx'
import { matrix } from '../../../../ui/dashboard/matrix/matrix.tsx'
import { knownReading, type Part, type Reading, reading } from '../../../../ui/dashboard/part.ts'
import { ranked } from '../../../../ui/dashboard/ranked/ranked.tsx'
import type { UrlState } from '../../../../ui/urlState.ts'
import type { Formats, Translator } from '../../../../ui/words.tsx'
import { productText } from '../../../property/adoption/catalog.ts'
import { productStates } from '../../../property/adoption/model.ts'
import type { At, DashboardPlace } from '../../dashboards/screens/dashboard.ts'
import { type GetUpsellMatrix, GetUpsellNotes, type MatrixRow } from '../contract.ts'
import type { words } from '../words.ts'

/** '' is all of them; `building` and `product` are the cell whose notes are shown. */
export const notNarrowed = { category: '', state: '', building: '', product: '' }
type Drawing = Pick<Formats, 'dateTime'> & {
  t: Translator<(typeof words)['en']>
  noun: Nouns
  language: Language
  at: At<DashboardPlace, UrlState<typeof notNarrowed>>
  from: Reading<Output<typeof GetUpsellMatrix>>
}

/** No cell is chosen. */
const noCell = knownReading<Output<typeof GetUpsellNotes>>('noCell', () => ({ BuildingName: { en: '' }, Notes: [] }))

/** Heights in px. */
const [MATRIX, NOTES] = [560, 260]

/** The rows with the products of the chosen category, and of those with the chosen state: only buildings that have one. */
const shownRows = (rows: readonly MatrixRow[], { category, state }: Drawing['at']['narrowed']): MatrixRow[] =>
  rows
    .map(row => ({ ...row, Products: row.Products.filter(one => category === '' || one.Category === category) }))
    .filter(row => state === '' || row.Products.some(one => one.State === state))

/** How many cells have each state. */
export const stateFigures = ({ t, at, from }: Drawing): Part =>
  figures({
    key: 'figures',
    onPaper: 'whole',
    from,
    of: out => {
      const cells = shownRows(out?.Rows ?? [], at.narrowed).flatMap(one => one.Products)
      const tile = (state: (typeof productStates)[number] | '') => ({
        name: t(`states.${state || 'unset'}`),
        figure: cells.filter(one => one.State === state).length,
      })
      return { title: t('figures'), tiles: [...productStates.map(tile), tile('')] }
    },
  })

/** Buildings by products, coloured by state; a cell opens its notes below. */
export const upsells = ({ t, noun, language, at, from }: Drawing): Part =>
  matrix({
    key: 'matrix',
    onPaper: 'whole',
    from,
    of: out => {
      const rows = shownRows(out?.Rows ?? [], at.narrowed)
      const products = rows[0]?.Products ?? []
      return {
        data: {
          is: 'matrix',
          look: 'upsell',
          title: t('matrix'),
          head: noun.building,
          columns: products.map(one => one.Text),
          rows: rows.map(row => ({
            key: row.BuildingId,
            text: nameIn(row.BuildingName, language),
            cells: row.Products.map(one => ({ state: one.State || null })),
          })),
        },
        height: MATRIX,
        onPick: (row, column) => {
          const building = rows[row]?.BuildingId
          const product = products[column ?? 0]?.Product
          if (building && product) at.narrow({ building, product }, 'notes')
        },
      }
    },
  })

/** The notes of the chosen cell. */
export const notesOfCell = ({ t, noun, language, dateTime, at }: Drawing): Part => {
  const { building: bId, product } = at.narrowed
  return ranked({
    key: 'notes',
    from: bId && product ? reading(GetUpsellNotes, { gId: at.gId, bId, Product: product }) : noCell,
    of: out => ({
      data: {
        is: 'ranked',
        title:
          product && out
            ? t('notes', { product: productText(product)?.[language] ?? product, building: nameIn(out.BuildingName, language) })
            : t('chooseCell'),
        columns: [{ head: noun.date }, { head: noun.status }, { head: t('note') }, { head: t('by') }],
        rows: (out?.Notes ?? []).map(one => ({
          key: String(one.CreatedDate),
          values: [dateTime(one.CreatedDate), t(`states.${one.State}`), one.Note, one.FullName],
        })),
      },
      height: NOTES,
      emptyText: t('noNotes'),
    }),
  })
}
