import type { BuildingId } from '../../../../core/ids.ts'
import { uuidv7 } from '../../../../platform/db/uuidv7.ts'
import { handle } from '../../../../platform/handle.ts'
import { addBuilding, setColumns } from '../../buildings/data.ts'
import { tidyBasicInfo } from '../../buildings/sections/BasicInfo/rules.ts'
import { CreateProperty as call } from '../contract.ts'
import { hashPins } from '../sections/BuildingPIN/save.server.ts'
import { saveSections } from '../sections/savers.server.ts'

export const CreateProperty = handle(
  call,
  async (ctx, { BuildingPIN }) => {
    const id = uuidv7() as BuildingId // of no building yet
    return { id, pinHashes: await hashPins(ctx, id, BuildingPIN) }
  },
  async (ctx, { BasicInfo, ...others }, { id, pinHashes }) => {
    const { Code, ...info } = tidyBasicInfo(BasicInfo)
    const before = await addBuilding(ctx, id, { ...info, Code: Code || null })
    const { columns, After } = await saveSections({ ctx, BuildingId: id, before, pinHashes }, others)
    await setColumns(ctx, id, columns)
    ctx.audit({ Object: 'building', ObjectId: id, After: { ...info, Code: before.Code, ...After } })
    return { acId: id }
  },
)
