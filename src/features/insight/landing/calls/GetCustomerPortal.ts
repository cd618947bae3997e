import { sql } from 'drizzle-orm'
import type { Localized } from '../../../../core/call.ts'
import { notFound } from '../../../../core/problem.ts'
import { type Ctx, handle } from '../../../../platform/handle.ts'
import { pictureUrl, webLink } from '../../../codes/qr/rules.ts'
import { todayOfBuilding } from '../../../property/buildings/data.ts'
import { GetCustomerPortal as call } from '../contract.ts'
import { faceOf, gapsOf, linksOf, sectionsOf } from '../gaps.server.ts'

/** Codes that the page shows; the library has the others. */
const MOST = 12

export const GetCustomerPortal = handle(call, async ctx => {
  const [place, sections, codes] = await Promise.all([faceOf(ctx, ctx.BuildingId), sectionsOf(ctx, ctx.BuildingId), codesOf(ctx)])
  if (!place) throw notFound()
  const Links = linksOf(sections)
  const Missing = gapsOf(place, sections, { Codes: codes.length > 0, Feedback: codes.some(({ feedback }) => feedback) })
  return { ...place, Links, Codes: codes.map(one => shown(ctx.baseUrl, one)), CodeCount: codes[0]?.total ?? 0, Missing }
})

type CustomerPortalRow = {
  id: string
  name: string
  location: string
  floor: string
  address: string
  version: number
  type: string | null
  title: Localized | null
  question: Localized | null
  scans: number
  total: number
  feedback: boolean
}

/** The codes in service, the most scanned first; whether any of all asks for feedback stands with each. */
const codesOf = async ({ tx, GroupId, BuildingId }: Ctx<'building'>): Promise<CustomerPortalRow[]> => {
  const { rows } = await tx.execute<CustomerPortalRow>(sql`
    with own as (
      select q.id, q.qr_name as name, q.location, q.floor, q.address, q.version, coalesce(s.scans, 0)::int as scans
      from qr_code q left join (
        select qr_code_id, sum(scans) as scans from scan_day
        where group_id = ${GroupId} and building_id = ${BuildingId} and day > ${todayOfBuilding({ GroupId, BuildingId })} - 30 group by 1
      ) s on s.qr_code_id = q.id
      where q.group_id = ${GroupId} and q.building_id = ${BuildingId} and not q.retired
    ), asks as (
      select exists (
        select 1 from qr_item i join own on own.id = i.qr_code_id where i.group_id = ${GroupId} and i.functionality_type = 'Feedback'
      ) as feedback
    ), page as (select *, count(*) over ()::int as total from own order by scans desc, name, id limit ${MOST})
    select page.*, asks.feedback, first.functionality_type as type, first.name as title, first.template_form_data #> '{Questions,0,QuestionText}' as question
    from page cross join asks left join lateral (
      select functionality_type, name, template_form_data from qr_item i
      where i.group_id = ${GroupId} and i.qr_code_id = page.id order by i.position limit 1
    ) first on true order by page.scans desc, page.name, page.id`)
  return rows
}

const shown = (baseUrl: string, row: CustomerPortalRow) => ({
  QrCodeId: row.id,
  QrName: row.name,
  Location: row.location,
  Floor: row.floor,
  FunctionalityType: row.type ?? '',
  ImageUrl: pictureUrl(row.address, row.version),
  Url: webLink(baseUrl, row.address),
  Scans30: row.scans,
  Title: row.title,
  Question:
    row.question && typeof row.question.en === 'string' ? { en: row.question.en, ...(row.question.es && { es: row.question.es }) } : null,
})
