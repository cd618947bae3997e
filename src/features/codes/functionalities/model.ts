import { z } from '../../../core/call.ts'

/** What a code can do: the codes of the template types. One folder and one row of `definitions.ts` each. */
export const FunctionalityType = z.enum(['Feedback', 'StaticUrl', 'Wifi'])
export type FunctionalityType = z.output<typeof FunctionalityType>
