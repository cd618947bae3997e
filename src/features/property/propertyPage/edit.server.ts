import type { BuildingId } from '../../../core/ids.ts'
import type { GroupCtx } from '../../../platform/handle.ts'
import { saveBuilding } from '../buildings/data.ts'
import type { Payloads } from './sections/payloads.ts'
import { saveSections } from './sections/savers.server.ts'
import type { PinHashes } from './sections/stored.server.ts'

type Editing = { payloads: Payloads; Version: number; pinHashes?: PinHashes }

/** Saves sections of an existing building. `Version`: the one that was read; `pinHashes`: those of the PINs that change. */
export const editBuilding = (
  ctx: GroupCtx,
  id: BuildingId,
  { payloads, Version, pinHashes = new Map() }: Editing,
): Promise<{ acId: string; Version: number }> => saveBuilding(ctx, id, Version, saving => saveSections({ ...saving, pinHashes }, payloads))
