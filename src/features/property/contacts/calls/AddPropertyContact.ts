import { handle } from '../../../../platform/handle.ts'
import { AddPropertyContact as call } from '../contract.ts'
import { saveContact } from '../save.server.ts'

export const AddPropertyContact = handle(call, (ctx, draft) => saveContact(ctx, { draft, BuildingId: ctx.BuildingId, before: null }))
