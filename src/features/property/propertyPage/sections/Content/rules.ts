import { hints, misfit } from '../../../../../core/hints.ts'
import type { Problem } from '../../../../../core/problem.ts'
import { isWebsite } from '../../../../../core/web.ts'
import { type Content, links } from './model.ts'

/** A building without any link. */
export const noContent: Content = {}

/** Every link that is filled is a web address (A-RULE-062). */
export const contentProblems = (content: Content): Problem[] =>
  links.filter(name => content[name]?.trim() && !isWebsite(content[name])).map(name => misfit(`Content.${name}`, hints.website))
