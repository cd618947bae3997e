import { messages, type Problem } from '../../../core/problem.ts'
import type { FormField } from '../../base/fields/model.ts'
import { findAnswerProblems, readAnswers, type SentAnswers, styleOf, typeOf } from '../../base/fields/rules.ts'
import type { RequestCost } from '../requests/model.ts'

/** Why something cannot be done with a request. */
export const requestWorkMessages = {
  noForm: 'This QR code no longer takes requests.',
  nothing: 'Please say what the request is about.',
  joinSelf: 'A request cannot be joined to itself.',
  joinOther: 'Only open requests of one building can be joined.',
  joinChain: 'One of these requests is joined to another one already.',
  joinMany: 'At most 50 requests can be joined to one.',
  planEnded: 'This plan has ended already.',
} as const

/** A file, a signature and a consent are given by the visitor alone. */
const visitorTypes: readonly string[] = ['files', 'signature', 'terms', 'agreement']

/** What staff fill in for somebody who calls: the form without what only a visitor can give. Needed is only what it is about. */
export const listStaffFields = (fields: readonly FormField[]): FormField[] =>
  fields
    .filter(field => !visitorTypes.includes(styleOf(field.Style).type) && typeOf(field).asks)
    .map(field => ({ ...field, Required: field.Required && (field.Means === 'Detail' || field.Means === 'RequestType') }))

/** Problems of what staff filled in, at the path of each answer. */
export const findStaffProblems = (fields: readonly FormField[], Answers: SentAnswers): Problem[] => {
  const found = findAnswerProblems(fields, Answers, { at: code => `Answers.${code}`, complete: true })
  const isEmpty = found.length === 0 && Object.keys(readAnswers(fields, Answers)).length === 0
  return isEmpty ? [{ Field: 'Answers', Message: requestWorkMessages.nothing }] : found
}

const personal: readonly (string | undefined)[] = ['Name', 'Email', 'PhoneNumber', 'HostName']
/** What a plan keeps of the answers: for years nobody is named by it, and nobody is mailed each time. */
export const withoutPerson = (fields: readonly FormField[], Answers: SentAnswers): SentAnswers =>
  Object.fromEntries(
    Object.keys(readAnswers(fields, Answers))
      .filter(code => !personal.includes(fields.find(({ Code }) => Code === code)?.Means))
      .map(code => [code, Answers[code]]),
  )

/** Lines of cost without a name. */
export const findCostProblems = ({ Costs }: { Costs: readonly RequestCost[] }): Problem[] =>
  Costs.flatMap(({ Item }, i) => (Item.trim() === '' ? [{ Field: `Costs.${i}.Item`, Message: messages.required }] : []))
