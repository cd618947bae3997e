import type { z } from '../../../../core/call.ts'
import type { Problem } from '../../../../core/problem.ts'
import type { Words } from '../../../../core/words.ts'
import type { Progress } from '../../surveys/model.ts'
import type { WrongField } from '../checks.ts'
import type { Secret } from '../model.ts'
import type { BasicPropertyInfo } from './BasicPropertyInfo/model.ts'

type FieldShapes = Readonly<Record<string, z.ZodMiniType>>
/** What a section holds: its fields. */
export type PayloadOf<F extends FieldShapes> = { [Name in keyof F]: z.output<F[Name]> }

/** What a section of a survey is, wherever it runs. Its screen is the row of `panels.ts`. */
export type SectionDefinition<P, F extends FieldShapes = FieldShapes, Saved extends 'property' | 'section' = 'property' | 'section'> = {
  /** The fields as they stand in a save and in what is loaded. */
  readonly fields: F
  /** Which call saves it: SaveSurveyProperty (what the building's own form has too) or SaveSurveySection. */
  readonly savedAs: Saved
  /** Before anybody has answered. */
  readonly empty: P
  readonly words: Words<{ readonly title: string; readonly lead: string }>
  /** What is wrong with the fields. What is left empty is no problem: a survey is answered bit by bit. */
  check?(payload: P): WrongField[]
  /** What is kept: no blank rows, nothing that its own choices rule out. */
  tidy?(payload: P): P
  /** How far it is, by its own rule. */
  count(payload: P): Progress
  /** What keeps the customer from moving on, and from submitting; null: not answered. */
  needed?(payload: P | null): Problem[]
  /** What the form begins with: what is saved, and where nothing is, what is known of the building. */
  begin?(saved: Partial<P>, known: BasicPropertyInfo): Partial<P>
  /** Changes what each of its parts holds of a password; `id` tells the parts apart. */
  mapSecrets?(payload: P, change: (secret: Secret, id: string) => Secret): P
}

/** Ties the parts of a section to the payload that its fields make. */
export const defineSection = <const F extends FieldShapes, Saved extends 'property' | 'section'>(
  section: SectionDefinition<PayloadOf<F>, F, Saved>,
): SectionDefinition<PayloadOf<F>, F, Saved> => section
