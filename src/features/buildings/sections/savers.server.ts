import { and, eq, sql } from 'drizzle-orm'
import type { BuildingId } from '../../../core/ids.ts'
import { may } from '../../../core/permissions.ts'
import { Refusal } from '../../../core/problem.ts'
import type { Ctx } from '../../../platform/handle.ts'
import type { BuildingRow, BuildingValues } from '../data.ts'
import { buildingSection } from '../tables.ts'
import { saveBasicInfo } from './BasicInfo/save.server.ts'
import { saveBuildingContacts } from './BuildingContacts/save.server.ts'
import { type Payload, type PayloadKey, type Payloads, payloadKeys, type StoredKey, type StoredPayloads } from './payloads.ts'
import { mayEdit, type Section, sections } from './sections.ts'

/** `before` is the building as it was read and locked, or as it was made a moment ago. */
export type Saving = { ctx: Ctx<'group'>; BuildingId: BuildingId; before: BuildingRow }
/** Columns of the building that change, and what else has changed, for its history. */
export type Saved = { columns?: Partial<BuildingValues>; Before?: Record<string, unknown>; After?: Record<string, unknown> }
/** Saves a section's payload: writes its own tables, or gives the columns of the building that change. */
export type Saver<K extends PayloadKey> = (saving: Saving, payload: Payload<K>) => Promise<Saved>

/** A section whose payload is kept as it came, in `building_section`. */
const stored =
  <K extends StoredKey>(key: K): Saver<K> =>
  async ({ ctx, BuildingId }, payload) => {
    const { [key]: before = null } = await storedPayloads(ctx, BuildingId, [key])
    await ctx.tx
      .insert(buildingSection)
      .values({ GroupId: ctx.GroupId, BuildingId, Section: key, Payload: payload })
      .onConflictDoUpdate({
        target: [buildingSection.GroupId, buildingSection.BuildingId, buildingSection.Section],
        set: { Payload: payload, ModifiedDate: sql`now()` },
      })
    return { Before: { [key]: before }, After: { [key]: payload } }
  }

const savers: { readonly [K in PayloadKey]: Saver<K> } = {
  BasicInfo: saveBasicInfo,
  BuildingContacts: saveBuildingContacts,
  Content: stored('Content'),
}

/** Saves every section that was sent; refuses those that the caller may not change. */
export const saveSections = async (saving: Saving, input: Payloads): Promise<Required<Saved>> => {
  const all: Required<Saved> = { columns: {}, Before: {}, After: {} }
  for (const key of payloadKeys) {
    const { columns = {}, Before = {}, After = {} } = await saveSection(key, saving, input)
    const old = Object.fromEntries(Object.keys(columns).map(name => [name, Reflect.get(saving.before, name)]))
    Object.assign(all.columns, columns)
    Object.assign(all.Before, old, Before)
    Object.assign(all.After, columns, After)
  }
  return all
}

const saveSection = async <K extends PayloadKey>(key: K, saving: Saving, input: Payloads): Promise<Saved> => {
  const payload = input[key]
  if (payload === undefined || payload === null) return {}
  if (!mayEdit(key, saving.ctx.actor.Permissions)) throw new Refusal('usr.aut.npm')
  return savers[key](saving, payload)
}

/** The payloads that a building keeps, of the sections that the caller may see (or of those that are named). */
export const storedPayloads = async (
  ctx: Pick<Ctx<'group'>, 'tx' | 'GroupId' | 'actor'>,
  BuildingId: BuildingId,
  only?: readonly PayloadKey[],
): Promise<StoredPayloads> => {
  const rows = await ctx.tx
    .select({ key: buildingSection.Section, payload: buildingSection.Payload })
    .from(buildingSection)
    .where(and(eq(buildingSection.GroupId, ctx.GroupId), eq(buildingSection.BuildingId, BuildingId)))
  const seen = (key: string) =>
    only
      ? only.some(one => one === key)
      : (sections as readonly Section[]).some(one => one.key === key && may(ctx.actor.Permissions, one.shown))
  return Object.fromEntries(rows.filter(({ key }) => seen(key)).map(({ key, payload }) => [key, payload])) // as the contract took them in
}
