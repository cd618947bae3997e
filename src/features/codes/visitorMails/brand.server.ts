import { and, eq } from 'drizzle-orm'
import { nameIn } from '../../../core/labels.ts'
import type { Language } from '../../../core/words.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { MailBrand } from '../../../platform/mail/content.ts'
import { fileAt } from '../../base/files/rules.ts'
import { building, buildingSection } from '../../property/buildings/tables.ts'
import { Branding } from '../branding/model.ts'
import { rgbOf } from '../picture/model.ts'

type BrandedPlace = { GroupId: string; BuildingId: string; language: Language; baseUrl: string }

/** How mails to the visitors of a building look: its name in their language, its logo, the color of its codes. */
export const readMailBrand = async (tx: Tx, { GroupId, BuildingId, language, baseUrl }: BrandedPlace): Promise<MailBrand> => {
  const { GroupId: account, BuildingId: of, Section, Payload } = buildingSection
  const [found] = await tx
    .select({ Name: building.Name, LogoFilename: building.LogoFilename, Payload })
    .from(building)
    .leftJoin(buildingSection, and(eq(account, GroupId), eq(of, building.id), eq(Section, 'Branding')))
    .where(and(eq(building.GroupId, GroupId), eq(building.id, BuildingId)))
  const logo = fileAt(found?.LogoFilename)
  return {
    name: nameIn(found?.Name, language),
    logo: logo && new URL(`${logo.folder}/${logo.name}`, baseUrl).href,
    color: brandColor(found?.Payload),
  }
}

/** The color of a building's codes, its eyes' before its body's; null where they are black, gray or white. */
const brandColor = (stored: unknown): string | null => {
  const { data } = Branding.safeParse(stored ?? {})
  const color = [data?.EyeColor, data?.FillColor].map(one => rgbOf(one ?? '#000000')).find(isColorful)
  return color ? `#${color.map(part => part.toString(16).padStart(2, '0')).join('')}` : null
}
const isColorful = (rgb: readonly number[]): boolean => Math.max(...rgb) - Math.min(...rgb) >= 24
