import type { z } from '../../../core/call.ts'
import type { Label } from '../../../core/labels.ts'
import type { Problem } from '../../../core/problem.ts'
import type { Members } from '../../base/members/members.ts'
import type { EntityType } from '../../property/entityTypes/model.ts'

/** What types are for: the headings under which an editor offers them. */
export const purposes = ['ask', 'tell', 'request', 'register', 'inspect', 'reports'] as const
export type Purpose = (typeof purposes)[number]
/** Whether what visitors send is work for somebody; a registration, or what was found at an inspection, is a note. */
export const isWork = (purpose: Purpose): boolean => purpose === 'ask' || purpose === 'request'

/**
 * One functionality type, without its screens: label, icon, form data and rules. `Panel.tsx` beside it edits the form,
 * `submit.server.ts` says what a scan gets, `Scan.tsx` and `scan.css` show it.
 */
export type Definition<T extends string = string, S extends z.ZodMiniType = z.ZodMiniType> = {
  readonly type: T
  readonly Label: Label
  readonly purpose: Purpose
  /** One line for the card on which the type is chosen. */
  readonly Purpose: Label
  /** A few words below its icon, where the portal draws its page small. */
  readonly Caption?: Label
  /** The usual `Icon` of the template item, a name that `icons.tsx` draws. */
  readonly Icon: string
  /** The usual `QrType` of the template item. */
  readonly QrType: string
  /** The strict shape of TemplateFormData, without CanSave. */
  readonly form: S
  /** What an editor starts with; it has problems wherever something must be filled in. */
  readonly initial: z.output<S>
  /** A filled form without problems: for tests, pictures and the demo. */
  readonly sample: z.output<S>
  /** Members of the form beside its lists, for the panel that asks for them. */
  readonly members?: Members
  /** So many of the first and of the last fields of its form stay where they are. */
  readonly locked?: { readonly first: number; readonly last: number }
  /** The type-specific part of CanSave; fields are paths of the form. */
  problems(form: z.output<S>): Problem[]
  /** The template default; `initial` where there is none. */
  readonly template?: z.output<S>
  /** The template default for a location, where it depends on one. */
  standard?(location: string): z.output<S>
  /** The entity type that the form names. */
  entityType?(form: z.output<S>): EntityType
  /** Its page is a form that visitors send, words of thanks follow: what somebody has sent who filled in the sample, for tests. */
  readonly asks?: Readonly<Record<string, string>>
  /** Answers of its form can fail, as points of an inspection do. */
  readonly canFail?: boolean
  /** Message to a visitor whose answer fails by its field's error rule. */
  readonly Warning?: Label
  /** Texts that a form begins with: while they are as they came, visitors read them in French too. */
  readonly texts?: readonly Label[]
  /** Text fields that are encrypted at rest; only editors read them. */
  readonly secrets?: readonly string[]
  /** Text fields that hold rich text: cleaned when they are saved. */
  readonly richTexts?: readonly string[]
}

/** Form data without the flag that is stored with it (B-RULE-017). */
export const withoutCanSave = ({ CanSave: _canSave, ...form }: Readonly<Record<string, unknown>>): Record<string, unknown> => form

/** Ties a definition's parts to its form's type. */
export const functionality = <const T extends string, S extends z.ZodMiniType>(
  definition: Definition<T, S> & Partial<Record<'secrets' | 'richTexts', readonly (keyof z.output<S> & string)[]>>,
): Definition<T, S> => definition
