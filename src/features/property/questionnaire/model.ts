import { text, z } from '../../../core/call.ts'

/** How a question is answered. */
export const fieldStyles = ['Text', 'Number', 'DateSelection', 'MultipleSelect', 'DropDownSelection'] as const
export const FieldStyle = z.enum(fieldStyles)
export type FieldStyle = z.output<typeof FieldStyle>

/** The questions belong to the portal, so that their texts stand in every language of the interface. */
export const Texts = z.strictObject({ en: text(), es: text(), fr: text() })
export type Texts = z.output<typeof Texts>
const Option = z.strictObject({ Value: text(100), Text: Texts })

/** Text; a number; a day as `YYYY-MM-DD`; the values of options; null while nobody has answered. */
export const Answer = z.nullable(z.union([text(2000), z.number(), z.array(text(100)).check(z.maxLength(50))]))
export type Answer = z.output<typeof Answer>

export const Question = z.strictObject({
  Name: text(60),
  FieldText: Texts,
  FieldStyle,
  Value: Answer,
  Options: z.array(Option),
})
export type Question = z.output<typeof Question>

export const QuestionSection = z.strictObject({ SectionName: Texts, Questions: z.array(Question) })
export type QuestionSection = z.output<typeof QuestionSection>

/** The question named `Text` is asked only when `Value` is the answer, or one of the answers, to the question named `Key`. */
export const ConditionalField = z.object({ Key: z.string(), Value: z.string(), Text: z.string() })
export type ConditionalField = z.output<typeof ConditionalField>

/** A question as it is saved: its name and its answer. What was read may be sent back as a whole; the portal keeps its own texts. */
const SavedQuestion = z.strictObject({ ...z.partial(Question).shape, Name: text(60), Value: z.optional(Answer) })
export const SavedSection = z.strictObject({
  SectionName: z.optional(Texts),
  Questions: z.array(SavedQuestion).check(z.maxLength(200)),
})
export type SavedSection = z.output<typeof SavedSection>

/** What an industrial building is, letter for letter. */
export const industrialPropertyTypes = [
  'Manufacturing',
  'Warehouse & Distribution',
  'Industrial Park',
  'R&D',
  'Data Center',
  'Cold Storage',
  'Flex Space',
] as const
