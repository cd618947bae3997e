import { and, eq, isNull } from 'drizzle-orm'
import type { Output } from '../../../core/call.ts'
import { nameKey } from '../../../core/fold.ts'
import { oneOf } from '../../../platform/db/page.ts'
import { uuidv7 } from '../../../platform/db/uuidv7.ts'
import type { Ctx } from '../../../platform/handle.ts'
import { building } from '../../property/buildings/tables.ts'
import { addRooms } from '../equipment/bulk.server.ts'
import { mechanicalSpace } from '../equipment/tables.ts'
import { type CopyRound, roundSavedEvent } from './contract.ts'
import { remakeDues } from './keepDues.server.ts'
import type { Round, RoundStop } from './model.ts'
import { RoundSettings } from './model.ts'
import { readRound } from './read.server.ts'
import { addRound, findNamed, keepVersion } from './save.server.ts'
import { settleStops } from './stops.server.ts'

type Group = Ctx<'group'>
type Copy = Output<typeof CopyRound>['Copies'][number]

/** Gives buildings a round that asks the same. Its stops get new codes, in rooms of the same names; who walks it is said there. */
export const copyRound = async (ctx: Group, RoundId: string, wanted: readonly string[]): Promise<Copy[]> => {
  const source = await readRound(ctx, RoundId)
  const rooms = await readRooms(ctx, source.BuildingId)
  const known = await buildingsIn(ctx, wanted)
  const copies: Copy[] = []
  for (const BuildingId of new Set(wanted)) copies.push(await copyTo(ctx, source, rooms, known, BuildingId))
  return copies
}

const copyTo = async (
  ctx: Group,
  source: Round,
  rooms: ReadonlyMap<string, string>,
  known: ReadonlySet<string>,
  BuildingId: string,
): Promise<Copy> => {
  if (!known.has(BuildingId)) return { BuildingId, Result: 'NotFound', RoundId: null }
  if (await findNamed(ctx, BuildingId, source.QrName)) return { BuildingId, Result: 'SameName', RoundId: null }
  const place = { ...ctx, BuildingId }
  const own = await roomsThere(ctx, BuildingId, source.Stops, rooms)
  const Stops = await settleStops(
    place,
    source.Stops.map(stop => copyStop(stop, own)),
  )
  const Settings = RoundSettings.parse(Object.fromEntries(Object.keys(RoundSettings.shape).map(name => [name, Reflect.get(source, name)])))
  const made = await addRound(place, BuildingId, { ...Settings, LinkedPM: [], LastInspectionDate: null }, Stops)
  await keepVersion(ctx, made, Settings, Stops)
  await remakeDues(ctx, made)
  await ctx.publish(roundSavedEvent, { RoundId: made.id, BuildingId })
  return { BuildingId, Result: 'Made', RoundId: made.id }
}

const copyStop = (stop: RoundStop, rooms: ReadonlyMap<string, string>): RoundStop => ({
  ...stop,
  StopId: uuidv7(),
  NewQr: true,
  SignId: '',
  QrCodeId: null,
  EquipmentId: null,
  FormTemplateId: null,
  MechanicalSpace: stop.MechanicalSpace && (rooms.get(stop.MechanicalSpace) ?? null),
})

/** Buildings in use that the caller sees. */
const buildingsIn = async ({ tx, GroupId, buildings }: Group, ids: readonly string[]): Promise<ReadonlySet<string>> => {
  const here = and(eq(building.GroupId, GroupId), oneOf(building.id, ids), isNull(building.ArchivedDate))
  const seen = buildings === 'all' ? null : new Set<string>(buildings)
  const rows = await tx.select({ id: building.id }).from(building).where(here)
  return new Set(rows.flatMap(({ id }) => (seen === null || seen.has(id) ? [id] : [])))
}

const readRooms = async ({ tx, GroupId }: Pick<Group, 'tx' | 'GroupId'>, BuildingId: string): Promise<Map<string, string>> => {
  const { id, SpaceName } = mechanicalSpace
  const here = and(eq(mechanicalSpace.GroupId, GroupId), eq(mechanicalSpace.BuildingId, BuildingId))
  return new Map((await tx.select({ id, SpaceName }).from(mechanicalSpace).where(here)).map(one => [one.id, one.SpaceName]))
}

/** The rooms of another building by the ids of those of the source with their names; those that it does not have yet are made. */
const roomsThere = async (ctx: Group, BuildingId: string, stops: readonly RoundStop[], rooms: ReadonlyMap<string, string>) => {
  const wanted = new Map(stops.flatMap(({ MechanicalSpace: id }) => (id && rooms.has(id) ? [[id, rooms.get(id) ?? ''] as const] : [])))
  await addRooms(
    ctx,
    [...new Set(wanted.values())].map(SpaceName => ({ BuildingId, SpaceName, NameKey: nameKey(SpaceName) })),
  )
  const there = new Map([...(await readRooms(ctx, BuildingId))].map(([id, name]) => [nameKey(name), id]))
  return new Map([...wanted].flatMap(([id, name]) => (there.has(nameKey(name)) ? [[id, there.get(nameKey(name)) ?? ''] as const] : [])))
}
