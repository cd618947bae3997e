import type { KnockOut } from '../knockOut.ts'

const tenancy = (title: string) => ({ 'test/contract/tenancy.test.ts': title })
const roles = (title: string) => ({ 'test/contract/roles.test.ts': title })

/** What the database itself keeps apart: policies, rights, functions of the owner, keys that must stay unique. */
export const databaseGuards: readonly KnockOut[] = [
  {
    guard: 'tenant policy of buildings: which rows are seen',
    sql: 'alter policy tenant on building using (true)',
    probes: tenancy('without an entered account'),
  },
  {
    guard: 'tenant policy of any other table: which rows are seen',
    sql: 'alter policy tenant on vendor using (true)',
    probes: tenancy('shows and takes rows of the entered account alone'),
  },
  {
    guard: 'tenant policy of all tables',
    sql: `do $$ declare one record; begin
      for one in select tablename from pg_policies where policyname = 'tenant' and cmd = 'ALL' loop
        execute format('alter policy tenant on %I using (true)', one.tablename);
      end loop; end $$`,
    probes: tenancy('entered account'),
  },
  {
    guard: 'tenant policy: which rows are written',
    sql: 'alter policy tenant on property_tag with check (true)',
    probes: tenancy('without an entered account'),
  },
  {
    guard: 'row-level security of a table',
    sql: 'alter table survey_answer disable row level security',
    probes: tenancy('locked by row-level security'),
  },
  {
    guard: 'row-level security also for the owner of the tables',
    sql: 'alter table qr_code no force row level security',
    probes: tenancy('locked by row-level security'),
  },
  {
    guard: 'policy of the audit: which rows are read',
    sql: 'alter policy tenant on audit using (true)',
    probes: { 'test/platform/audit.test.ts': '' },
  },
  {
    guard: 'policy of the audit: which rows are added',
    sql: 'alter policy append on audit with check (true)',
    probes: tenancy('adds rows of the entered account alone to the audit'),
  },
  {
    guard: 'policy of accounts',
    sql: 'alter policy tenant on account_group using (true)',
    probes: roles('of people the app role sees not even a name'),
  },
  { guard: 'no right to sessions', sql: 'grant select on session to lintel_app', probes: roles('session is closed to the app role') },
  { guard: 'no right to one-time links', sql: 'grant select on reset_link to lintel_app', probes: roles('reset_link is closed') },
  { guard: 'no right to mails', sql: 'grant select on mail to lintel_app', probes: roles('mail is closed to the app role') },
  { guard: 'no right to people', sql: 'grant select (full_name) on app_user to lintel_app', probes: roles('not even a name') },
  {
    guard: 'no right to kept replies',
    sql: 'grant select on idempotency to lintel_app',
    probes: roles('idempotency is closed to the app role'),
  },
  { guard: 'audit is only added to', sql: 'grant update, delete on audit to lintel_app', probes: tenancy('neither change nor remove') },
  {
    guard: 'jobs are not read',
    sql: 'grant select on pgboss.job_common to lintel_app',
    probes: roles('the queue takes work of the app role'),
  },
  {
    guard: 'months of the audit are made by the system role alone',
    sql: 'grant execute on function open_audit_months to lintel_app',
    probes: roles('what runs with the rights of the owner'),
  },
  {
    guard: 'functions of the owner look in their own schema',
    sql: 'alter function end_bound_sessions reset search_path',
    probes: roles('what runs with the rights of the owner'),
  },
  {
    guard: 'sessions of a building are ended in the entered account alone',
    sql: `create or replace function end_bound_sessions(b uuid, purposes text[]) returns bigint
      language sql security definer set search_path = public, pg_temp as $$
      with ended as (delete from session where kind in ('Pin', 'Anonymous') and building_id = b and purpose = any(purposes) returning 1)
      select count(*) from ended $$`,
    probes: roles('ends sessions of the entered account alone'),
  },
  {
    guard: 'a vendor is there once by its name',
    sql: 'drop index vendor_name_key',
    probes: { 'src/features/property/contacts/companies.test.ts': 'two people who add the same vendor or tenant' },
  },
  {
    guard: 'a building has a code of its own',
    sql: 'drop index building_code_key',
    probes: { 'src/features/property/propertyPage/calls/CreateProperty.test.ts': 'two at the same moment get two codes' },
  },
]
