import type { Language } from '../../../core/words.ts'
import type { FormField, ScanFiles } from '../../base/fields/model.ts'

/** Where the pages without script begin. */
export const plainPath = '/field/plain'
export type RoundAddress = { gId: string; bId: string; rId: string }

export type PlainLink = { readonly href: string; readonly label: string; readonly hint?: string; readonly state?: string }
type PlainNotice = { readonly text: string; readonly isBad: boolean }

/** A page of the rounds that works without a script: what all of them have, and what one is about. */
export type PlainPage = {
  readonly language: Language
  readonly title: string
  readonly lead?: string | undefined
  readonly back?: PlainLink | undefined
  readonly notice?: PlainNotice | undefined
  /** The same page in each language. */
  readonly languages: readonly { readonly language: Language; readonly href: string }[]
  readonly isSignedIn: boolean
  readonly body: PlainBody
}

export type PlainBody = SignInBody | ListBody | BeginBody | WalkBody | StopBody | { readonly is: 'said' }
/** `next`: where it leads to. */
export type SignInBody = { readonly is: 'signIn'; readonly email: string; readonly next: string }
export type ListBody = { readonly is: 'list'; readonly groups: readonly LinkGroup[]; readonly none: string }
type LinkGroup = { readonly title: string | null; readonly links: readonly PlainLink[] }
/** `key`: the id that the walk will have. */
export type BeginBody = { readonly is: 'begin'; readonly text: string; readonly stops: readonly PlainLink[]; readonly key: string }
/** Stops with an empty `href` wait for those before them. */
export type WalkBody = {
  readonly is: 'walk'
  readonly stops: readonly PlainLink[]
  readonly isWhole: boolean
  readonly isLeaving: boolean
}
export type StopBody = {
  readonly is: 'stop'
  readonly lines: readonly string[]
  /** Somebody else has done the stop: who and when. */
  readonly doneBy: string | null
  readonly fields: readonly FormField[]
  readonly typed: Readonly<Record<string, string>>
  readonly problems: Readonly<Record<string, string>>
  readonly files: ScanFiles
  /** Said below a field, by its code: its last answer, that it fails. */
  readonly marks: Readonly<Record<string, readonly { readonly text: string; readonly isBad: boolean }[]>>
  /** Codes of the fields that are shown. */
  readonly shown: string
  readonly reason: string
  readonly isVideo: boolean
}
