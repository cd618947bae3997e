import { and, eq, sql } from 'drizzle-orm'
import type { BuildingId } from '../../../core/ids.ts'
import type { GroupCtx } from '../../../platform/handle.ts'
import { building, buildingSection } from '../../property/buildings/tables.ts'
import { links } from '../../property/propertyPage/sections/Content/model.ts'
import { type PortalGap, portalGaps } from './contract.ts'

type Scoped = Pick<GroupCtx, 'tx' | 'GroupId'>
type Face = { LogoFilename: string | null; Website: string | null; ContactPhoneNumber: string | null }
type Sections = ReadonlyMap<string, Record<string, unknown>>

/** What visitors see of a building's own columns. */
export const faceOf = async ({ tx, GroupId }: Scoped, id: BuildingId) => {
  const [found] = await tx
    .select({
      Name: building.Name,
      LogoFilename: building.LogoFilename,
      Website: building.Website,
      ContactPhoneNumber: building.ContactPhoneNumber,
    })
    .from(building)
    .where(and(eq(building.GroupId, GroupId), eq(building.id, id)))
  return found
}

/** The kept payloads of a building, by section. */
export const sectionsOf = async ({ tx, GroupId }: Scoped, id: BuildingId): Promise<Sections> => {
  const rows = await tx
    .select({ Section: buildingSection.Section, Payload: buildingSection.Payload })
    .from(buildingSection)
    .where(and(eq(buildingSection.GroupId, GroupId), eq(buildingSection.BuildingId, id)))
  return new Map(rows.map(({ Section, Payload }) => [Section, Object(Payload)]))
}

/** The filled links of the section Content. */
export const linksOf = (sections: Sections): { Name: string; Url: string }[] =>
  links.flatMap(Name => {
    const url = sections.get('Content')?.[Name]
    return typeof url === 'string' && url.trim() ? [{ Name, Url: url.trim() }] : []
  })

/** Whether a building has a code in service, and one that asks for feedback. */
export const codesOf = async ({ tx, GroupId }: Scoped, id: BuildingId): Promise<{ Codes: boolean; Feedback: boolean }> => {
  const { rows } = await tx.execute<{ codes: boolean; feedback: boolean }>(sql`
    select count(*) > 0 as codes, coalesce(bool_or(exists (
      select 1 from qr_item i where i.group_id = ${GroupId} and i.qr_code_id = q.id and i.functionality_type = 'Feedback'
    )), false) as feedback
    from qr_code q where q.group_id = ${GroupId} and q.building_id = ${id} and not q.retired`)
  return { Codes: rows[0]?.codes ?? false, Feedback: rows[0]?.feedback ?? false }
}

/** What the public side of a building lacks. */
export const gapsOf = (face: Face, sections: Sections, codes: { Codes: boolean; Feedback: boolean }): PortalGap[] => {
  const has: Record<PortalGap, boolean> = {
    Logo: !!face.LogoFilename?.trim(),
    Links: linksOf(sections).length > 0,
    Website: !!face.Website?.trim(),
    Phone: !!face.ContactPhoneNumber?.trim(),
    Terms: Object.values(sections.get('BuildingTermsAndConditions') ?? {}).some(value => typeof value === 'string' && value.trim() !== ''),
    ...codes,
  }
  return portalGaps.filter(gap => !has[gap])
}
