import { makeSlot } from '../../../../../ui/slot.tsx'
import type { Code } from './draft.ts'

/** Beside a code: ways to what later features keep of it. */
export const CodeLinks = makeSlot<{ code: Code }>()
