import type { KnockOut } from '../knockOut.ts'

const twoEditors = { 'test/platform/twoEditors.test.ts': '' }

/** What keeps records whole: versions, locks, states, who sees which rows. */
export const recordGuards: readonly KnockOut[] = [
  {
    guard: 'a save of an older version is refused',
    file: 'src/platform/db/record.ts',
    from: `if (Version !== null && Version !== undefined && Version !== row.Version) throw new Refusal('sys.obj.cfl')`,
    to: '',
    probes: { ...twoEditors, 'test/platform/record.test.ts': '' },
  },
  {
    guard: 'many records are saved in the version that was read',
    file: 'src/platform/db/record.ts',
    from: " and ${table.id}::text || ':' || ${table.Version}::text = any(${sql.param(asRead)}::text[])`",
    to: ' and ${sql.param(asRead)}::text[] is not null`',
    probes: { 'test/platform/record.test.ts': '' },
  },
  {
    guard: 'a record is locked while it is saved',
    file: 'src/platform/db/record.ts',
    from: `.for('update')`,
    to: '',
    probes: { 'test/platform/races.test.ts': 'of six who save' },
  },
  {
    guard: 'a row never changes its account',
    file: 'src/platform/db/record.ts',
    from: '.set({ ...changed, Version: row.Version + 1',
    to: '.set({ ...columns, Version: row.Version + 1',
    probes: { 'test/platform/record.test.ts': '' },
  },
  {
    guard: 'the end of a receipt is ours, and of this code',
    file: 'src/features/codes/requests/receipt.server.ts',
    from: 'return timingSafeEqual(Buffer.from(given), Buffer.from(mark(secret, address, id))) ? id : null',
    to: 'return timingSafeEqual(Buffer.from(given), Buffer.from(given)) && mark(secret, address, id) ? id : null',
    probes: { 'src/features/codes/visitorPages/requests.test.ts': 'shows nobody else anything' },
  },
  {
    guard: 'a note for the team is not shown to the visitor',
    file: 'src/features/codes/visitorPages/receiptBody.server.ts',
    from: ', eq(requestNote.ForVisitor, true)))',
    to: '))',
    probes: { 'src/features/codes/visitorPages/requests.test.ts': 'is followed by its private page' },
  },
  {
    guard: 'feedback is assigned only to who sees its building',
    file: 'src/features/base/handling/assignees.server.ts',
    from: '!found?.UserId || !buildings.every(sees)',
    to: '!found?.UserId',
    probes: { 'src/features/codes/feedbackInbox/feedbackInbox.test.ts': 'is handled at once' },
  },
  {
    guard: 'a reply goes only where the visitor left an address',
    file: 'src/features/codes/feedbackInbox/calls/AddAnswerNote.ts',
    from: 'if (ForVisitor && !row.Email)',
    to: 'if (ForVisitor && !row.Email && AnswerId.length === 0)',
    probes: { 'src/features/codes/feedbackInbox/feedbackInbox.test.ts': 'is replied to where an address was left' },
  },
  {
    guard: 'permissions are saved in the version that was read',
    file: 'src/features/base/permissions/calls/SaveRolePermissions.ts',
    from: `if (versionOf(before) !== Version) throw new Refusal('sys.obj.cfl')`,
    to: '',
    probes: twoEditors,
  },
  {
    guard: 'permissions of an account are saved one after the other',
    file: 'src/features/base/permissions/calls/SaveRolePermissions.ts',
    from: 'await ctx.tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`role_permission ${ctx.GroupId}`}, 0))`)',
    to: '',
    probes: { 'test/platform/races.test.ts': 'permission' },
  },
  {
    guard: 'a list shows rows of buildings that the caller sees',
    file: 'src/platform/db/tenantTable.ts',
    from: `return place && buildings !== 'all' ? sql\`\${own} and \${oneOf(place, buildings)}\` : own`,
    to: 'return own',
    probes: { 'test/contract/tenancy.test.ts': 'who sees some buildings only' },
  },
  {
    guard: 'a record moves by what its state allows',
    file: 'src/platform/db/state.ts',
    from: `if (!allowsMove(move, row.Status)) throw new Refusal('sys.obj.cfl', move.refusal)`,
    to: '',
    probes: { 'src/features/surveys/surveys/surveys.test.ts': '', 'test/platform/races.test.ts': 'survey' },
  },
  {
    guard: 'a record is moved by who may',
    file: 'src/platform/db/state.ts',
    from: `if (!may(ctx.actor.Permissions, move.may)) throw new Refusal('usr.aut.npm')`,
    to: '',
    probes: { 'test/platform/record.test.ts': '' },
  },
  {
    guard: 'whoever hands in a survey is its customer',
    file: 'src/features/surveys/surveyAnswers/access.server.ts',
    from: `if (!isCustomer(ctx)) throw new Refusal('usr.aut.npm')`,
    to: '',
    probes: { 'src/features/surveys/surveyAnswers/access.test.ts': '', 'src/features/surveys/surveyAnswers/answers.test.ts': '' },
  },
  {
    guard: 'a section is saved by who may edit it',
    file: 'src/features/property/propertyPage/sections/savers.server.ts',
    from: `if (!mayEdit(key, saving.ctx.actor.Permissions)) throw new Refusal('usr.aut.npm')`,
    to: '',
    probes: { 'src/features/property/propertyPage/sections/enforced.test.ts': '' },
  },
  {
    guard: 'history is for who may see the record',
    file: 'src/features/base/history/seen.server.ts',
    from: `if (!may(ctx.actor.Permissions, flags)) throw new Refusal('usr.aut.npm')`,
    to: '',
    probes: { 'src/features/base/history/calls/history.test.ts': '' },
  },
]
