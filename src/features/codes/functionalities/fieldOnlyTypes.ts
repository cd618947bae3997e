import { askTypes } from './fieldOnly/askTypes.ts'
import { inspectTypes } from './fieldOnly/inspectTypes.ts'
import { leadTypes } from './fieldOnly/leadTypes.ts'
import { registerTypes } from './fieldOnly/registerTypes.ts'
import { requestTypes } from './fieldOnly/requestTypes.ts'

/** Types whose page is a form: a row of one of these is the whole type. */
export const fieldOnlyTypes = { ...askTypes, ...requestTypes, ...registerTypes, ...leadTypes, ...inspectTypes } as const
