import type { Problem } from '../../../core/problem.ts'
import { makeRegistry } from '../../../core/registry.ts'

/** What keeps a decision on a sign from being sent; `Approve` is missing where print settings are saved. */
type SignReviewRule = (input: { Approve?: string | undefined; Notes?: readonly string[] | undefined }) => Problem[]
export const signReviewRules = makeRegistry<SignReviewRule>()
