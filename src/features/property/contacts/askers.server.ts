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

/**
 * Whose request `r` is, as the tables `asker` (and `domain`, which it reads): the tenant that staff have said; else that of the company that was
 * typed; else the one whose contact has the e-mail; else the only one whose contacts have its domain; else what was typed; else the tenant of
 * the unit; '' where nothing says it.
 */
export const askersOf = ({ GroupId }: { GroupId: string }, requests: SQL): SQL => sql`
  domain as (
    select t.building_id, split_part(lower(c.email), '@', 2) as name, min(t.tenant_name) as tenant
    from contact c join tenant_company t on t.group_id = ${GroupId} and t.id = c.tenant_id
    where c.group_id = ${GroupId} and c.tenant_id is not null and c.email like '%@%' and split_part(lower(c.email), '@', 2) not in (${common})
    group by 1, 2 having count(distinct t.id) = 1),
  asker as (
    select a.building_id, a.tenant_id, a.company_name, a.email, a.unit, coalesce(
      (select t.tenant_name from tenant_company t where t.group_id = ${GroupId} and t.id = a.tenant_id),
      (select t.tenant_name from tenant_company t where t.group_id = ${GroupId} and t.building_id = a.building_id and a.company_name <> ''
        and name_key(t.tenant_name) = name_key(a.company_name) limit 1),
      (select t.tenant_name from contact c join tenant_company t on t.group_id = ${GroupId} and t.id = c.tenant_id
        where c.group_id = ${GroupId} and a.email <> '' and name_key(c.email) = name_key(a.email) and t.building_id = a.building_id limit 1),
      (select d.tenant from domain d where d.building_id = a.building_id and a.email like '%@%' and d.name = split_part(lower(a.email), '@', 2)),
      nullif(a.company_name, ''),
      (select t.tenant_name from tenant_company t where t.group_id = ${GroupId} and t.building_id = a.building_id and a.unit <> '' and t.unit = a.unit
        order by t.disabled, t.tenant_name limit 1), '') as tenant
    from (select distinct building_id, tenant_id, company_name, email, unit from ${requests}) a
  )`
/** Joins them to request `r`. */
export const joinAsker: SQL = sql`join asker on asker.building_id = r.building_id and asker.company_name = r.company_name and asker.email = r.email
  and asker.unit = r.unit and asker.tenant_id is not distinct from r.tenant_id`
