import { handle } from '../../../../platform/handle.ts'
import { roleRows } from '../contactRoles.ts'
import { GetRoles as call } from '../contract.ts'

export const GetRoles = handle(call, async ctx => ({ Roles: roleRows(ctx.actor.Role) }))
