import { multiline, secretText, text, z } from '../../../core/call.ts'
import { FileRef } from '../../../core/fileRef.ts'

/** A number that may be left open. */
export const number = () => z.nullable(z.number())
/** One of a list, or nothing yet. */
export const choice = <const T extends readonly [string, ...string[]]>(of: T) => z.nullable(z.enum(of))
export const rows = <S extends z.ZodMiniType>(row: S, most: number) => z.array(row).check(z.maxLength(most))

/** A file that was uploaded into the survey. */
export const file = () => z.nullable(FileRef)

/**
 * A password from the customer. It is sent only to be changed: left out, it stays; '' removes it. Users who may edit surveys read it here;
 * everybody else reads only that it is set.
 */
export const secret = { Password: z.optional(secretText()), PasswordSet: z.optional(z.boolean()) }
export type Secret = { Password?: string | undefined; PasswordSet?: boolean | undefined }

/** An answer to a field of a product question: a text or day, several options, or a file. */
export const FieldValue = z.strictObject({
  Code: text(60),
  Value: z.optional(z.nullable(multiline(4000))),
  Values: z.optional(z.array(text(60)).check(z.maxLength(50))),
  File: z.optional(file()),
})
export type FieldValue = z.output<typeof FieldValue>
export const FieldsValues = rows(FieldValue, 20)
