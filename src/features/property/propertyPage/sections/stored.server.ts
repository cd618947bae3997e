import { and, eq, inArray } from 'drizzle-orm'
import type { BuildingId } from '../../../../core/ids.ts'
import { may } from '../../../../core/permissions.ts'
import type { Ctx } from '../../../../platform/handle.ts'
import { type BuildingSaved, type BuildingSaving, keepSection } from '../../buildings/data.ts'
import { buildingSection } from '../../buildings/tables.ts'
import { type Payload, type PayloadKey, type StoredKey, StoredPayloads } from './payloads.ts'
import { sections } from './sections.ts'

/** Hashes of PINs by the PIN: made before the transaction. */
export type PinHashes = ReadonlyMap<string, string>
/** A building whose sections are saved. */
export type Saving = BuildingSaving & { pinHashes?: PinHashes }
/** Saves a section's payload: writes its own tables, or gives the columns of the building that change. */
export type Saver<K extends PayloadKey> = (saving: Saving, payload: Payload<K>) => Promise<BuildingSaved>

/** Keeps a section's payload in `building_section`. */
export const savePayload = async <K extends StoredKey>(
  key: K,
  { ctx, BuildingId }: Saving,
  payload: Payload<K>,
): Promise<BuildingSaved> => {
  const { [key]: before = null } = await storedPayloads(ctx, BuildingId, [key])
  await keepSection(ctx, BuildingId, key, payload)
  return { Before: { [key]: before }, After: { [key]: payload } }
}

// Sections with calls of their own keep something else there.
const storedKeys = Object.keys(StoredPayloads.def.shape)

/** The stored payloads of a building, for the sections that the caller may see (or the named ones). */
export const storedPayloads = async (
  ctx: Pick<Ctx<'group'>, 'tx' | 'GroupId' | 'actor'>,
  BuildingId: BuildingId,
  only?: readonly PayloadKey[],
): Promise<StoredPayloads> => {
  const rows = await ctx.tx
    .select({ key: buildingSection.Section, payload: buildingSection.Payload })
    .from(buildingSection)
    .where(
      and(
        eq(buildingSection.GroupId, ctx.GroupId),
        eq(buildingSection.BuildingId, BuildingId),
        inArray(buildingSection.Section, storedKeys),
      ),
    )
  const seen = (key: string) =>
    only ? only.some(one => one === key) : sections.some(one => one.key === key && may(ctx.actor.Permissions, one.shown))
  return Object.fromEntries(rows.filter(({ key }) => seen(key)).map(({ key, payload }) => [key, payload])) // as the contract took them in
}
