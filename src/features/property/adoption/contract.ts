import { multiline, read, text, uuid, write, z } from '../../../core/call.ts'
import { ProductCategories } from './model.ts'
import { NOTE_LENGTH, productStateProblems } from './rules.ts'

export const GetProductCategories = read('Product/GetProductCategories', {
  summary: 'The products that a building may adopt, by category, with their state and notes',
  scope: 'building',
  may: 'Upsells',
  input: z.strictObject({ gId: z.optional(uuid()), bId: uuid() }),
  output: z.object({ ProductCategories }),
})

export const SaveProductState = write('Product/SaveProductState', {
  summary: 'A note on a product, dated now; it sets the state of the product',
  scope: 'building',
  may: 'Upsells',
  input: z.strictObject({ GroupId: uuid(), BuildingId: uuid(), Product: text(60), State: text(20), Note: multiline(NOTE_LENGTH) }),
  output: z.object({ acId: uuid() }),
  check: productStateProblems,
})
