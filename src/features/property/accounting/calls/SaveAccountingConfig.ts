import { handle } from '../../../../platform/handle.ts'
import { saveBuilding } from '../../buildings/data.ts'
import { SaveAccountingConfig as call } from '../contract.ts'
import { saveAccounting } from '../data.ts'

export const SaveAccountingConfig = handle(call, (ctx, { GroupId: _group, BuildingId: _building, Version, ...config }) =>
  saveBuilding(ctx, ctx.BuildingId, Version, saving => saveAccounting(saving, config)),
)
