import { handle } from '../../../../platform/handle.ts'
import { AddPortfolioContact as call } from '../contract.ts'
import { saveContact } from '../save.server.ts'

export const AddPortfolioContact = handle(call, (ctx, draft) => saveContact(ctx, { draft, BuildingId: null, before: null }))
