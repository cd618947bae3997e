import type { Label } from '../../../core/labels.ts'
import type { Permission } from '../../../core/permissions.ts'
import { type DayRange, momentsOfDays } from '../../../core/zones.ts'
import { type DashboardHead, dashboards } from '../dashboards/model.ts'
import { findPaperPath, paperPath } from '../dashboards/paperPaths.ts'

/** A report that somebody may subscribe to. `Personal`: its rows name people, so it goes to contacts only. `Composed`: its path says which. `Daily`: of the 24 hours before it goes. */
export type ReportType = { Type: string; title: Label; may: Permission; Personal: boolean; Composed: boolean; Daily: boolean }
type ReportPlace = { GroupId: string; BuildingId: string | null }

const headsOf = (BuildingId: string | null): DashboardHead[] =>
  dashboards.all().filter(({ scopes }) => scopes.includes(BuildingId ? 'building' : 'account'))

/** The reports of a building, or of an account. */
export const reportTypes = (BuildingId: string | null): ReportType[] =>
  headsOf(BuildingId).map(({ key, title, may, personal = false, composed = false, daily = false }) => ({
    Type: key,
    title,
    may,
    Personal: personal,
    Composed: composed,
    Daily: daily,
  }))

/** One of them; null where there is none (any more). */
export const findReport = (Type: string, BuildingId: string | null): ReportType | null =>
  reportTypes(BuildingId).find(one => one.Type === Type) ?? null

/** `narrow` sets filters of the paper anew. */
type WantedPaper = ReportPlace & { Type: string; clock: string; days: DayRange; Path: string; narrow?: (filters?: string) => string }

/** The address of a report's paper for some days of a zone, narrowed as `Path` (a paper of the same dashboard, or '') is. Null: there is none. */
export const reportPath = ({ Type, GroupId, BuildingId, clock, days, Path, narrow }: WantedPaper): string | null => {
  const head = headsOf(BuildingId).find(({ key }) => key === Type)
  const narrowed = readPath(Type, { GroupId, BuildingId }, Path)
  if (!head || !narrowed) return null
  const { from: startDate, to: endDate } = momentsOfDays(clock, days)
  return paperPath(head, { gId: GroupId, bId: BuildingId, startDate, endDate }, narrow ? narrow(narrowed.filters) : narrowed.filters)
}

/** What a paper's address narrows the report to; null where it is no paper of this report and place. */
export const readPath = (Type: string, { GroupId, BuildingId }: ReportPlace, Path: string): { filters?: string } | null => {
  if (Path === '') return {}
  const found = findPaperPath(Path)
  if (found?.paper.key !== Type) return null
  const { gId, bId = null, filters } = found.params
  if (gId?.toLowerCase() !== GroupId || (bId?.toLowerCase() ?? null) !== BuildingId) return null
  return { ...(filters && { filters }) }
}
