import type { FileRef } from '../../../../core/fileRef.ts'
import type { Language } from '../../../../core/words.ts'
import { fieldTextIn } from '../../../base/fields/fieldType.ts'
import { failsRule, readAnswers, typeOf } from '../../../base/fields/rules.ts'
import { readQuestions } from '../../equipment/questions.ts'
import { filesOf } from '../answerFiles.ts'
import type { InspectedStop } from '../model.ts'

/** An answer as it stands on paper. */
export type ReportedAnswer = {
  code: string
  question: string
  text: string
  fails: boolean
  judged: boolean
  note: string
  charged: boolean
}
/** A stop as it stands on paper, with the numbers of its findings over the whole report. */
export type ReportedStopFacts = {
  number: number
  stop: InspectedStop
  answers: readonly ReportedAnswer[]
  failing: readonly (ReportedAnswer & { finding: number })[]
  photos: readonly FileRef[]
  videos: readonly FileRef[]
}

/** Readies the stops of a report for paper: answers printed, findings numbered in the order of the stops. */
export const readReportedStops = (stops: readonly InspectedStop[], language: Language): ReportedStopFacts[] => {
  let finding = 0
  return stops.map((stop, i) => {
    const fields = readQuestions(stop.Fields)
    const given = readAnswers(fields, stop.Answers)
    const photos = fields.flatMap(field => [
      ...(typeOf(field).takesFiles ? filesOf(stop.Answers[field.Code]) : []),
      ...(stop.Files[field.Code] ?? []),
    ])
    const videos = stop.Files[''] ?? []
    const answers = fields.flatMap((field): ReportedAnswer[] => {
      const answer = given[field.Code]
      if (answer === undefined || typeOf(field).takesFiles) return []
      const question = fieldTextIn(field.Text, language) || field.Code
      const fails = failsRule(field, answer)
      const text = typeOf(field).print(answer, field, language)
      return [
        {
          code: field.Code,
          question,
          text,
          fails,
          judged: field.Fail !== undefined,
          note: stop.Notes[field.Code] ?? '',
          charged: stop.Chargebacks.includes(field.Code),
        },
      ]
    })
    const failing = answers.filter(({ fails }) => fails).map(answer => ({ ...answer, finding: ++finding }))
    return { number: i + 1, stop, answers, failing, photos, videos }
  })
}
