import { Refusal } from '../../../core/problem.ts'
import type { Ctx } from '../../../platform/handle.ts'
import type { BuildingRow, BuildingValues } from '../data.ts'
import { saveBasicInfo } from './BasicInfo/save.server.ts'
import { type Payload, type PayloadKey, type Payloads, payloadKeys } from './payloads.ts'
import { mayEdit } from './sections.ts'

export type Saving = { ctx: Ctx<'building'>; before: BuildingRow }
/** Saves a section's payload: writes its own tables, and gives the columns of the building that change. */
export type Saver<K extends PayloadKey> = (saving: Saving, payload: Payload<K>) => Promise<Partial<BuildingValues>>

const savers: { readonly [K in PayloadKey]: Saver<K> } = { BasicInfo: saveBasicInfo }

/** Saves every section that was sent; refuses those that the caller may not change. */
export const saveSections = async (saving: Saving, input: Payloads): Promise<Partial<BuildingValues>> => {
  const changes: Partial<BuildingValues> = {}
  for (const key of payloadKeys) Object.assign(changes, await saveSection(key, saving, input))
  return changes
}

const saveSection = async <K extends PayloadKey>(key: K, saving: Saving, input: Payloads): Promise<Partial<BuildingValues>> => {
  const payload = input[key]
  if (payload === undefined || payload === null) return {}
  if (!mayEdit(key, saving.ctx.actor.Permissions)) throw new Refusal('usr.aut.npm')
  return savers[key](saving, payload)
}
