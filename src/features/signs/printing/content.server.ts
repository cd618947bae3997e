import { and, eq } from 'drizzle-orm'
import type { Localized } from '../../../core/call.ts'
import { nameIn } from '../../../core/labels.ts'
import type { Language } from '../../../core/words.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { oneOf } from '../../../platform/db/page.ts'
import { printedLink } from '../../codes/qr/rules.ts'
import { qrCode, qrItem } from '../../codes/qr/tables.ts'
import { building } from '../../property/buildings/tables.ts'
import type { SignContent } from '../artwork/model.ts'

type SignSource = { tx: Tx; GroupId: string }
/** A code as its signs show it, and the file of its building's logo. */
export type SignedCode = {
  QrCodeId: string
  BuildingId: string
  SignId: number
  QrName: string
  QrType: string
  /** What its page is called; of a hub, nothing. */
  PageName: Localized | null
  Location: string
  Floor: string
  InstallationNote: string
  Address: string
  Style: unknown
  BuildingName: string
  BuildingNames: Localized
  BuildingAddress: string
  BuildingCode: string
  LogoFilename: string | null
}

/** Codes of an account as their signs show them, by their ids. */
export const readSignedCodes = async ({ tx, GroupId }: SignSource, QrCodeIds: readonly string[]): Promise<Map<string, SignedCode>> => {
  const { id: QrCodeId, BuildingId, SignId, QrName, QrType, Location, Floor, InstallationNote, Address, Style } = qrCode
  const rows = await tx
    .select({
      QrCodeId,
      BuildingId,
      SignId,
      QrName,
      QrType,
      Location,
      Floor,
      InstallationNote,
      Address,
      Style,
      Name: building.Name,
      BuildingCode: building.Code,
      LogoFilename: building.LogoFilename,
      Street: building.AddressLine1,
      City: building.City,
      State: building.State,
      Zip: building.Zip,
    })
    .from(qrCode)
    .innerJoin(building, and(eq(building.GroupId, GroupId), eq(building.id, qrCode.BuildingId)))
    .where(and(eq(qrCode.GroupId, GroupId), oneOf(qrCode.id, QrCodeIds)))
  const pages = await readPageNames({ tx, GroupId }, QrCodeIds)
  return new Map(
    rows.map(({ Name, Street, City, State, Zip, ...row }) => [
      row.QrCodeId,
      {
        ...row,
        BuildingName: nameIn(Name, 'en'),
        BuildingNames: Name,
        BuildingAddress: `${Street}, ${City}, ${State} ${Zip}`,
        PageName: pages.get(row.QrCodeId) ?? null,
      },
    ]),
  )
}

/** What the one page of each code is called; hubs, which have several, are left out. */
const readPageNames = async ({ tx, GroupId }: SignSource, ids: readonly string[]): Promise<Map<string, Localized>> => {
  const rows = await tx
    .select({ QrCodeId: qrItem.QrCodeId, Name: qrItem.Name })
    .from(qrItem)
    .where(and(eq(qrItem.GroupId, GroupId), oneOf(qrItem.QrCodeId, ids)))
  const byCode = Map.groupBy(rows, one => one.QrCodeId)
  return new Map([...byCode].flatMap(([id, own]) => (own.length === 1 && own[0] ? [[id, own[0].Name] as const] : [])))
}

/** What stands large on a sign as long as nothing else is typed: what its page is called, or its building. */
export const standardHeadline = (
  { PageName, BuildingNames }: Pick<SignedCode, 'PageName' | 'BuildingNames'>,
  language: Language = 'en',
): string => (PageName && nameIn(PageName, language)) || nameIn(BuildingNames, language)

/** What a sign of a code says. `Headline`: the words that were typed for it, empty for those of its type; `Language`: of its names. */
export const contentOf = (
  baseUrl: string,
  code: SignedCode,
  { Headline, Color, Logo, Language: language = 'en' }: { Headline: string; Color: string; Logo: string | null; Language?: Language },
): SignContent => ({
  Code: { Link: printedLink(baseUrl, code.Address), Style: code.Style },
  Texts: {
    Headline: Headline.trim() || standardHeadline(code, language),
    QrName: code.QrName,
    BuildingName: nameIn(code.BuildingNames, language),
    Address: code.BuildingAddress,
    Place: [code.Floor === 'NA' ? '' : code.Floor, code.Location].filter(Boolean).join(' · '),
    SignId: String(code.SignId),
  },
  ...(Logo && { Logo }),
  Color,
})
