import type { Label } from '../../../core/labels.ts'
import type { Permission } from '../../../core/permissions.ts'
import { makeRegistry } from '../../../core/registry.ts'

/** Something that is printed: a dashboard, a report of a round, a certificate, a letter. Its content is the screen of its route. */
export type Paper = {
  /** Its name in logs and links. */
  key: string
  /** What it is called where papers are listed. */
  title: Label
  /** The address of its page: `/pdf…/{gId}`, of a building with `{bId}`. */
  path: `/pdf${string}/{gId}${string}`
  scope: 'account' | 'building'
  /** Who reads it, in a building also only who sees that building. */
  may: Permission
  /** It may be given on as a link that opens without sign-in, for so many days. */
  linkDays?: number
  landscape?: true
}

/** Papers; their features add them. */
export const papers = makeRegistry<Paper>()
/** What makes papers of a registry of its own, as dashboards do. */
export const paperSources = makeRegistry<() => readonly Paper[]>()

/** Every paper. */
export const allPapers = (): readonly Paper[] => [...papers.all(), ...paperSources.all().flatMap(source => source())]

/** What a paper is given as: itself, or the numbers on it. */
export type PaperForm = 'pdf' | 'xlsx' | 'csv'
