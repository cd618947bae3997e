import { choiceHint, hints, misfits } from '../../../core/hints.ts'
import { isEmpty, type Problem, required } from '../../../core/problem.ts'
import { productText } from './catalog.ts'
import { productStates } from './model.ts'

/** Longest note, in characters. */
export const NOTE_LENGTH = 2000

type Draft = { Product: string; State: string; Note: string }

/** A note needs both a state and a text (A-RULE-066), and a product of the catalog. */
export const productStateProblems = (input: Draft): Problem[] => {
  const { Product, State } = input
  const wrong = {
    Product: !isEmpty(Product) && !productText(Product) && hints.choice,
    State: !isEmpty(State) && !productStates.some(one => one === State) && choiceHint(productStates),
  }
  return [...required(input, ['Product', 'State', 'Note']), ...misfits(wrong)]
}
