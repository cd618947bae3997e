import { text, z } from '../../../core/call.ts'

/** Where a building stands with a product; without a note yet it is unset. */
export const productStates = ['Active', 'Implementing', 'Interested', 'Never'] as const
export type ProductState = (typeof productStates)[number]

/** A remark, and the state that it set. */
export const ProductNote = z.object({
  CreatedDate: z.int(),
  Note: z.string(),
  State: z.enum(productStates),
  FullName: z.string(),
})
export type ProductNote = z.output<typeof ProductNote>

/** A product of the catalog as a building has it: `Text` is its name in the caller's language, the newest note comes first. */
export const AdoptedProduct = z.object({
  Product: z.string(),
  Text: z.string(),
  /** Empty while unset. */
  State: z.enum([...productStates, '']),
  Notes: z.array(ProductNote),
})
export type AdoptedProduct = z.output<typeof AdoptedProduct>

/** Category to products, in the order of the catalog. */
export const ProductCategories = z.record(text(60), z.array(AdoptedProduct))
export type ProductCategories = z.output<typeof ProductCategories>
