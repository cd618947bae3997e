import type { z } from '../../../core/call.ts'
import type { Label } from '../../../core/labels.ts'
import type { Problem } from '../../../core/problem.ts'
import type { EntityType } from '../entityTypes/model.ts'
import type { FunctionalityType } from './model.ts'

/**
 * One functionality type, without its screens: label, icon, form data and rules. `Panel.tsx` beside it edits the form,
 * `Scan.tsx` shows it to whoever scanned.
 */
export type Definition<T extends FunctionalityType = FunctionalityType, S extends z.ZodMiniType = z.ZodMiniType> = {
  readonly type: T
  readonly Label: Label
  /** One line for the card on which the type is chosen. */
  readonly Purpose: Label
  /** A name of `functionalities/icons.tsx`; the usual `Icon` of the template item. */
  readonly Icon: string
  /** The usual `QrType` of the template item. */
  readonly QrType: string
  /** The strict shape of TemplateFormData, without CanSave. */
  readonly form: S
  /** What an editor starts with; it has problems wherever something must be filled in. */
  readonly initial: z.output<S>
  /** A filled form without problems: for tests, pictures and the demo. */
  readonly sample: z.output<S>
  /** The type-specific part of CanSave; fields are paths of the form. */
  problems(form: z.output<S>): Problem[]
  /** The template default for a location; `initial` where there is none. */
  standard?(location: string): z.output<S>
  /** The entity type that the form names. */
  entityType?(form: z.output<S>): EntityType
  /** Its page is a form that visitors send; words of thanks follow. */
  readonly asks?: true
  /** Text fields that are sealed at rest and read only by those who may edit. */
  readonly secrets?: readonly (keyof z.output<S> & string)[]
}

/** Ties a definition's parts to its form's type. */
export const functionality = <const T extends FunctionalityType, S extends z.ZodMiniType>(definition: Definition<T, S>): Definition<T, S> =>
  definition
