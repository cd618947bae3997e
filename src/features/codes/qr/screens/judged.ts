import type { Output } from '../../../../core/call.ts'
import type { StatusKind } from '../../../../ui/theme.ts'
import type { CheckQrPicture } from '../contract.ts'

export type Answer = Output<typeof CheckQrPicture>
export type StyleProblem = Pick<Answer['Problems'][number], 'Field' | 'Kind' | 'Mend'>
type Judged = {
  /** Every color is one. */
  complete: boolean
  problems: readonly StyleProblem[]
  /** What the server has read of this very style. */
  answer: Pick<Answer, 'Unread'> | undefined
  failed: boolean
}
type Word = 'unfinished' | 'bad' | 'unknown' | 'reading' | 'warn' | 'good'

/** What the badge says. The rules alone may refuse; only a picture that was read may be praised. */
export const judgeStyle = ({ complete, problems, answer, failed }: Judged): [StatusKind, Word] => {
  if (!complete) return ['none', 'unfinished']
  if (problems.some(one => one.Kind === 'refuse')) return ['bad', 'bad']
  if (!answer) return ['none', failed ? 'unknown' : 'reading']
  return problems.length > 0 || answer.Unread.length > 0 ? ['warn', 'warn'] : ['good', 'good']
}
