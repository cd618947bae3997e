-- Two people could add "Lobby" and "lobby" in the same moment. The first writing stays; buildings of the others bear it from now on.
-- Rows of all accounts: the tables' owner sees none of them past row-level security.
set local role lintel_system;
--> statement-breakpoint
update building set property_tag_id = first.id, version = building.version + 1
  from property_tag own
  cross join lateral (select id from property_tag other where other.group_id = own.group_id and lower(other.name) = lower(own.name)
    order by created_date, id limit 1) first
  where own.group_id = building.group_id and own.id = building.property_tag_id and first.id <> own.id;
--> statement-breakpoint
delete from property_tag using (select group_id, id, row_number() over (partition by group_id, lower(name) order by created_date, id) as nth from property_tag) counted
  where counted.nth > 1 and counted.group_id = property_tag.group_id and counted.id = property_tag.id;
--> statement-breakpoint
reset role;
--> statement-breakpoint
DROP INDEX "property_tag_group_id_name_index";--> statement-breakpoint
CREATE UNIQUE INDEX "property_tag_one_name" ON "property_tag" ("group_id",lower("name"));
