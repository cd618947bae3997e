import { moment, z } from '../../../core/call.ts'

/** Of a call that sends a text: from when on it goes out, where the account has used up its texts for now. */
export const TextDate = z.optional(moment())
