import { hints, misfit } from '../../../core/hints.ts'
import { invalid } from '../../../core/problem.ts'
import { makeRegistry } from '../../../core/registry.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { GroupCtx } from '../../../platform/handle.ts'
import { decodeFilters } from './filters.server.ts'
import { dashboards, type PageScope } from './model.ts'
import { buildingIn, findPaperPath } from './paperPaths.ts'

type Asking = { tx: Tx; GroupId: string; UserId: string }
type PaperScope = { scope: PageScope; bId: string | null }
/** A dashboard of which an account makes many: its key, and whether the one that a paper's filters name is there for a user, in that place. */
export type ComposedPaper = {
  key: string
  isThere: (asking: Asking, place: PaperScope, values: Readonly<Record<string, string>>) => Promise<boolean>
}

/** Every dashboard whose head says `composed`; their features add them. */
export const composedPapers = makeRegistry<ComposedPaper>()

type AskedPaper = { key: string; Path: string; scope: PageScope }
/** Whether the address of a paper names one that the user sees, where its dashboard is a composed one. */
export const isComposedThere = async (asking: Asking, { key, Path, scope }: AskedPaper): Promise<boolean> => {
  if (!dashboards.all().find(one => one.key === key)?.composed) return true
  const { bId = '', filters } = findPaperPath(Path)?.params ?? {}
  const known = composedPapers.all().find(one => one.key === key)
  return (await known?.isThere(asking, { scope, bId: buildingIn(bId) }, decodeFilters(filters))) ?? false
}

/** Refuses the address of a paper (a misfit of `Path`) that names none that the caller sees. */
export const requireComposed = async ({ tx, GroupId, actor }: GroupCtx, paper: AskedPaper): Promise<void> => {
  if (!(await isComposedThere({ tx, GroupId, UserId: actor.UserId }, paper))) throw invalid([misfit('Path', hints.page)])
}
