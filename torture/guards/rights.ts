import type { KnockOut } from '../knockOut.ts'

const granting = { 'src/features/base/permissions/calls/permissions.test.ts': '' }

/** What one may give to others, and what is one’s own. */
export const rightsGuards: readonly KnockOut[] = [
  {
    guard: 'nobody changes a role of their own weight',
    file: 'src/features/base/permissions/rules.ts',
    from: 'if (!mayChange(who.Role, Role)) return grantMessages.weight',
    to: '',
    probes: granting,
  },
  {
    guard: 'nobody grants more than they hold',
    file: 'src/features/base/permissions/rules.ts',
    from: 'return beyond(who.Permissions, { [Permission]: true }).length > 0 ? grantMessages.held : undefined',
    to: 'return undefined',
    probes: granting,
  },
  {
    guard: 'no account grants what is the provider’s',
    file: 'src/features/base/permissions/rules.ts',
    from: 'if (providerOnly.includes(Permission)) return grantMessages.provider',
    to: '',
    probes: granting,
  },
  {
    guard: 'a view is its user’s own',
    file: 'src/features/base/views/calls/DeleteView.ts',
    from: 'and(eq(listView.UserId, ctx.actor.UserId), eq(listView.id, acId))',
    to: 'eq(listView.id, acId)',
    probes: { 'src/features/base/views/calls/views.test.ts': '' },
  },
  {
    guard: 'a task is its user’s own',
    file: 'src/features/base/tasks/data.ts',
    from: 'and(eq(task.GroupId, ctx.GroupId), eq(task.UserId, ctx.actor.UserId))',
    to: 'eq(task.GroupId, ctx.GroupId)',
    probes: { 'test/platform/others.test.ts': 'task' },
  },
  {
    guard: 'one ends one’s own sign-ins',
    file: 'src/features/base/people/signIns.server.ts',
    from: `and(eq(session.UserId, UserId), eq(session.Kind, 'User'), chosen(sql\`\${session.Family}\`))`,
    to: `and(eq(session.Kind, 'User'), chosen(sql\`\${session.Family}\`))`,
    probes: { 'src/features/base/ownSettings/ownSettings.test.ts': '' },
  },
]
