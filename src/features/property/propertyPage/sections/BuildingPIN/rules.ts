import { messages, type Problem, refusals } from '../../../../../core/problem.ts'
import { pinTypes } from '../../../pins/model.ts'
import type { BuildingPIN, PinCode } from './model.ts'

export const PIN_LENGTH = 4

/** Rows of every type: those that are there in their order, then those that are not, empty. */
export const allTypes = (rows: readonly PinCode[]): PinCode[] => [
  ...rows,
  ...pinTypes.filter(Type => !rows.some(row => row.Type === Type)).map(Type => ({ Type, Code: '' })),
]

/** A building without any PIN. */
export const noPins = (): BuildingPIN => ({ PinCodes: allTypes([]) })

/**
 * Every PIN may be empty, unless its row is marked as required; one that is filled has exactly four digits. Two of a building are never
 * alike: sign-in tells by the PIN whose it is.
 */
export const pinCodesProblems = ({ PinCodes }: BuildingPIN): Problem[] =>
  PinCodes.flatMap(({ Type, Code, Required }, i) => {
    const before = PinCodes.slice(0, i)
    const at = (field: 'Type' | 'Code', Message: string): Problem[] => [{ Field: `BuildingPIN.PinCodes.${i}.${field}`, Message }]
    if (before.some(row => row.Type === Type)) return at('Type', refusals['sys.obj.dup'].message)
    if (Code === '') return Required ? at('Code', messages.required) : []
    if (!/^\d{4}$/.test(Code)) return at('Code', messages.pin)
    return before.some(row => row.Code === Code) ? at('Code', refusals['sys.obj.dup'].message) : []
  })
