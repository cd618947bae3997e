import { z } from '../../../../../core/call.ts'
import { hints, misfit } from '../../../../../core/hints.ts'
import type { Label } from '../../../../../core/labels.ts'
import type { Problem } from '../../../../../core/problem.ts'
import type { FieldText, FormField } from '../../../../base/fields/model.ts'
import { makeField } from '../../../../base/fields/rules.ts'
import type { FieldStyleName } from '../../../../base/fields/styles.ts'
import { type FormOf, findMemberProblems, initialOf, type Members, shapeOf } from '../../../../base/members/members.ts'
import type { Meaning } from '../../../requests/model.ts'
import { type Definition, functionality, withoutCanSave } from '../../definition.ts'
import type { TypeIcon } from '../../model.ts'

/** Fields that belong together, below a title where they have one. */
export type AskedGroup = { readonly title?: FieldText; readonly fields: readonly FormField[] }

/** A type whose page asks what its members say, lists of things mostly; what a visitor sends is kept as that of a field-only type is. */
type AskingRow<T extends string, M extends Members> = Pick<
  Definition<T>,
  'type' | 'Label' | 'purpose' | 'Purpose' | 'Caption' | 'QrType' | 'texts' | 'Warning'
> & {
  readonly Icon: TypeIcon
  readonly members: M
  /** What an editor begins with, where it is more than empty members. */
  readonly template?: FormOf<M>
  readonly sample: FormOf<M>
  /** What must hold of the form beyond its members. */
  readonly rule?: (form: FormOf<M>) => Problem[]
  /** The heading of its page. */
  readonly Heading: Label
  readonly groups: (form: FormOf<M>) => readonly AskedGroup[]
  /** What somebody has sent who filled in the sample, by codes. */
  readonly asks: Readonly<Record<string, string>>
}
export type AskingDefinition<T extends string = string, M extends Members = Members> = Definition<T, z.ZodMiniType<FormOf<M>>> & {
  readonly members: M
  readonly Heading: Label
  readonly groupsIn: (form: Readonly<Record<string, unknown>>) => readonly AskedGroup[]
}

/** The definition of a type whose page asks what its members say. */
export const asking = <const T extends string, const M extends Members>({
  members,
  rule = () => [],
  groups,
  Heading,
  ...row
}: AskingRow<T, M>): AskingDefinition<T, M> => {
  const form = z.strictObject(shapeOf<Members>(members)) as unknown as z.ZodMiniType<FormOf<M>> // the shape is of these members
  const initial = initialOf(members)
  const problems = (given: FormOf<M>): Problem[] => {
    const found = findMemberProblems(members, given)
    return found.length > 0 ? found : rule(given)
  }
  const canFail = groups(row.sample).some(({ fields }) => fields.some(({ Fail }) => Fail !== undefined))
  // A draft that is previewed may have any shape.
  const read = (stored: Readonly<Record<string, unknown>>): FormOf<M> => {
    const parsed = form.safeParse(withoutCanSave(stored))
    return parsed.success ? parsed.data : initial
  }
  return {
    ...functionality({ ...row, form, initial, problems, canFail }),
    members,
    Heading,
    groupsIn: stored => groups(read(stored)),
  }
}

/**
 * The code of a field, derived from its question: it stays when the field moves in its list and changes with the words, so an answer never
 * counts for another question. FNV-1a of 32 bits, over UTF-16 units.
 */
export const codeFor = (...names: readonly string[]): string => {
  const text = names.map(name => name.trim()).join('\n')
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return `Q${(hash >>> 0).toString(36)}`
}

/** Problems at names that stand before: each names a field of its own. */
export const findTwins = (named: readonly { readonly Field: string; readonly code: string }[]): Problem[] =>
  named.flatMap(({ Field, code }, i) => (named.findIndex(one => one.code === code) < i ? [misfit(Field, hints.twice)] : []))

type FieldTerms = Partial<Pick<FormField, 'Required' | 'Choices' | 'Fail' | 'Help' | 'Most'>> & { means?: Meaning }

/** A field of a page that asks. */
export const field = (style: FieldStyleName, Code: string, Text: FieldText, { means, ...terms }: FieldTerms = {}): FormField => ({
  ...makeField(style, Code),
  Text,
  ...terms,
  ...(means && { Means: means }),
})
