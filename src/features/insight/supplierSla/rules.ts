import type { Problem } from '../../../core/problem.ts'
import type { SlaTarget } from './model.ts'

/** What targets say. */
export const slaMessages = { order: 'A request is begun before it is done: this time is shorter than the one to begin.' } as const

/** What is wrong with targets: nothing is done before it is begun. */
export const findTargetProblems = ({ Targets }: { Targets: readonly SlaTarget[] }): Problem[] =>
  Targets.flatMap(({ ResponseHours, CompletionHours }, n) =>
    CompletionHours < ResponseHours ? [{ Field: `Targets.${n}.CompletionHours`, Message: slaMessages.order }] : [],
  )
