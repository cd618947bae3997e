import { handle } from '../../../platform/handle.ts'
import { EditProperty as call } from '../contract.ts'
import { editBuilding } from '../sections/edit.server.ts'
import { saveSections } from '../sections/savers.server.ts'

export const EditProperty = handle(call, (ctx, { Version, ...input }) => editBuilding(ctx, Version, saving => saveSections(saving, input)))
