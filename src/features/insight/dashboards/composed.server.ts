import { hints, misfit } from '../../../core/hints.ts'
import { invalid } from '../../../core/problem.ts'
import { makeRegistry } from '../../../core/registry.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { decodeFilters } from './filters.server.ts'
import { dashboards, type PageScope } from './model.ts'
import { findPaperPath } from './paperPaths.ts'

/** A dashboard of which an account makes many: its key, and whether the one that a paper's filters name is there, in that scope. */
export type ComposedPaper = {
  key: string
  isThere: (tx: Tx, GroupId: string, scope: PageScope, values: Readonly<Record<string, string>>) => Promise<boolean>
}

/** Every dashboard whose head says `composed`; their features add them. */
export const composedPapers = makeRegistry<ComposedPaper>()

type Asking = { tx: Tx; GroupId: string }
/** Refuses the address of a paper (a misfit of `Path`) that names none of the account's, where its dashboard is a composed one. */
export const requireComposed = async ({ tx, GroupId }: Asking, key: string, Path: string, scope: PageScope): Promise<void> => {
  if (!dashboards.all().find(one => one.key === key)?.composed) return
  const values = decodeFilters(findPaperPath(Path)?.params.filters)
  const known = composedPapers.all().find(one => one.key === key)
  if (!(await known?.isThere(tx, GroupId, scope, values))) throw invalid([misfit('Path', hints.page)])
}
