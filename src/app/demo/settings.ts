import { buildingSection } from '../../features/property/buildings/tables.ts'
import { pinCode } from '../../features/property/pins/tables.ts'
import { pinTypes } from '../../features/property/propertyPage/sections/BuildingPIN/model.ts'
import type { COIInformation, Coverage } from '../../features/property/propertyPage/sections/COIInformation/model.ts'
import { tidiedAddOns } from '../../features/property/propertyPage/sections/ProductAddOns/rules.ts'
import { type StoredPayloads, sectionProblems } from '../../features/property/propertyPage/sections/payloads.ts'
import { templateIndex } from '../../features/property/propertyPage/sections/ResidentIndex/template.server.ts'
import { noOwner } from '../../features/property/propertyPage/sections/WhiteLabel/rules.ts'
import type { Tx } from '../../platform/db/database.ts'
import { seal } from '../../platform/seal.ts'
import { hashPin } from '../../platform/secrets.ts'
import type { MadeBuilding } from './account.ts'
import { hashText, mulberry32 } from './content/random.ts'
import type { DemoBuilding } from './content/types.ts'

/** Who owns a building, where it is not the account itself. */
export const owners: Readonly<Record<string, string>> = {
  ASE: 'Anchor Street Holdings LLC',
  ASW: 'Anchor Street Holdings LLC',
  MRP: 'Marlow Place Owner LP',
  HMP: 'Hollis Health Realty Trust',
  LAN: 'Lanyard Hospitality Partners',
  KGD: 'Kestrel Gate Logistics Fund II',
}

/** Fills in sections of the buildings of an account, by the rules of their forms. `secret`: also PINs of the first building. */
export const makeSettings = async (tx: Tx, buildings: readonly MadeBuilding[], secret: string | null): Promise<void> => {
  const rows = buildings.flatMap(({ GroupId, BuildingId, building }) =>
    Object.entries(settingsOf(building)).map(([Section, Payload]) => ({ GroupId, BuildingId, Section, Payload })),
  )
  if (rows.length > 0) await tx.insert(buildingSection).values(rows)
  const [first] = buildings
  if (first && secret) await makePins(tx, first, secret)
}

/** The stored sections of a building. Throws for one that its form would refuse. */
const settingsOf = (building: DemoBuilding): StoredPayloads => {
  const { BuildingType, Code, Website } = building
  const owner = owners[Code]
  const payloads = {
    COIInformation: insurance(building, owner),
    ProductAddOns: tidiedAddOns({
      HasVanityUrl: true,
      VanityUrl: Website,
      EnableLiveChat: BuildingType === 'Residential' || BuildingType === 'Hospitality',
      HideSrHotCold: BuildingType === 'Industrial',
      EnableAICover: BuildingType === 'Office',
    }),
    ...(BuildingType === 'Residential' && { ResidentIndex: templateIndex('en') }),
    ...(owner && { WhiteLabel: { ...noOwner, HasOwner: true, Label: owner } }),
  }
  const problems = (['COIInformation', 'ProductAddOns', 'ResidentIndex', 'WhiteLabel'] as const).flatMap(key =>
    sectionProblems(key, payloads),
  )
  if (problems.length > 0) throw new Error(`The demo building ${Code} is refused: ${JSON.stringify(problems)}`)
  return payloads
}

const insurance = ({ AccountName, AddressLine1, City, State, Zip, TotalSquareFeet }: DemoBuilding, owner?: string): COIInformation => {
  const Address = `${AddressLine1}, ${City}, ${State} ${Zip}`
  const Coverage: Coverage[] = [
    { Kind: 'Commercial General Liability', Amount: TotalSquareFeet > 300_000 ? 2_000_000 : 1_000_000, Required: true },
    { Kind: "Worker's Compensation", Amount: 500_000, Required: true },
    { Kind: 'Commercial Automotive Liability', Amount: 1_000_000, Required: true },
    { Kind: 'Umbrella Liability', Amount: TotalSquareFeet > 300_000 ? 5_000_000 : 2_000_000, Required: TotalSquareFeet > 300_000 },
  ]
  return { Coverage, Additional: [AccountName.en, ...(owner ? [owner] : [])].map(Name => ({ Name, Address })) }
}

// Few, in one building of an account: each costs as much time as a password.
const makePins = async (tx: Tx, { GroupId, BuildingId, building: { Code } }: MadeBuilding, secret: string): Promise<void> => {
  const random = mulberry32(hashText(`pins ${Code}`))
  const from = 1000 + Math.floor(random() * 8000)
  for (const [i, Type] of pinTypes.filter(type => ['ChiefEngineer', 'Cleaning', 'Security'].includes(type)).entries()) {
    const pin = String(from + i * 317)
    const codes = { CodeHash: await hashPin(secret, BuildingId, pin), CodeSealed: seal(secret, pin) }
    await tx.insert(pinCode).values({ GroupId, BuildingId, Type, ...codes })
  }
}
