import { isEmptyPage } from '../../../../../core/html.ts'
import { messages, type Problem, required } from '../../../../../core/problem.ts'

/** A template needs content, and either the title of a new one or an existing one to be written over (B-RULE-003). */
export const templateProblems = (input: { TemplateId?: string | null | undefined; Title: string; HtmlContent: string }): Problem[] => [
  ...(input.TemplateId ? [] : required(input, ['Title'])),
  ...(isEmptyPage(input.HtmlContent) ? [{ Field: 'HtmlContent', Message: messages.required }] : []),
]
