import { and, eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { accountGroup } from '../../features/base/accounts/tables.ts'
import { buckets } from '../../features/base/files/buckets.ts'
import { type Keeper, storeBytes } from '../../features/base/files/keep.server.ts'
import { keepSection } from '../../features/property/buildings/data.ts'
import { building, buildingSection } from '../../features/property/buildings/tables.ts'
import { type AcceptedUpload, acceptUpload } from '../../platform/files/accept.ts'
import { noteFiles } from '../../platform/files/fileUse.ts'
import type { MadeBuilding } from './account.ts'
import { ACCOUNT_LOGOS, BUILDING_LOGOS, OWNER_LOGOS } from './content/logos.ts'
import { TERMS } from './content/terms.ts'
import type { DemoGroup } from './content/types.ts'
import { owners } from './settings.ts'
import { termsPdf } from './termsPdf.ts'

type Bucket = keyof typeof buckets
type Account = { keeper: Keeper; group: DemoGroup; buildings: readonly MadeBuilding[]; since: Date }

/** Keeps the logos of an account, of its owners and buildings, and the terms of its buildings: judged as uploads are. */
export const makeFiles = async (account: Account): Promise<void> => {
  const { keeper, group, buildings } = account
  const LogoFilename = await keepPicture(keeper, 'AccountLogo', `${group.key}.png`, ACCOUNT_LOGOS[group.key])
  await keeper.tx.update(accountGroup).set({ LogoFilename }).where(eq(accountGroup.id, keeper.GroupId))
  await noteFiles(keeper.tx, accountGroup, [{ id: keeper.GroupId, LogoFilename }])
  const ofOwners = new Map<string, string>()
  for (const one of buildings) {
    await brandLogo(keeper, one)
    await ownerLogo(keeper, one, ofOwners)
    await terms(account, one)
  }
}

const brandLogo = async (keeper: Keeper, { GroupId, BuildingId, building: { Code } }: MadeBuilding) => {
  const svg = BUILDING_LOGOS[Code]
  if (!svg) return
  const LogoFilename = await keepPicture({ ...keeper, BuildingId }, 'Branding', `${Code.toLowerCase()}-logo.png`, svg)
  await intoSection(keeper, { GroupId, BuildingId, Section: 'Branding' }, { LogoFilename })
  await keeper.tx
    .update(building)
    .set({ LogoFilename })
    .where(and(eq(building.GroupId, GroupId), eq(building.id, BuildingId)))
  await noteFiles(keeper.tx, building, [{ GroupId, id: BuildingId, LogoFilename }])
}

/** An owner of several buildings has one logo. */
const ownerLogo = async (keeper: Keeper, { GroupId, BuildingId, building: { Code } }: MadeBuilding, known: Map<string, string>) => {
  const owner = owners[Code]
  const svg = owner && OWNER_LOGOS[owner]
  if (!svg) return
  const LogoFile = known.get(owner) ?? (await keepPicture(keeper, 'OwnerLogo', `${slug(owner)}.png`, svg))
  known.set(owner, LogoFile)
  await intoSection(keeper, { GroupId, BuildingId, Section: 'WhiteLabel' }, { LogoFile })
}

const terms = async ({ keeper, group, since }: Account, { BuildingId, building }: MadeBuilding) => {
  const links: Record<string, string> = {}
  for (const [name, one] of Object.entries(TERMS[building.Code] ?? {})) {
    const of = { building: building.Name.en, account: group.GroupName.en, effective: since }
    links[name] = await keep({ ...keeper, BuildingId }, 'LegalTerms', accepted('LegalTerms', one.file, termsPdf(one, of)))
  }
  if (Object.keys(links).length > 0) await keepSection(keeper, BuildingId, 'BuildingTermsAndConditions', links)
}

type Which = { GroupId: string; BuildingId: string; Section: string }
const intoSection = async (keeper: Keeper, { GroupId, BuildingId, Section }: Which, values: object) => {
  const which = [eq(buildingSection.GroupId, GroupId), eq(buildingSection.BuildingId, BuildingId), eq(buildingSection.Section, Section)]
  const changed = await keeper.tx
    .update(buildingSection)
    .set({ Payload: sql`${buildingSection.Payload} || ${JSON.stringify(values)}::jsonb` })
    .where(and(...which))
    .returning()
  await noteFiles(keeper.tx, buildingSection, changed)
}

const slug = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/g, '-')

/** Pictures are drawn and judged once for all copies of the world that one run makes. */
const drawings = new Map<string, Promise<AcceptedUpload>>()

const keepPicture = (keeper: Keeper, bucket: Bucket, fileName: string, svg: string): Promise<string> => {
  const picture = drawings.get(`${bucket}/${fileName}`) ?? accepted(bucket, fileName, sharp(Buffer.from(svg)).png().toBuffer())
  drawings.set(`${bucket}/${fileName}`, picture)
  return keep(keeper, bucket, picture)
}

const keep = async (keeper: Keeper, bucket: Bucket, upload: Promise<AcceptedUpload>): Promise<string> => {
  const { bytes, contentType, displayName } = await upload
  return (await storeBytes(keeper, { bytes, contentType, displayName, name: bucket, open: buckets[bucket].open })).address
}

const accepted = async (bucket: Bucket, fileName: string, bytes: Promise<Buffer>): Promise<AcceptedUpload> => {
  const upload = await acceptUpload(await bytes, { fileName, rule: buckets[bucket].rule })
  if (!upload.ok) throw new Error(`The demo file ${fileName} is refused: ${upload.message}`)
  return upload
}
