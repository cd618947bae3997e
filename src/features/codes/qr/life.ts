import { multiline, webText, z } from '../../../core/call.ts'
import { hints, misfit, rangeHint } from '../../../core/hints.ts'
import { messages, type Problem } from '../../../core/problem.ts'
import { stateTable } from '../../../core/stateTable.ts'
import { isWebsite } from '../../../core/web.ts'

/** What visitors of a paused or retired code read, and where they may go on. */
export const QrNotice = z.strictObject({
  en: multiline(500),
  es: z._default(multiline(500), ''),
  fr: z._default(multiline(500), ''),
  Link: z._default(webText(), ''),
})
export type QrNotice = z.output<typeof QrNotice>

/** Whether a printed code leads to its page. What is put off to a later moment is Active until then. */
export type LifeState = 'Active' | 'Paused' | 'Replaced' | 'Retired'
type Moment = Date | number | null
export type Life = {
  Retired: boolean
  ReplacedBy: string | null
  ReplacedFrom: Moment
  ReplacedUntil: Moment
  PausedFrom: Moment
  PausedUntil: Moment
}

/** The state of a code at a moment in epoch ms. */
export const lifeOf = (life: Life, now: number): LifeState =>
  isReplaced(life, now) ? 'Replaced' : life.Retired ? 'Retired' : isPaused(life, now) ? 'Paused' : 'Active'

/** Whether a code is paused at a moment in epoch ms. */
export const isPaused = ({ PausedFrom, PausedUntil }: Pick<Life, 'PausedFrom' | 'PausedUntil'>, now: number): boolean =>
  PausedFrom !== null && Number(PausedFrom) <= now && (PausedUntil === null || now < Number(PausedUntil))

type Replaced = Pick<Life, 'ReplacedFrom' | 'ReplacedUntil'> & { ReplacedBy: unknown }
/** Whether another code replaces a code at a moment in epoch ms. */
export const isReplaced = ({ ReplacedBy, ReplacedFrom, ReplacedUntil }: Replaced, now: number): boolean =>
  ReplacedBy !== null && Number(ReplacedFrom ?? 0) <= now && (ReplacedUntil === null || now < Number(ReplacedUntil))

/** Whether another code replaces a code at a moment in epoch ms, or will. */
export const isToBeReplaced = ({ ReplacedBy, ReplacedUntil }: Replaced, now: number): boolean =>
  ReplacedBy !== null && (ReplacedUntil === null || now < Number(ReplacedUntil))

export const lifeMessages = {
  onlyInUse: 'Only a code that is in use can be paused or replaced.',
  notPaused: 'This code is not paused.',
  notReplaced: 'No other code stands in for this one.',
  byItself: 'A code cannot stand in for itself.',
  standsIn: 'This code leads nowhere itself. Choose one that is in use.',
  endsBefore: 'The end must be later than the beginning.',
} as const

const may = 'ManageLibraries'
/** What can be done with a printed code, beside retiring and restoring it. */
export const lifeMoves = stateTable<LifeState>()({
  pause: {
    from: ['Active', 'Paused'],
    may,
    label: { en: 'Pause…', es: 'Pausar…', fr: 'Mettre en pause…' },
    refusal: lifeMessages.onlyInUse,
  },
  resume: {
    from: ['Active', 'Paused'],
    may,
    label: { en: 'Resume', es: 'Reanudar', fr: 'Reprendre' },
    refusal: lifeMessages.notPaused,
  },
  replace: {
    from: ['Active', 'Paused'],
    may,
    label: { en: 'Replace by another code…', es: 'Sustituir por otro código…', fr: 'Remplacer par un autre code…' },
    refusal: lifeMessages.onlyInUse,
  },
  takeBack: {
    from: ['Active', 'Paused', 'Replaced'],
    may,
    label: { en: 'Lead to its own page again', es: 'Llevar de nuevo a su propia página', fr: 'Mener à nouveau à sa propre page' },
    refusal: lifeMessages.notReplaced,
  },
})

/** What is wrong with the time of a pause or of a code that stands in: its end is not later than its beginning, which is now where none is given. */
export const periodProblems = (period: { From?: number | null | undefined; Until?: number | null | undefined }): Problem[] => {
  const { From = null, Until = null } = period
  return Until !== null && From !== null && Until <= From ? [{ Field: 'Until', Message: lifeMessages.endsBefore }] : []
}

/** A notice says something in English, which stands where a language has none; its link is one of the web. */
export const noticeProblems = ({ Notice }: { Notice: QrNotice | null }): Problem[] => [
  ...(Notice !== null && Notice.en.trim() === '' ? [{ Field: 'Notice.en', Message: messages.required }] : []),
  ...(Notice?.Link && !isWebsite(Notice.Link) ? [misfit('Notice.Link', hints.website)] : []),
]

/** The type of a code that was printed ahead and does nothing yet. */
export const blankType = 'Blank'
/** Most blank codes that are made at once. */
export const mostBlank = 200
export const countProblems = ({ Count }: { Count: number }): Problem[] =>
  Count >= 1 && Count <= mostBlank ? [] : [misfit('Count', rangeHint(1, mostBlank))]
