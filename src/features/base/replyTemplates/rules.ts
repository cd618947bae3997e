import { messages, type Problem } from '../../../core/problem.ts'
import type { ReplyTemplate } from './model.ts'

/** Templates without a title, or without words. */
export const findTemplateProblems = ({ Templates }: { Templates: readonly ReplyTemplate[] }): Problem[] =>
  Templates.flatMap((one, i) =>
    (['Title', 'Text'] as const).flatMap(name =>
      one[name].trim() === '' ? [{ Field: `Templates.${i}.${name}`, Message: messages.required }] : [],
    ),
  )
