import { z } from '../../../core/call.ts'
import { type FormOf, initialOf, type ListTerms, type Members, make, member, shapeOf, type Terms } from './members.ts'

type ThingsTerms<M extends Members> = Omit<Terms, 'required'> &
  Pick<ListTerms, 'one' | 'add'> &
  Partial<Pick<ListTerms, 'least' | 'most'>> & { of: M; next?: (things: readonly FormOf<M>[]) => FormOf<M> }

/**
 * A member that is a list of things, each with members of its own, lists too: added, removed and put in order in the panel. There is at
 * least one unless said otherwise, and the form begins with as many as there must be.
 */
export const listOf = <const M extends Members>({
  of,
  one,
  add,
  least = 1,
  most = 20,
  next = () => initialOf(of),
  ...terms
}: ThingsTerms<M>) => {
  const initial: FormOf<M>[] = []
  while (initial.length < least) initial.push(next(initial))
  return make<FormOf<M>[]>(
    'list',
    { ...terms, required: least > 0 },
    {
      schema: z.array(z.strictObject(shapeOf<Members>(of))).check(z.maxLength(most)) as unknown as z.ZodMiniType<FormOf<M>[]>, // the shape is of these members
      initial,
      list: { of, one, add, least, most, next: next as unknown as ListTerms['next'] }, // it is given things of this list only
    },
  )
}

const choiceMembers = {
  Label: member.kept(60),
  Text: member.localized({ label: { en: 'Text', es: 'Texto', fr: 'Texte' }, required: true }),
  Value: member.kept(100),
}
type Choice = FormOf<typeof choiceMembers>

/** Choices in the documents' shape. The value of one is what an answer keeps, so it stays when the text changes. */
export const choicesOf = (terms: Omit<ThingsTerms<typeof choiceMembers>, 'of' | 'next'>) =>
  listOf({ most: 10, ...terms, of: choiceMembers, next: nextChoice })

/** A choice whose value none of the others has. */
const nextChoice = (choices: readonly Choice[]): Choice => {
  const number = Math.max(0, ...choices.map(one => Number(/^Choice (\d+)$/.exec(one.Value)?.[1] ?? 0))) + 1
  return { Label: `Choice ${number}`, Text: { en: '', es: '' }, Value: `Choice ${number}` }
}

/** A choice with its texts, for templates. */
export const choice = (en: string, es: string): Choice => ({ Label: en, Text: { en, es }, Value: en })
