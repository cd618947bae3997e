import { Localized, LocalizedLines, multiline, text, uuid, webText, z } from '../../../core/call.ts'
import { isEmail } from '../../../core/email.ts'
import { hints, misfit } from '../../../core/hints.ts'
import type { Label } from '../../../core/labels.ts'
import { isPhone, storedPhone } from '../../../core/phone.ts'
import { below, isEmpty, messages, type Problem } from '../../../core/problem.ts'
import { completeWebsite } from '../../../core/web.ts'
import type { BucketName } from '../files/buckets.ts'

/** How a member of a form data is edited; `screens/MembersForm.tsx` has its field. */
type MemberLook =
  | 'line'
  | 'lines'
  | 'localized'
  | 'localizedLines'
  | 'web'
  | 'phone'
  | 'email'
  | 'day'
  | 'time'
  | 'flag'
  | 'count'
  | 'choice'
  | 'picture'
  | 'hub'
  | 'round'
  | 'list'
  | 'kept'
type Option = { readonly value: string; readonly label: Label }

/** One member of a form data: what it may hold, what it begins with, and how it is asked for. */
export type Member<T = unknown> = {
  readonly look: MemberLook
  readonly label: Label
  readonly help?: Label
  readonly schema: z.ZodMiniType<T>
  readonly initial: T
  /** Must be filled in, while it is asked for. */
  readonly required: boolean
  readonly isFilled: (value: unknown) => boolean
  /** What to type instead of a value of another format. */
  readonly hintOf?: (value: unknown) => string | null
  /** Asked for only while this holds of the form. */
  readonly when?: (form: FormValues) => boolean
  readonly options?: readonly Option[]
  /** Where its files go; a member `web` with a bucket takes an address or a file. */
  readonly bucket?: BucketName
  /** Of a day: none that is still to come. */
  readonly noFuture?: boolean
  readonly longest?: number
  readonly list?: ListTerms
}
/** What a list of things is made of; `lists.ts` makes it. */
export type ListTerms = {
  /** The members of each thing. */
  readonly of: Members
  /** What one is called, and the button that adds one. */
  readonly one: Label
  readonly add: Label
  readonly least: number
  readonly most: number
  /** What one more begins with. */
  readonly next: (things: readonly FormValues[]) => FormValues
}
export type FormValues = Readonly<Record<string, unknown>>
/** Members by their names on the wire. */
export type Members = Readonly<Record<string, Member>>
/** The form data that members make up. */
export type FormOf<M extends Members> = { [K in keyof M]: M[K] extends Member<infer T> ? T : never }

/** What a member is called, and when it is asked for. */
export type Terms = Pick<Member, 'label'> & Partial<Pick<Member, 'help' | 'required' | 'when'>>
/** A member of a kind; `member` has the kinds, `lists.ts` those of lists. */
export const make = <T>(look: MemberLook, terms: Terms, own: Pick<Member<T>, 'schema' | 'initial'> & Partial<Member<T>>): Member<T> => ({
  look,
  required: false,
  isFilled: value => !isEmpty(value),
  ...terms,
  ...own,
})

/** What a web address begins with, before anything is typed: one that is filled in is longer than these 8 characters (B-RULE-027). */
export const noUrl = 'https://'
const hasUrl = (value: unknown): boolean => typeof value === 'string' && !/^(https?:\/\/)?$/i.test(value.trim())
const hasEnglish = (value: unknown): boolean => !isEmpty(Object(value).en)
const wrong = (hint: string, isRight: (value: string) => boolean) => (value: unknown) =>
  typeof value === 'string' && isRight(value) ? null : hint

// Scheme, host (a name, an IPv4 or an IPv6 address), port, then anything without blanks; no name and password before the host.
const webAddress = /^https?:\/\/(?:[\p{L}\p{N}](?:[\p{L}\p{N}.-]*[\p{L}\p{N}])?\.?|\[[\da-f:.]+\])(?::\d{1,5})?(?:[/?#][^\s\\]*)?$/iu
/** An http or https address, once it is whole. */
export const isWebAddress = (url: string): boolean => webAddress.test(completeWebsite(url))
/** The public address of a file that was uploaded here. */
const ownFile = /^\/files\/[\w./-]+$/

/** The kinds of members; each makes one with its label and terms. */
export const member = {
  /** One line of text. */
  line: ({ longest = 200, ...terms }: Terms & { longest?: number }) =>
    make<string>('line', terms, { schema: text(longest), initial: '', longest }),
  lines: ({ longest = 2000, ...terms }: Terms & { longest?: number }) =>
    make<string>('lines', terms, { schema: multiline(longest), initial: '', longest }),
  /** A text in English and Spanish. */
  localized: ({ longest = 200, ...terms }: Terms & { longest?: number }) =>
    make<Localized>('localized', terms, { schema: Localized(longest), initial: { en: '', es: '' }, isFilled: hasEnglish, longest }),
  localizedLines: ({ longest = 2000, ...terms }: Terms & { longest?: number }) =>
    make<Localized>('localizedLines', terms, {
      schema: LocalizedLines(longest),
      initial: { en: '', es: '' },
      isFilled: hasEnglish,
      longest,
    }),
  /** A web address; with a bucket also a file, whose address it then is. */
  web: (terms: Terms & { bucket?: BucketName; secure?: true }) =>
    make<string>('web', terms, {
      schema: webText(),
      initial: noUrl,
      isFilled: hasUrl,
      hintOf: wrong(
        hints.website,
        url => isLongerThanNone(url) && (isFileHere(terms, url) || (isWebAddress(url) && isSecureEnough(terms, url))),
      ),
    }),
  phone: (terms: Terms) =>
    make<string>('phone', terms, { schema: text(20), initial: '', hintOf: wrong(hints.phone, one => isPhone(storedPhone(one))) }),
  email: (terms: Terms) => make<string>('email', terms, { schema: text(254), initial: '', hintOf: wrong(hints.email, isEmail) }),
  /** A day of the calendar, as epoch ms of its midnight in UTC. */
  day: (terms: Terms & { noFuture?: true }) =>
    make<number | null>('day', terms, {
      schema: z.nullable(z.int().check(z.minimum(0), z.maximum(lastDay))),
      initial: null,
      hintOf: value => (value === null || (Number(value) % dayMs === 0 && !(terms.noFuture && isToCome(value))) ? null : hints.day),
    }),
  /** A time of day, `HH:MM`, by the clock of the building. */
  time: (terms: Terms) =>
    make<string>('time', terms, {
      schema: text(5),
      initial: '',
      hintOf: wrong(hints.time, time => /^([01]\d|2[0-3]):[0-5]\d$/.test(time)),
    }),
  flag: (terms: Terms & { initial?: boolean }) => make<boolean>('flag', terms, { schema: z.boolean(), initial: terms.initial ?? false }),
  /** A whole number, at least 1. */
  count: (terms: Terms & { most?: number }) =>
    make<number | null>('count', terms, {
      schema: z.nullable(z.int().check(z.minimum(1), z.maximum(terms.most ?? 100_000))),
      initial: null,
    }),
  /** One of a list. */
  choice: <const T extends string>(terms: Terms & { options: readonly { readonly value: T; readonly label: Label }[] }) =>
    make<T | null>('choice', terms, { schema: z.nullable(z.enum(terms.options.map(({ value }) => value) as [T, ...T[]])), initial: null }), // a list of at least one
  /** The address of a picture that was uploaded here. */
  picture: (terms: Terms & { bucket: BucketName }) =>
    make<string | null>('picture', terms, {
      schema: z.nullable(text(500)),
      initial: null,
      hintOf: wrong(hints.picture, address => ownFile.test(address)),
    }),
  /** A code of the building with its items; the item that is meant is chosen beside it, in the member `ItemId`. */
  hub: (terms: Terms) => make<string | null>('hub', terms, { schema: z.nullable(uuid()), initial: null }),
  /** See `hub`. */
  hubItem: (terms: Terms) => make<string | null>('kept', terms, { schema: z.nullable(uuid()), initial: null }),
  /** A round of the building; see `RoundField`. */
  round: (terms: Terms) => make<string | null>('round', terms, { schema: z.nullable(uuid()), initial: null }),
  /** A text that is stored and nobody is asked for. */
  kept: (longest: number) => make<string>('kept', { label: { en: '', es: '', fr: '' } }, { schema: text(longest), initial: '' }),
  /** What the type's own panel finds out and fills in: no field asks for it. */
  own: <T>({ schema, initial, ...terms }: Pick<Terms, 'label'> & Pick<Member<T>, 'schema' | 'initial'>) =>
    make<T>('kept', terms, { schema, initial }),
} as const

const isLongerThanNone = (url: string) => url.trim().length > noUrl.length
const isSecureEnough = ({ secure }: { secure?: true }, url: string) => !secure || !/^http:/i.test(url.trim())
const isFileHere = ({ bucket }: { bucket?: BucketName }, url: string) => bucket !== undefined && ownFile.test(url.trim())
const dayMs = 86_400_000
const lastDay = Date.UTC(9998, 11, 31)
// Which day it is differs from place to place by up to 14 hours ahead of UTC.
const isToCome = (day: unknown): boolean => Number(day) > Date.now() + 14 * 3_600_000

/** The strict shape of members; add lists to it with a spread. */
export const shapeOf = <M extends Members>(members: M) =>
  Object.fromEntries(Object.entries(members).map(([name, { schema }]) => [name, schema])) as { [K in keyof M]: M[K]['schema'] } // the same keys
/** What a form begins with. */
export const initialOf = <M extends Members>(members: M) =>
  Object.fromEntries(Object.entries(members).map(([name, { initial }]) => [name, initial])) as FormOf<M> // the same keys

/** What is wrong with the members of a form: a required one that is empty, a value of another format. */
export const findMemberProblems = (members: Members, form: FormValues): Problem[] =>
  Object.entries(members).flatMap(([name, one]): Problem[] => {
    if (one.when && !one.when(form)) return []
    const value = form[name]
    const Field = one.look === 'localized' || one.look === 'localizedLines' ? `${name}.en` : name
    if (!one.isFilled(value)) return one.required ? [{ Field, Message: messages.required }] : []
    if (one.list) return findThingProblems(name, one.list, value)
    const hint = one.hintOf?.(value)
    return hint ? [misfit(Field, hint)] : []
  })

const findThingProblems = (name: string, { of, least }: ListTerms, value: unknown): Problem[] => {
  const all: readonly FormValues[] = Array.isArray(value) ? value : []
  const few = all.length < least ? [{ Field: name, Message: messages.required }] : []
  return [...few, ...all.flatMap((thing, i) => below(`${name}.${i}.`, findMemberProblems(of, thing)))]
}
