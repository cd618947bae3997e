import { hints } from '../../../../../core/hints.ts'
import { isEmpty, messages } from '../../../../../core/problem.ts'
import type { Progress } from '../../../surveys/model.ts'
import { checkWhole, type WrongField } from '../../checks.ts'
import { splitNames } from '../FloorsUnits/floors.ts'
import type { PhysicalSpace } from './model.ts'

/** The specification's words, letter for letter. */
export const leastOneSpace = 'You must select at lease one physical space to proceed'
const mostPerFloor = 9_999

export const checkSpaces = (spaces: readonly PhysicalSpace[]): WrongField[] => [
  ...spaces.flatMap((row, i) => checkWhole(`PhysicalSpaces.${i}.QuantityPerFloor`, row.QuantityPerFloor, mostPerFloor)),
  ...spaces.flatMap((row, i): WrongField[] =>
    isEmpty(row.DisplayText.en) ? [[`PhysicalSpaces.${i}.DisplayText.en`, messages.required]] : [],
  ),
  ...(new Set(spaces.map(({ Code }) => Code)).size < spaces.length ? [['PhysicalSpaces', hints.twice] as const] : []),
]

/** A selected space counts with its rental, its location, the floors it is on (of either kind) and how many there are on each. */
export const spaceCounts = (space: PhysicalSpace): boolean =>
  space.Selected &&
  space.AvailableForRental !== null &&
  !isEmpty(space.Location) &&
  splitNames(`${space.FloorNumbers},${space.SubFloorNumbers}`).length > 0 &&
  space.QuantityPerFloor !== null &&
  space.QuantityPerFloor > 0

export const countSpaces = (all: readonly PhysicalSpace[]): Progress => {
  const selected = collectable(all)
  return { Numerator: selected.filter(spaceCounts).length, Denominator: Math.max(1, selected.length) }
}

/** Spaces that content is asked for: those that the customer has selected. */
export const collectable = (spaces: readonly PhysicalSpace[]): PhysicalSpace[] => spaces.filter(({ Selected }) => Selected)
