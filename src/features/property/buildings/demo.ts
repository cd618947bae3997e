import { daysAfter } from '../../../platform/demo/moments.ts'
import { numberLocalized } from '../../../platform/demo/names.ts'
import { type DemoMaking, demoPart, requireNoProblems } from '../../../platform/demo/part.ts'
import { newCode } from '../../../platform/secrets.ts'
import { accountsDemo } from '../../base/accounts/demo.ts'
import { tellDemoChanges } from '../../base/history/demo.ts'
import { type DemoBuilding, type DemoVertical, demoBuildings } from './demo/buildings.ts'
import { type BuildingChange, listBuildingChanges } from './demo/changes.ts'
import { basicInfoProblems, newBasicInfo, tidyBasicInfo } from './sections/BasicInfo/rules.ts'
import { building as buildingTable, propertyTag } from './tables.ts'

export { type BuildingChange, type DemoBuilding, type DemoVertical, demoBuildings }

/** A building of the demo world; its code is how the content of every feature names it. */
export type MadeBuilding = { GroupId: string; BuildingId: string; building: DemoBuilding }
type TagIds = ReadonlyMap<string, string>

export const buildingsDemo = demoPart('property/buildings', async (making): Promise<readonly MadeBuilding[]> => {
  const made: MadeBuilding[] = []
  for (const { key, GroupId } of accountsDemo.made(making)) {
    const written = demoBuildings.filter(({ account }) => account === key)
    const tags = await makeTags(making, GroupId, written)
    const buildings = await makeBuildings(making, GroupId, written, tags)
    await tellBuildingChanges(making, buildings, listBuildingChanges(tags))
    made.push(...buildings)
  }
  making.count({ building: made.length })
  return made
})

/** Tells the audit of changes of those buildings that are named. */
export const tellBuildingChanges = async (
  making: DemoMaking,
  buildings: readonly MadeBuilding[],
  changes: readonly BuildingChange[],
  Call = 'Entity/EditProperty',
): Promise<void> => {
  for (const { GroupId, BuildingId: ObjectId, building } of buildings) {
    const own = changes.filter(([, , Code]) => Code === building.Code)
    const told = own.map(([who, days, , Before, After]) => ({ who, days, Call, Object: 'building', ObjectId, Before, After }))
    await tellDemoChanges(making, GroupId, told)
  }
}

const makeTags = async ({ tx }: DemoMaking, GroupId: string, written: readonly DemoBuilding[]): Promise<TagIds> => {
  const names = [...new Set(written.flatMap(({ PropertyTag }) => PropertyTag ?? []))]
  if (names.length === 0) return new Map()
  const made = await tx
    .insert(propertyTag)
    .values(names.map(Name => ({ GroupId, Name })))
    .returning({ id: propertyTag.id, Name: propertyTag.Name })
  return new Map(made.map(({ id, Name }) => [Name, id]))
}

const makeBuildings = async ({ tx, copy, from }: DemoMaking, GroupId: string, written: readonly DemoBuilding[], tags: TagIds) => {
  const buildings = written.map(one => ({ ...one, AccountName: numberLocalized(one.AccountName, copy.number) }))
  const rows = buildings.map((one, i) => ({ ...rowOf(one, tags), GroupId, CreatedDate: daysAfter(from, i - 30) }))
  const ids = await tx.insert(buildingTable).values(rows).returning({ id: buildingTable.id, Code: buildingTable.Code })
  return buildings.map(building => {
    const BuildingId = ids.find(({ Code }) => Code === building.Code)?.id
    if (!BuildingId) throw new Error(`no building ${building.Code} was made`)
    return { GroupId, BuildingId, building }
  })
}

/** A building's row by the rules of its form. */
const rowOf = (building: DemoBuilding, tags: TagIds) => {
  const { account: _, PropertyTag, Latitude, Longitude, TimeZone, ...basic } = building
  const PropertyTagId = PropertyTag === undefined ? null : (tags.get(PropertyTag) ?? null)
  const info = { ...newBasicInfo(), ...basic, PropertyTagId }
  requireNoProblems(`building ${basic.Code}`, basicInfoProblems(info))
  return { ...tidyBasicInfo(info), Code: basic.Code, TimeZone, Latitude, Longitude, PinSecret: newCode(16) }
}
