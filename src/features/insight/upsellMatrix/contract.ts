import { Localized, read, text, uuid, z } from '../../../core/call.ts'
import { ProductNote, productStates } from '../../property/adoption/model.ts'
import { upsellMatrixDashboard } from './dashboard.ts'

const { may } = upsellMatrixDashboard

/** A product of the catalog at a building. `State`: '' while nobody has said. `Text` is its name. */
const MatrixProduct = z.object({ Category: z.string(), Product: z.string(), Text: z.string(), State: z.enum([...productStates, '']) })
export const MatrixRow = z.object({ BuildingId: uuid(), BuildingName: Localized(), Products: z.array(MatrixProduct) })
export type MatrixRow = z.output<typeof MatrixRow>

export const GetUpsellMatrix = read('Product/GetUpsellMatrix', {
  summary: 'Where each building of an account stands with each product',
  scope: 'group',
  may,
  input: z.strictObject({ gId: uuid() }),
  output: z.object({ Rows: z.array(MatrixRow) }),
})

export const GetUpsellNotes = read('Product/GetUpsellNotes', {
  summary: 'The notes on a product at a building, the newest first',
  scope: 'building',
  may,
  input: z.strictObject({ gId: uuid(), bId: uuid(), Product: text(60) }),
  output: z.object({ BuildingName: Localized(), Notes: z.array(ProductNote) }),
})
