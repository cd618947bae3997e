import type pg from 'pg'

type Client = Pick<pg.ClientBase, 'query'>

/**
 * Gives both roles their rights in the queue's schema, in one transaction and only those that differ: who enqueues meanwhile always has the right
 * to, and a start that finds all of them takes no lock.
 */
export const setQueueRights = async (client: Client): Promise<void> => {
  await client.query('begin')
  try {
    await client.query(`select pg_advisory_xact_lock(hashtext('lintel.queueRights'))`) // two starts at once
    const { rows } = await client.query<{ statement: string }>(statementsThatDiffer)
    for (const { statement } of rows) await client.query(statement)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
}

/**
 * Rights of tables and of columns as `pgboss` shall have them. What waits is of every account: the app role adds to it, and reads no more of it than that
 * it has. A grant comes before a revoke of the same table.
 */
const statementsThatDiffer = `
  with queue_table as (
    select oid, relname, quote_ident(relname) as name, relacl from pg_class
    where relnamespace = 'pgboss'::regnamespace and relkind in ('r', 'p', 'v')
  ), wanted as (
    select oid, name, 'lintel_system' as role, r as right from queue_table, unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE']) r
    union all select oid, name, 'lintel_app', 'SELECT' from queue_table where relname = 'queue'
    union all select oid, name, 'lintel_app', 'INSERT' from queue_table where relname in ('job', 'job_common')
  ), given as (
    select oid, name, grantee::regrole::text as role, privilege_type as right
    from queue_table, aclexplode(relacl) where grantee in ('lintel_app'::regrole, 'lintel_system'::regrole)
  ), difference as (
    select 1 as step, format('grant usage on schema pgboss to %I', role) as statement
    from unnest(array['lintel_app', 'lintel_system']) role where not has_schema_privilege(role, 'pgboss', 'usage')
    union all select 1, format('grant execute on function %s to %I', p.oid::regprocedure, role)
    from pg_proc p, unnest(array['lintel_app', 'lintel_system']) role
    where pronamespace = 'pgboss'::regnamespace and prokind = 'f' and not has_function_privilege(role, p.oid, 'execute')
    union all select 1, format('grant %s on pgboss.%s to %I', w.right, name, role)
    from wanted w where not exists (select from given g where (g.oid, g.role, g.right) = (w.oid, w.role, w.right))
    union all select 1, format('grant select (%I) on pgboss.%s to lintel_app', c, name)
    from queue_table, unnest(array['id', 'start_after']) c
    where relname in ('job', 'job_common') and not has_column_privilege('lintel_app', oid, c, 'select')
    union all select 2, format('revoke %s on pgboss.%s from %I', g.right, name, role)
    from given g where role = 'lintel_app' and not exists (select from wanted w where (w.oid, w.role, w.right) = (g.oid, g.role, g.right))
  )
  select statement from difference order by step, statement`
