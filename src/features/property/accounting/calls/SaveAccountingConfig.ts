import { handle } from '../../../../platform/handle.ts'
import { saveBuilding } from '../../buildings/edit.server.ts'
import { saveAccounting } from '../../propertyPage/sections/AccountingSection/save.server.ts'
import { SaveAccountingConfig as call } from '../contract.ts'

export const SaveAccountingConfig = handle(call, (ctx, { GroupId: _group, BuildingId: _building, Version, ...config }) =>
  saveBuilding(ctx, ctx.BuildingId, Version, saving => saveAccounting(saving, config)),
)
