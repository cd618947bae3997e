import { and, eq, sql } from 'drizzle-orm'
import type { Localized } from '../../../core/call.ts'
import { notFound } from '../../../core/problem.ts'
import { type Ctx, handle } from '../../../platform/handle.ts'
import { links } from '../../buildings/sections/Content/model.ts'
import { building, buildingSection } from '../../buildings/tables.ts'
import { pictureUrl, webLink } from '../../qr/rules.ts'
import { GetCustomerPortal as call, type PortalGap } from '../contract.ts'

/** Codes that the page shows; the library has the others. */
const MOST = 12

export const GetCustomerPortal = handle(call, async ctx => {
  const [[place], sections, codes] = await Promise.all([placeOf(ctx), sectionsOf(ctx), codesOf(ctx)])
  if (!place) throw notFound()
  const content = sections.get('Content') ?? {}
  const Links = links.flatMap(Name => {
    const url = content[Name]
    return typeof url === 'string' && url.trim() ? [{ Name, Url: url.trim() }] : []
  })
  const terms = Object.values(sections.get('BuildingTermsAndConditions') ?? {}).some(
    value => typeof value === 'string' && value.trim() !== '',
  )
  const has: Record<PortalGap, boolean> = {
    Logo: !!place.LogoFilename?.trim(),
    Links: Links.length > 0,
    Website: !!place.Website?.trim(),
    Phone: !!place.ContactPhoneNumber?.trim(),
    Terms: terms,
    Codes: codes.length > 0,
    Feedback: codes.some(({ feedback }) => feedback),
  }
  const gaps = Object.entries(has).flatMap(([gap, there]) => (there ? [] : [gap as PortalGap])) // the keys of that record
  return { ...place, Links, Codes: codes.map(one => shown(ctx.baseUrl, one)), CodeCount: codes[0]?.total ?? 0, Missing: gaps }
})

const placeOf = ({ tx, GroupId, BuildingId }: Ctx<'building'>) =>
  tx
    .select({
      Name: building.Name,
      LogoFilename: building.LogoFilename,
      Website: building.Website,
      ContactPhoneNumber: building.ContactPhoneNumber,
    })
    .from(building)
    .where(and(eq(building.GroupId, GroupId), eq(building.id, BuildingId)))

const sectionsOf = async ({ tx, GroupId, BuildingId }: Ctx<'building'>): Promise<Map<string, Record<string, unknown>>> => {
  const rows = await tx
    .select({ Section: buildingSection.Section, Payload: buildingSection.Payload })
    .from(buildingSection)
    .where(and(eq(buildingSection.GroupId, GroupId), eq(buildingSection.BuildingId, BuildingId)))
  return new Map(rows.map(({ Section, Payload }) => [Section, Object(Payload)]))
}

type Row = {
  id: string
  name: string
  location: string
  floor: string
  address: string
  version: number
  type: string | null
  question: Localized | null
  scans: number
  total: number
  feedback: boolean
}

/** The codes in service, the most scanned first; whether any of all asks for feedback stands with each. */
const codesOf = async ({ tx, GroupId, BuildingId }: Ctx<'building'>): Promise<Row[]> => {
  const { rows } = await tx.execute<Row>(sql`
    with own as (
      select q.id, q.qr_name as name, q.location, q.floor, q.address, q.version, coalesce(s.scans, 0)::int as scans
      from qr_code q left join (
        select qr_code_id, sum(scans) as scans from scan_day
        where group_id = ${GroupId} and building_id = ${BuildingId} and day > current_date - 30 group by 1
      ) s on s.qr_code_id = q.id
      where q.group_id = ${GroupId} and q.building_id = ${BuildingId} and not q.retired
    ), asks as (
      select exists (
        select 1 from qr_item i join own on own.id = i.qr_code_id where i.group_id = ${GroupId} and i.functionality_type = 'Feedback'
      ) as feedback
    ), page as (select *, count(*) over ()::int as total from own order by scans desc, name, id limit ${MOST})
    select page.*, asks.feedback, first.functionality_type as type, first.template_form_data #> '{Questions,0,QuestionText}' as question
    from page cross join asks left join lateral (
      select functionality_type, template_form_data from qr_item i
      where i.group_id = ${GroupId} and i.qr_code_id = page.id order by i.position limit 1
    ) first on true order by page.scans desc, page.name, page.id`)
  return rows
}

const shown = (baseUrl: string, row: Row) => ({
  QrCodeId: row.id,
  QrName: row.name,
  Location: row.location,
  Floor: row.floor,
  FunctionalityType: row.type ?? '',
  ImageUrl: pictureUrl(row.address, row.version),
  Url: webLink(baseUrl, row.address),
  Scans30: row.scans,
  Question:
    row.question && typeof row.question.en === 'string' ? { en: row.question.en, ...(row.question.es && { es: row.question.es }) } : null,
})
