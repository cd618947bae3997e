import { type SQL, sql } from 'drizzle-orm'

/** Addresses that anybody can have: they tell no company. */
const commonDomains = [
  'gmail.com',
  'googlemail.com',
  'outlook.com',
  'hotmail.com',
  'live.com',
  'msn.com',
  'yahoo.com',
  'icloud.com',
  'me.com',
  'aol.com',
  'gmx.com',
  'gmx.net',
  'proton.me',
  'protonmail.com',
  'mail.com',
  'orange.fr',
  'free.fr',
  'laposte.net',
]
const common = sql.raw(commonDomains.map(one => `'${one}'`).join(', '))

/** That `asker_id`, `asker_name` and `supplier_id` of request `r` were found for its present version: a case, or PostgreSQL would expect it of a handful. */
export const isAttributed = sql`case when r.attributed_version = r.version then true else false end`
/** The tenant that was found for the present version of request `r`. */
const keptAsker = sql`case when ${isAttributed} then r.asker_id end`

/** What tells whose request `r` is. */
export const askerKeys = sql`r.building_id, r.tenant_id, r.company_name, r.email, r.unit`
export const askerKeyNames = sql`building_id, tenant_id, company_name, email, unit`

/** The tables by which `joinAsker` finds whose requests are. `requests`: a table of them, for their buildings. */
export const askerTables = ({ GroupId }: { GroupId: string }, requests: SQL): SQL => sql`
  tenant as materialized (
    select t.id, t.building_id, t.tenant_name, name_key(t.tenant_name) as name, t.unit, t.disabled from tenant_company t
    where t.group_id = ${GroupId} and t.building_id in (select building_id from ${requests})),
  person as materialized (
    select t.building_id, t.id, t.tenant_name, name_key(c.email) as email, split_part(lower(c.email), '@', 2) as domain
    from contact c join tenant t on t.id = c.tenant_id
    where c.group_id = ${GroupId} and c.tenant_id is not null and c.email like '%@%'),
  by_email as materialized (
    select distinct on (building_id, email) building_id, email, id, tenant_name from person order by building_id, email, tenant_name, id),
  by_domain as materialized (
    select building_id, domain, (array_agg(id))[1] as id, min(tenant_name) as tenant_name from person where domain not in (${common}) group by 1, 2 having count(distinct id) = 1),
  by_unit as materialized (
    select distinct on (building_id, unit) building_id, unit, id, tenant_name from tenant where unit <> '' order by building_id, unit, disabled, tenant_name, id)`

/** Joins what may tell whose request `r` is. `kept`: the tenant that was found before, null: none. */
export const joinAsker = (kept: SQL = keptAsker): SQL => sql`
  left join tenant own on own.id = coalesce(r.tenant_id, ${kept})
  left join tenant named on named.building_id = r.building_id and named.name = nullif(name_key(r.company_name), '')
  left join by_email on by_email.building_id = r.building_id and by_email.email = nullif(name_key(r.email), '')
  left join by_domain on by_domain.building_id = r.building_id and by_domain.domain = nullif(split_part(lower(r.email), '@', 2), '')
  left join by_unit on by_unit.building_id = r.building_id and by_unit.unit = r.unit`

/**
 * Whose request `r` is: of the tenant that staff have said; else of the company that was typed; else of the one whose contact has the e-mail; else
 * of the only one whose contacts have its domain; else of what was typed; else of the tenant of the unit; '' where nothing says it.
 */
export const askerName: SQL = sql`coalesce(own.tenant_name, named.tenant_name, by_email.tenant_name, by_domain.tenant_name, nullif(r.company_name, ''), by_unit.tenant_name, '')`
/** The same tenant by its id; null: none is known. */
export const askerId: SQL = sql`coalesce(own.id, named.id, by_email.id, by_domain.id, case when r.company_name = '' then by_unit.id end)`
