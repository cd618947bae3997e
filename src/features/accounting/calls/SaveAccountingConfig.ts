import { handle } from '../../../platform/handle.ts'
import { saveAccounting } from '../../buildings/sections/AccountingSection/save.server.ts'
import { editBuilding } from '../../buildings/sections/edit.server.ts'
import { SaveAccountingConfig as call } from '../contract.ts'

export const SaveAccountingConfig = handle(call, (ctx, { GroupId: _group, BuildingId: _building, Version, ...config }) =>
  editBuilding(ctx, Version, saving => saveAccounting(saving, config)),
)
