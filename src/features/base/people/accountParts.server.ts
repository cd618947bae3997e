import { isRole, roles } from '../../../core/permissions.ts'
import { AccountRefused } from '../../../platform/account/accountRefused.ts'
import { type AccountPeople, accountPart } from '../../../platform/account/parts.ts'
import { peopleTable, restorePeople } from './restorePeople.server.ts'
import { member, renewal, resetLink, session } from './tables.ts'

export const peopleParts = [
  accountPart(renewal, { ofPerson: 'UserId' }),
  accountPart(resetLink, { leftOut: 'links of one installation, good once', ofPerson: 'UserId' }),
  accountPart(session, { leftOut: 'nobody is signed in elsewhere', ofPerson: 'UserId' }),
  accountPart(member, {
    givesPlaceTo: 'UserId',
    judge: (row, people) => {
      if (!people.has(String(row.user_id))) throw new AccountRefused('The export gives a place to somebody who is not in it.')
      const role = String(row.member_role_in_group)
      if (!isRole(role) || roles[role] > roles.Admin)
        throw new AccountRefused(`The export gives somebody the role ${role}, which no account has.`)
    },
  }),
]

export const people: AccountPeople = {
  table: peopleTable,
  restore: restorePeople,
  findStaying: async (client, ids) => {
    const { rows } = await client.query<{ id: string }>('select id from app_user where id = any($1) and global_role is not null', [ids])
    return rows.map(({ id }) => id)
  },
  // They stay signed in, in no account for now; a picture that lies among the account's files goes with them.
  leaveAccount: async (client, GroupId, ids) => {
    await client.query(
      `update session set group_id = null, building_id = null where group_id = $1 and kind = 'User' and user_id = any($2)`,
      [GroupId, ids],
    )
    await client.query(`update app_user set picture = null where id = any($1) and picture like '%' || $2 || '%'`, [ids, GroupId])
  },
  delete: async (client, ids) => {
    await client.query(`delete from guess where split_part(key, ':', 2) = any($1)`, [ids])
    const { rowCount } = await client.query('delete from app_user where id = any($1)', [ids])
    return rowCount ?? 0
  },
}
