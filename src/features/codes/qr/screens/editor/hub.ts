import type { Problem } from '../../../../../core/problem.ts'
import { itemProblems } from '../../rules.ts'
import { type Item, itemsOf, noItem, type SaveInput } from './draft.ts'

/** A code with several buttons, or one that is to get them. */
export const isHub = ({ Placement }: SaveInput): boolean => Placement === 'QrHub'

/** Another way to place a code: a hub begins with what the code does; anything else keeps the first of the hub's buttons. */
export const placedAs = (values: SaveInput, Placement: NonNullable<SaveInput['Placement']>): SaveInput => {
  const chosen = itemsOf(values).filter(one => one.FunctionalityType)
  return { ...values, Placement, Items: Placement === 'QrHub' ? chosen : chosen.length > 0 ? chosen.slice(0, 1) : [noItem] }
}

/** The buttons that a code loses when it is no hub any more. */
export const lostButtons = (values: SaveInput): readonly Item[] => itemsOf(values).slice(1)

export const withItems = (values: SaveInput, change: (items: readonly Item[]) => readonly Item[]): SaveInput => ({
  ...values,
  Items: [...change(itemsOf(values))],
})

/** What keeps an item from being saved, without its paths. */
export const itemState = (item: Item): readonly Problem[] => itemProblems(item)

/** The first item that a problem is about; null where none is. */
export const firstWrongItem = (problems: readonly Problem[]): number | null => {
  const index = problems.map(({ Field }) => /^Items\.(\d+)\./.exec(Field)?.[1]).find(one => one !== undefined)
  return index === undefined ? null : Number(index)
}
