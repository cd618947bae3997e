import { expect, test } from 'vitest'
import '../../src/app/features.ts'
import { unkeyedTables } from '../support/accountKeys.ts'

test.each([
  ['select * from building where group_id = $1', []],
  ['select * from building where id = $1', ['building']],
  ['select * from building where group_id = $1 or id = $2', ['building']],
  ['select * from account_group where id = $1', []],
  ['select 1 from building b join contact c on c.group_id = b.group_id and c.building_id = b.id where b.group_id = $1', []],
  ['select 1 from building b join contact c on c.building_id = b.id where b.group_id = $1', ['contact c']],
  ['select 1 from building b join contact c on c.group_id = b.group_id', ['building b', 'contact c']],
  ['select 1 from building b left join account_group a on a.id = b.group_id where b.group_id = any($1::uuid[])', ['building b']],
  ['select 1 from building where group_id in ($1, $2)', ['building']],
  ['select 1 from building b join account_group a on a.id = b.group_id where a.id = $1', ['building b']],
  ['select 1 from building b where b.group_id = $1 and exists (select 1 from contact c where c.group_id = b.group_id)', []],
  ['select 1 from building b where b.group_id = $1 and exists (select 1 from contact c where c.building_id = b.id)', ['contact c']],
  ['select (select count(*) from contact where building_id = b.id) from building b where b.group_id = $1', ['contact']],
  ['with w as (select * from building where group_id = $1) select * from w join contact c on c.group_id = w.group_id', []],
  ['with w as (select * from building) select * from w', ['building']],
  ['select * from unnest($1::uuid[], $2::uuid[]) w(g, i) join building x on x.group_id = w.g and x.id = w.i', ['building x']],
  ['select 1 from building where (group_id, id) in (select * from unnest($1::uuid[], $2::uuid[]))', ['building']],
  ['select 1 from building where (group_id, id) = ($1, $2)', []],
  ['select 1 from building where group_id = $1 and id in (select * from unnest($2::uuid[]))', []],
  ['select 1 from building where group_id = $1 union all select 1 from contact where id = $2', ['contact']],
  ['update contact set email = $2 where group_id = $1 and id = $3', []],
  ['update contact c set email = $2 from building b where b.id = c.building_id and c.group_id = $1', ['building b']],
  ['delete from contact where id = $1', ['contact']],
  ['insert into contact (group_id) values ($1) on conflict do nothing returning *', []],
  ['insert into contact (group_id) select group_id from building', ['building']],
  ['insert into contact (group_id, id) select g, i from unnest($1::uuid[], $2::uuid[]) w(g, i)', ['into contact']],
  ['insert into contact (group_id, id) select $1, i from unnest($2::uuid[]) i', []],
  ['prepare p (json) as delete from contact', ['contact']],
  ["begin; set local app.group_id = 'x'", []],
])('%s', async (text, unkeyed) => {
  expect(await unkeyedTables(text)).toEqual(unkeyed)
})
