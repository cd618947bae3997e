import type { z } from '../../../../core/call.ts'
import type { Label } from '../../../../core/labels.ts'
import type { Permission } from '../../../../core/permissions.ts'
import type { Problem } from '../../../../core/problem.ts'
import type { buckets } from '../../../base/files/buckets.ts'
import type { FieldDescription } from '../../../base/history/model.ts'

/** What a section saves by CreateProperty and EditProperty, under its key. */
export type SectionPayload<
  S extends z.ZodMiniType = z.ZodMiniType,
  Kept extends boolean = boolean,
  By extends 'kit' | 'own' = 'kit' | 'own',
> = {
  readonly schema: S
  /** A section that nobody has filled yet. */
  empty(): z.output<S>
  /** What is wrong with it; fields are paths below the section's key. */
  problems(payload: z.output<S>): Problem[]
  /** Whether GetProperty gives it back as it was saved; else a call of its own reads it. */
  readonly kept: Kept
  /** `own`: it needs a row in savers.server.ts. */
  readonly savedBy: By
  /** As it is kept. */
  tidy?(payload: z.output<S>): z.output<S>
  /** Fields that hold the address of a file, which a save proves to be uploaded for this purpose, in this account. */
  readonly files?: { readonly bucket: keyof typeof buckets; readonly fields: readonly (keyof z.output<S> & string)[] }
}

/** What a section of a building is, wherever it runs. Its screen is the row of panels.ts. */
export type SectionDefinition = {
  /** Its place on the page, and what `{idx}` of the address names. */
  readonly index: number
  readonly title: Label
  /** Permission to see it; none: everybody who sees the page. */
  readonly shown?: Permission
  /** One of these is needed to change it; none: everybody who sees it. */
  readonly edit?: readonly Permission[]
  /** When it is part of the page; always unless set. */
  readonly when?: 'add' | 'edit'
  /** Only buildings of this type have it. */
  readonly BuildingType?: string
  readonly payload?: SectionPayload
  /** Words of its fields in the history of a building. */
  readonly fields?: FieldDescription['fields']
}

export const defineSection = <const Row extends SectionDefinition>(row: Row): Row => row

/** Ties the parts of a payload to its schema. */
export const definePayload = <S extends z.ZodMiniType, const Kept extends boolean, const By extends 'kit' | 'own'>(
  payload: SectionPayload<S, Kept, By>,
): SectionPayload<S, Kept, By> => payload
