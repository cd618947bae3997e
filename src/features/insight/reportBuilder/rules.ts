import { isEmpty, type Problem, required } from '../../../core/problem.ts'
import { mostBlocks, type ReportBlock } from './model.ts'

export const reportMessages = {
  shared: 'Others see this report. Make a copy for yourself.',
  noBlocks: 'Add at least one part.',
  noTitle: 'Type a title.',
  noPart: 'Choose a part of a dashboard.',
  noDashboard: 'This dashboard is not available here.',
} as const

/** What is missing or wrong in a report, for the form and the server. */
export const reportProblems = ({ Name, Blocks }: { Name: string; Blocks: readonly ReportBlock[] }): Problem[] => [
  ...required({ Name }, ['Name']),
  ...(Blocks.length === 0 ? [{ Field: 'Blocks', Message: reportMessages.noBlocks }] : []),
  ...Blocks.slice(0, mostBlocks).flatMap(blockProblems),
]

const blockProblems = ({ Kind, Title, Dashboard, Part }: ReportBlock, at: number): Problem[] => {
  if (Kind === 'Text') return isEmpty(Title) ? [{ Field: `Blocks.${at}.Title`, Message: reportMessages.noTitle }] : []
  return isEmpty(Dashboard) || isEmpty(Part) ? [{ Field: `Blocks.${at}.Part`, Message: reportMessages.noPart }] : []
}
