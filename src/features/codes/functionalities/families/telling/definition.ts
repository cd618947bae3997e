import { type Localized, z } from '../../../../../core/call.ts'
import type { Label } from '../../../../../core/labels.ts'
import type { Problem } from '../../../../../core/problem.ts'
import type { Language } from '../../../../../core/words.ts'
import { type FormOf, findMemberProblems, initialOf, type Members, shapeOf } from '../../../../base/members/members.ts'
import { leadsElsewhere } from '../../alternate.ts'
import { type Definition, functionality, withoutCanSave } from '../../definition.ts'
import type { TypeIcon } from '../../model.ts'
import type { PageBlock } from './model.ts'

/** What a page is made with: the visitor's language, and values as they read them. */
export type TellingTools = {
  readonly language: Language
  /** A text of ours. */
  say(label: Label): string
  /** A text of the customer; '' without one. */
  own(text: Localized): string
  /** A day, epoch ms of its midnight in UTC; '' without one. */
  day(moment: number | null): string
  /** From when to when, of times as `HH:MM`; '' without any. */
  times(start: string, end: string): string
  phone(stored: string): string
  /** What a phone dials. */
  dial(stored: string): string
  /** The address of a page of the portal, `{gId}`, `{bId}` and `{qrId}` in it those of the code, opened for that building; by way of `/staff` where its item asked for a PIN that opens it. */
  portal(path: string, byPin: boolean): string
  /** The day that the building's clock shows, as epoch ms of its midnight in UTC. */
  readonly today: number
  /** The path of an item of another code of the building; null where there is none, or none any more. */
  linkTo(HubId: string | null, ItemId: string | null): string | null
  /** The code itself: its name and where it hangs. */
  readonly code: { readonly name: string; readonly location: string; readonly floor: string }
  /** Name, address and place of the building. */
  readonly building: { readonly name: string; readonly address: string }
}
export type TellingPage = { readonly heading: string; readonly blocks: readonly PageBlock[] }

/** A type whose page only tells: its members, and the page as parts that follow from them. */
type TellingRow<T extends string, M extends Members> = Pick<Definition<T>, 'type' | 'Label' | 'Purpose' | 'QrType' | 'Caption'> & {
  /** Unless it tells visitors something. */
  readonly purpose?: Definition['purpose']
  readonly Icon: TypeIcon
  readonly members: M
  readonly sample: FormOf<M>
  /** What must hold of the form beyond its members. */
  readonly rule?: (form: FormOf<M>) => Problem[]
  /** An address that a scan opens at once, instead of a page; '' for none. */
  readonly leadsTo?: (form: FormOf<M>) => string
  readonly page?: (form: FormOf<M>, tools: TellingTools) => TellingPage
  /** Codes whose items its page leads to. */
  readonly hubs?: (form: FormOf<M>) => readonly (string | null)[]
  /** How the statistics name the links of its page. */
  readonly taps?: Readonly<Record<string, string>>
}
export type TellingDefinition<T extends string = string, M extends Members = Members> = Definition<T, z.ZodMiniType<FormOf<M>>> & {
  readonly members: M
  readonly leadsTo: (form: Readonly<Record<string, unknown>>) => string
  readonly page?: (form: Readonly<Record<string, unknown>>, tools: TellingTools) => TellingPage
  readonly hubs: (form: Readonly<Record<string, unknown>>) => readonly string[]
  readonly taps: Readonly<Record<string, string>>
}

/** The definition of a type that only tells. */
export const telling = <const T extends string, const M extends Members>({
  members,
  rule = () => [],
  leadsTo = () => '',
  page,
  hubs = () => [],
  taps = {},
  ...row
}: TellingRow<T, M>): TellingDefinition<T, M> => {
  const form = z.strictObject(shapeOf<Members>(members)) as unknown as z.ZodMiniType<FormOf<M>> // the shape is of these members
  const read = (stored: Readonly<Record<string, unknown>>) => ({ ...initialOf(members), ...stored }) as FormOf<M> // a stored form has its shape
  const problems = (given: unknown): Problem[] => {
    const values = read(Object(given))
    const found = findMemberProblems(members, values)
    return found.length > 0 || leadsElsewhere(values) ? found : rule(values)
  }
  return {
    ...functionality({ purpose: 'tell', ...row, form, initial: initialOf(members), problems }),
    members,
    leadsTo: stored => {
      const values = read(stored)
      return leadsElsewhere(values) ? String(Object(values).ExternalUrl) : leadsTo(values)
    },
    ...(page && { page: (stored, tools) => page(read(stored), tools) }),
    hubs: stored => {
      const parsed = form.safeParse(withoutCanSave(stored))
      return parsed.success ? hubs(parsed.data).filter(id => id !== null) : []
    },
    taps,
  }
}
