import { askTypes } from './askTypes.ts'
import { inspectTypes } from './inspectTypes.ts'
import { leadTypes } from './leadTypes.ts'
import { permitTypes } from './permitTypes.ts'
import { registerTypes } from './registerTypes.ts'
import { repairTypes } from './repairTypes.ts'
import { requestTypes } from './requestTypes.ts'

/** Types whose page is a form: a row of one of these is the whole type. */
export const fieldOnlyTypes = {
  ...askTypes,
  ...repairTypes,
  ...requestTypes,
  ...permitTypes,
  ...registerTypes,
  ...leadTypes,
  ...inspectTypes,
} as const
