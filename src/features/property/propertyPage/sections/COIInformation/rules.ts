import { misfit, rangeHint } from '../../../../../core/hints.ts'
import { coverageKinds } from '../../../../../core/lists.ts'
import { type Problem, refusals, required } from '../../../../../core/problem.ts'
import type { COIInformation } from './model.ts'

/** A building that asks for no insurance. */
export const noCoverage = (): COIInformation => ({ Coverage: [], Additional: [] })

const LARGEST = 1_000_000_000

/** Every row of Coverage has a kind of its own and an amount of whole dollars; every additional insured has a name. */
export const coverageProblems = ({ Coverage, Additional }: COIInformation): Problem[] => [
  ...Coverage.flatMap((row, i) => {
    const at = `COIInformation.Coverage.${i}.`
    const twice = row.Kind !== '' && Coverage.slice(0, i).some(({ Kind }) => Kind === row.Kind)
    return [
      ...required(row, ['Kind', 'Amount'], at),
      ...(twice ? [{ Field: `${at}Kind`, Message: refusals['sys.obj.dup'].message }] : []),
      ...(row.Amount !== null && !isAmount(row.Amount) ? [misfit(`${at}Amount`, rangeHint(1, LARGEST))] : []),
    ]
  }),
  ...Additional.flatMap((row, i) => required(row, ['Name'], `COIInformation.Additional.${i}.`)),
]

const isAmount = (dollars: number): boolean => Number.isInteger(dollars) && dollars > 0 && dollars <= LARGEST

/** A new row: the first kind that is not there yet, with the usual least amount. */
export const addCoverage = (rows: COIInformation['Coverage']): COIInformation['Coverage'] => [
  ...rows,
  { Kind: coverageKinds.find(kind => !rows.some(({ Kind }) => Kind === kind)) ?? '', Amount: 1_000_000, Required: true },
]
