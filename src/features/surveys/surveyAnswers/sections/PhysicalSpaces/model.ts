import { multiline, text, z } from '../../../../../core/call.ts'
import { FileRef } from '../../../../../core/fileRef.ts'
import { yesNo } from '../../../surveys/model.ts'
import { choice, number, rows } from '../../model.ts'

export const PhysicalSpace = z.strictObject({
  /** Unique within the survey; those of the ready list have names of their own. */
  Code: text(60),
  Selected: z.boolean(),
  DisplayText: z.strictObject({ en: text(), es: z.optional(text()), fr: z.optional(text()) }),
  Location: text(),
  /** Comma-separated. */
  FloorNumbers: text(1000),
  SubFloorNumbers: text(1000),
  QuantityPerFloor: number(),
  AvailableForRental: choice(yesNo),
  Files: rows(FileRef, 20),
  Note: multiline(2000),
})
export type PhysicalSpace = z.output<typeof PhysicalSpace>
