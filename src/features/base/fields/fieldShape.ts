import { multiline, text, z } from '../../../core/call.ts'
import type { FileRef } from '../../../core/fileRef.ts'

/** A text of a form: English always, the other languages where somebody wrote them. */
export const FieldText = (longest = 500) =>
  z.strictObject({ en: text(longest), es: z.optional(text(longest)), fr: z.optional(text(longest)) })
/** A text of a form in several lines. */
export const FieldLines = (longest: number) =>
  z.strictObject({ en: multiline(longest), es: z.optional(multiline(longest)), fr: z.optional(multiline(longest)) })
export type FieldText = { en: string; es?: string | undefined; fr?: string | undefined }

/** One of the answers that a field offers. `Value` is what is kept, so it stays when the text changes; `Label` is the documents' own. */
export type FieldChoice = { Value: string; Text: FieldText; Label?: string | undefined }

/** What a rule compares an answer with; it names the error: while it holds, the answer fails (document 2, 5.5). */
export const errorRules = [
  'IsEqualTo',
  'IsNotEqualTo',
  'IsGreaterThan',
  'IsGreaterOrEqual',
  'IsLessThan',
  'IsLessOrEqual',
  'InsideRange',
  'OutsideRange',
] as const
export type ErrorRule = (typeof errorRules)[number]
/** `Value` for one figure or choice, `Min` and `Max` for a range; both ends are inside. */
export type FailRule = { Rule: ErrorRule; Value?: string | undefined; Min?: number | undefined; Max?: number | undefined }

/** The field is asked while an earlier one, named by its code, is answered with the value. */
export type FieldCondition = { Code: string; Value: string }

/** One field of a form without its style: what a type of field knows of it. */
export type FieldShape = {
  /** What the field is over the versions of its form and in copies of it, so that a trend finds its answers. */
  Key: string
  /** Shown with what is known, not asked. */
  Readonly?: boolean
  /** Unique within the form; answers stand under it. */
  Code: string
  Text: FieldText
  Help?: FieldText | undefined
  Required: boolean
  /** Kept with the form, not asked. */
  Hidden?: boolean | undefined
  Choices: readonly FieldChoice[]
  /** The least and the most that a number may be. */
  Range?: readonly [least: number, most: number] | undefined
  /** Places after the point of a number. */
  Decimals?: number | undefined
  /** False: a number without marks between its thousands, as a year is. */
  Grouped?: boolean | undefined
  /** Characters of a text, choices or files at most. */
  Most?: number | undefined
  /** What a field of terms offers. */
  File?: { Name: string; Link: string } | null | undefined
  When?: readonly FieldCondition[] | undefined
  /** What its answer is to those who handle it, whatever its label says: a name that the family of forms gives. */
  Means?: string | undefined
  /** Belongs to its form: it can be changed, not moved and not removed. */
  Locked?: boolean | undefined
  Fail?: FailRule | undefined
  /** What an answer may have beside it: photos, a note, a mark that its work is charged. */
  Allows?: { Photos?: boolean; Notes?: boolean; Chargeback?: boolean } | undefined
}

/**
 * A text, a day (`YYYY-MM-DD`), a time (`HH:MM`), a range of times (`HH:MM-HH:MM`) or the value of a choice; a number; a tick; values of
 * choices; files. Which of them: the field's type.
 */
export type FieldAnswer = string | number | boolean | readonly string[] | readonly FileRef[]
/** Answers by the codes of their fields; only what is asked and answered. */
export type FormAnswers = Readonly<Record<string, FieldAnswer>>

/** What a row keeps of an answer, in columns that can be summed and searched. */
export type AnswerColumns = {
  Num: number | null
  Txt: string | null
  Opts: readonly string[] | null
  /** `YYYY-MM-DD`. */
  Day: string | null
  Files: readonly string[] | null
  FileNames: readonly string[] | null
}
