import { Refusal } from '../../../../core/problem.ts'
import { saveAccounting } from '../../accounting/data.ts'
import type { BuildingSaved } from '../../buildings/data.ts'
import { saveBasicInfo } from '../../buildings/sections/BasicInfo/save.server.ts'
import { saveBranding } from './Branding/save.server.ts'
import { saveBuildingContacts } from './BuildingContacts/save.server.ts'
import { savePinCodes } from './BuildingPIN/save.server.ts'
import { saveTerms } from './BuildingTermsAndConditions/save.server.ts'
import { saveAddOns } from './ProductAddOns/save.server.ts'
import { type Payload, type PayloadKey, type Payloads, payloadKeys, type StoredKey } from './payloads.ts'
import { tidiedIndex } from './ResidentIndex/rules.ts'
import { mayEdit } from './sections.ts'
import { type Saver, type Saving, savePayload } from './stored.server.ts'
import { saveWhiteLabel } from './WhiteLabel/save.server.ts'

/** A section whose payload is kept as it came, or tidied. */
const stored =
  <K extends StoredKey>(key: K, tidied: (payload: Payload<K>) => Payload<K> = same => same): Saver<K> =>
  (saving, payload) =>
    savePayload(key, saving, tidied(payload))

const savers: { readonly [K in PayloadKey]: Saver<K> } = {
  BasicInfo: saveBasicInfo,
  BuildingPIN: savePinCodes,
  Branding: saveBranding,
  BuildingContacts: saveBuildingContacts,
  Content: stored('Content'),
  ProductAddOns: saveAddOns,
  BuildingTermsAndConditions: saveTerms,
  COIInformation: stored('COIInformation'),
  ResidentIndex: stored('ResidentIndex', tidiedIndex),
  WhiteLabel: saveWhiteLabel,
  AccountingSection: saveAccounting,
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

// The history shows a section to those who may see it: what it changed lies under its key. Basic Info is the building's own columns.
const underKey = (key: PayloadKey, fields: Record<string, unknown>): Record<string, unknown> => {
  const names = Object.keys(fields)
  return key === 'BasicInfo' || names.length === 0 || (names.length === 1 && names[0] === key) ? fields : { [key]: fields }
}

const saveSection = async <K extends PayloadKey>(key: K, saving: Saving, input: Payloads): Promise<BuildingSaved> => {
  const payload = input[key]
  if (payload === undefined || payload === null) return {}
  if (!mayEdit(key, saving.ctx.actor.Permissions)) throw new Refusal('usr.aut.npm')
  return savers[key](saving, payload)
}
