import { Localized, uuid, z } from '../../../core/call.ts'
import { steps } from '../../../core/steps.ts'
import { CloudWord } from '../feedback/model.ts'

/** Answered forms whose questions are counted, and texts that are listed and whose words are counted: the newest. */
export const [mostAnswered, mostTexts] = [5000, 300] as const
/** Forms that are listed. */
export const mostForms = 500

/** A form: an item of a QR code. `LastDate`: when it was answered last in the period, null where it was not. */
export const CustomForm = z.object({
  FormId: uuid(),
  Name: Localized(),
  QrName: z.string(),
  BuildingId: uuid(),
  BuildingName: Localized(),
  Count: z.int(),
  LastDate: z.nullable(z.int()),
})
export type CustomForm = z.output<typeof CustomForm>

export const questionKinds = ['Choice', 'Number', 'Text'] as const
export type QuestionKind = (typeof questionKinds)[number]

const QuestionText = z.object({ en: z.string(), es: z.optional(z.string()), fr: z.optional(z.string()) })
/** A question over all versions of its form: how many answered it, and what. Only what its kind has is filled. */
export const CustomQuestion = z.object({
  Key: z.string(),
  Text: QuestionText,
  Kind: z.enum(questionKinds),
  Count: z.int(),
  /** In the order of the form; those that it offers no more stand last. */
  Choices: z.array(z.object({ Value: z.string(), Text: QuestionText, Count: z.int() })),
  Mean: z.nullable(z.number()),
  /** The first day of each step; the mean of no answer is null. */
  Series: z.array(z.object({ Day: z.string(), Mean: z.nullable(z.number()), Count: z.int() })),
})
export type CustomQuestion = z.output<typeof CustomQuestion>

/** A text that somebody wrote, with the request that holds it. */
export const CustomText = z.object({ acId: uuid(), SubmitDate: z.int(), Key: z.string(), Text: z.string() })

export const CustomAnswers = z.object({
  Form: z.object({ FormId: uuid(), Name: Localized(), QrName: z.string() }),
  /** Answered forms in the period. `More`: only the newest of them are counted by question. */
  Count: z.int(),
  More: z.boolean(),
  Step: z.enum(steps),
  Questions: z.array(CustomQuestion),
  Texts: z.array(CustomText).check(z.maxLength(mostTexts)),
  WordClouds: z.array(CloudWord),
})
export type CustomAnswers = z.output<typeof CustomAnswers>
