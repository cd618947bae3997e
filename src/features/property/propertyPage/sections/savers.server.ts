import { Refusal } from '../../../../core/problem.ts'
import { provenFiles } from '../../../base/files/proven.server.ts'
import { saveAccounting } from '../../accounting/data.ts'
import type { BuildingSaved } from '../../buildings/data.ts'
import { saveBasicInfo } from '../../buildings/sections/BasicInfo/save.server.ts'
import { saveBranding } from './Branding/save.server.ts'
import { saveBuildingContacts } from './BuildingContacts/save.server.ts'
import { savePinCodes } from './BuildingPIN/save.server.ts'
import { saveAddOns } from './ProductAddOns/save.server.ts'
import { type OwnSaverKey, type Payload, type PayloadKey, type Payloads, payloadKeys, payloadTerms, type StoredKey } from './payloads.ts'
import { mayEdit } from './sections.ts'
import { type Saver, type Saving, savePayload, storedPayloads } from './stored.server.ts'

/** Sections whose saving touches more than their payload. */
const savers: { readonly [K in OwnSaverKey]: Saver<K> } = {
  BasicInfo: saveBasicInfo,
  BuildingPIN: savePinCodes,
  Branding: saveBranding,
  BuildingContacts: saveBuildingContacts,
  ProductAddOns: saveAddOns,
  AccountingSection: saveAccounting,
}

const hasOwnSaver = (key: PayloadKey): key is OwnSaverKey => payloadTerms(key).savedBy === 'own'

/** Keeps a payload, tidied; a file that is new in it is one that was uploaded for this purpose, in this account. */
const saveKept = async <K extends StoredKey>(key: K, saving: Saving, sent: Payload<K>): Promise<BuildingSaved> => {
  const { tidy, files } = payloadTerms(key)
  const payload = (tidy?.(sent as never) ?? sent) as Payload<K> // of the section's schema
  if (files) {
    const { [key]: before } = await storedPayloads(saving.ctx, saving.BuildingId, [key])
    const addressIn = (of: unknown, field: string): unknown => Reflect.get(Object(of), field)
    const fresh = files.fields.filter(field => addressIn(payload, field) && addressIn(payload, field) !== addressIn(before, field))
    const links = fresh.map(field => ({ Field: `${key}.${field}`, url: String(addressIn(payload, field)) }))
    await provenFiles(saving.ctx, files.bucket, links)
  }
  return savePayload(key, saving, payload)
}

/** Saves every section that was sent; refuses those that the caller may not change. */
export const saveSections = async (saving: Saving, input: Payloads): Promise<Required<BuildingSaved>> => {
  const all: Required<BuildingSaved> = { columns: {}, Before: {}, After: {} }
  for (const key of payloadKeys) {
    const { columns = {}, Before = {}, After = {} } = await saveSection(key, saving, input)
    const old = Object.fromEntries(Object.keys(columns).map(name => [name, Reflect.get(saving.before, name)]))
    Object.assign(all.columns, columns)
    Object.assign(all.Before, underKey(key, { ...old, ...Before }))
    Object.assign(all.After, underKey(key, { ...columns, ...After }))
  }
  return all
}

// The history shows a section's changes to users who may see the section: they are under its key. Basic Info is the building's own columns.
const underKey = (key: PayloadKey, fields: Record<string, unknown>): Record<string, unknown> => {
  const names = Object.keys(fields)
  return key === 'BasicInfo' || names.length === 0 || (names.length === 1 && names[0] === key) ? fields : { [key]: fields }
}

const saveSection = async <K extends PayloadKey>(key: K, saving: Saving, input: Payloads): Promise<BuildingSaved> => {
  const payload = input[key]
  if (payload === undefined || payload === null) return {}
  if (!mayEdit(key, saving.ctx.actor.Permissions)) throw new Refusal('usr.aut.npm')
  return hasOwnSaver(key) ? (savers[key] as unknown as Saver<K>)(saving, payload) : saveKept(key as K & StoredKey, saving, payload as never) // the rest is kept as a payload
}
