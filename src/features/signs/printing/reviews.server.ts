import type { Parsed } from '../../../core/call.ts'
import { makeRegistry } from '../../../core/registry.ts'
import type { Ctx } from '../../../platform/handle.ts'
import type { SavePrintSettings } from './contract.ts'

/** Decides a sign in its review: what `SavePrintSettings` does with `Approve`. */
type SignReview = (ctx: Ctx<'building'>, input: Parsed<typeof SavePrintSettings>) => Promise<{ QrCodeId: string; Version: number }>
export const signReviews = makeRegistry<SignReview>()
