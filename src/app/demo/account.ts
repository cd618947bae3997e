import { inArray, sql } from 'drizzle-orm'
import { accountGroup, channel, channelGroup } from '../../features/base/accounts/tables.ts'
import { keepBrandStyle } from '../../features/codes/branding/data.ts'
import { Branding } from '../../features/codes/branding/model.ts'
import { brandingProblems, lookOf } from '../../features/codes/branding/rules.ts'
import { basicInfoProblems, newBasicInfo, tidyBasicInfo } from '../../features/property/buildings/sections/BasicInfo/rules.ts'
import { buildingSection, building as buildingTable, propertyTag } from '../../features/property/buildings/tables.ts'
import type { Tx } from '../../platform/db/database.ts'
import { newCode } from '../../platform/secrets.ts'
import type { DemoBuilding, DemoChannel, DemoGroup } from './content/types.ts'
import type { AccountPlan } from './copies.ts'

/** A building of the demo world with the ids that it was given. */
export type MadeBuilding = { GroupId: string; BuildingId: string; building: DemoBuilding; plan: AccountPlan['buildings'][number] }

const DAY = 86_400_000

/** Writes an account with its channels, tags and buildings. `since`: when the account began to use the portal. */
export const makeAccount = async (tx: Tx, plan: AccountPlan, since: Date): Promise<{ GroupId: string; buildings: MadeBuilding[] }> => {
  const { key: _, ...group }: DemoGroup = plan.group
  const CreatedDate = before(since, 40)
  const [made] = await tx
    .insert(accountGroup)
    .values({ ...group, CreatedDate, ModifiedDate: CreatedDate })
    .returning({ id: accountGroup.id })
  if (!made) throw new Error('no account was made')
  await mapChannels(tx, plan.channels, made.id)
  const tags = await makeTags(tx, plan, made.id)
  const rows = plan.buildings.map(({ building }, i) => ({ ...rowOf(building, tags), GroupId: made.id, CreatedDate: before(since, 30 - i) }))
  const ids = await tx.insert(buildingTable).values(rows).returning({ id: buildingTable.id, Code: buildingTable.Code })
  const buildings = plan.buildings.map(one => {
    const BuildingId = ids.find(row => row.Code === one.building.Code)?.id
    if (!BuildingId) throw new Error(`no building ${one.building.Code} was made`)
    return { GroupId: made.id, BuildingId, building: one.building, plan: one }
  })
  for (const one of buildings) await brand(tx, one)
  return { GroupId: made.id, buildings }
}

/** The section Branding of a building, before its codes are made, which begin with its style. */
const brand = async (tx: Tx, { GroupId, BuildingId, building: { Code, branding } }: MadeBuilding) => {
  if (!branding) return
  const Payload = Branding.parse(branding)
  const problems = brandingProblems(Payload)
  if (problems.length > 0) throw new Error(`The branding of the demo building ${Code} is refused: ${JSON.stringify(problems)}`)
  await tx.insert(buildingSection).values({ GroupId, BuildingId, Section: 'Branding', Payload })
  await keepBrandStyle(tx, { GroupId, BuildingId }, lookOf(Payload))
}

/** A channel may bundle accounts of both kinds: it is made by the first. */
const mapChannels = async (tx: Tx, channels: readonly DemoChannel[], MappedGroupId: string) => {
  if (channels.length === 0) return
  const names = channels.map(({ Name }) => Name)
  await tx
    .insert(channel)
    .values(names.map(Name => ({ Name })))
    .onConflictDoNothing()
  const made = await tx.select({ ChannelId: channel.id }).from(channel).where(inArray(channel.Name, names))
  await tx.insert(channelGroup).values(made.map(({ ChannelId }) => ({ ChannelId, MappedGroupId })))
}

const makeTags = async (tx: Tx, plan: AccountPlan, GroupId: string): Promise<Map<string, string>> => {
  const names = [...new Set(plan.buildings.flatMap(({ building }) => building.PropertyTag ?? []))]
  if (names.length === 0) return new Map()
  const made = await tx
    .insert(propertyTag)
    .values(names.map(Name => ({ GroupId, Name })))
    .returning({ id: propertyTag.id, Name: propertyTag.Name })
  return new Map(made.map(({ id, Name }) => [Name, id]))
}

/** A building's row by the rules of its form. Throws for one that the form would refuse. */
const rowOf = (building: DemoBuilding, tags: ReadonlyMap<string, string>) => {
  const PropertyTagId = building.PropertyTag === undefined ? null : (tags.get(building.PropertyTag) ?? null)
  const info = { ...newBasicInfo(), ...basicPart(building), PropertyTagId }
  const problems = basicInfoProblems(info)
  if (problems.length > 0) throw new Error(`The demo building ${building.Code} is refused: ${JSON.stringify(problems)}`)
  const { TimeZone, Latitude, Longitude, Code } = building
  return { ...tidyBasicInfo(info), Code, TimeZone, Latitude, Longitude, PinSecret: newCode(16), ModifiedDate: sql`now()` }
}

const basicPart = (building: DemoBuilding) => ({
  Name: building.Name,
  AccountName: building.AccountName,
  Code: building.Code,
  PropertyType: building.PropertyType,
  BuildingType: building.BuildingType,
  AddressLine1: building.AddressLine1,
  AddressLine2: building.AddressLine2,
  City: building.City,
  State: building.State,
  Zip: building.Zip,
  Country: building.Country,
  ContactEmail: building.ContactEmail,
  ContactPhoneNumber: building.ContactPhoneNumber,
  Website: building.Website,
  TotalSquareFeet: building.TotalSquareFeet,
  Region: building.Region,
  Market: building.Market,
  TrackScanData: building.TrackScanData,
  PlannedEngineeringHours: building.PlannedEngineeringHours,
  Shifts: building.Shifts,
})

const before = (at: Date, days: number): Date => new Date(at.getTime() - days * DAY)
