import type { Paper } from '../../base/papers/model.ts'
import { findPaper, type NamedPaper } from '../../base/papers/paths.ts'
import { type DashboardHead, dashboards, type PageScope } from './model.ts'

/** Stands in the place of the building where a paper is of a whole account. */
const allBuildings = 'all'

const patternOf = ({ key }: DashboardHead, scope: PageScope): Paper['path'] =>
  `/pdfDashboard/${key}/{gId}/${scope === 'account' ? allBuildings : '{bId}'}/{startDate}/{endDate}/{filters?}`

const paperScopes = ({ scopes }: DashboardHead): PageScope[] => scopes.filter(scope => scope !== 'all')

/** The papers of all dashboards, one for each scope; the name of each is that of its dashboard. */
export const dashboardPapers = (): Paper[] =>
  dashboards
    .all()
    .flatMap(head =>
      paperScopes(head).map((scope): Paper => ({ key: head.key, title: head.title, path: patternOf(head, scope), may: head.may, scope })),
    )

type PaperPlace = { gId: string; bId: string | null; startDate: number; endDate: number }
/** The address of a dashboard's paper. Moments are the first and the last ms of its days; `filters` is what `encodeFilters` made. */
export const paperPath = ({ key }: Pick<DashboardHead, 'key'>, { gId, bId, startDate, endDate }: PaperPlace, filters = ''): string =>
  `/pdfDashboard/${key}/${gId}/${bId ?? allBuildings}/${startDate}/${endDate}${filters && `/${filters}`}`

/** The building that the address of a paper names; null: the account. */
export const buildingIn = (bId: string): string | null => (bId === allBuildings ? null : bId)

/** Finds the paper of a dashboard that an address names, whatever its host; null for any other address. The path is built anew. */
export const findPaperPath = (address: string): NamedPaper<Paper> | null => findPaper(dashboardPapers(), address)
