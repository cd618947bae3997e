import { and, eq, type SQL } from 'drizzle-orm'
import type { GroupId } from '../../../core/ids.ts'
import { smallerAt } from '../../base/files/rules.ts'
import { building, buildingSection } from '../../property/buildings/tables.ts'
import { Branding } from '../branding/model.ts'
import type { ScanBrand } from '../scanPage/model.ts'
import { shownHtml } from '../scanPage/shownHtml.server.ts'

export type Brand = ScanBrand

/** The join of a building's branding. */
export const brandingOf = (group: GroupId): SQL | undefined =>
  and(eq(buildingSection.GroupId, group), eq(buildingSection.BuildingId, building.id), eq(buildingSection.Section, 'Branding'))

/** A branding as the pages show it; one that is no longer understood adds nothing. */
export const brandOf = (stored: unknown): Brand => {
  const { data } = Branding.safeParse(stored ?? {})
  return {
    icon: smallerAt(data?.FaviconFilename, 'icon'),
    hubHeader: smallerAt(data?.HubHeader, 'wide'),
    header: shownHtml(data?.HtmlPage.Header),
    footer: shownHtml(data?.HtmlPage.Footer),
  }
}
