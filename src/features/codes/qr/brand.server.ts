import { and, eq, sql } from 'drizzle-orm'
import { invalid, type Problem } from '../../../core/problem.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { GroupCtx } from '../../../platform/handle.ts'
import { keepPicture, ownPicture } from '../../base/files/keep.server.ts'
import { buildingSection } from '../../property/buildings/tables.ts'
import type { Branding } from '../branding/model.ts'
import { lookOf, notImage, notLogo } from '../branding/rules.ts'
import { logoHref, pngOf } from '../picture/png.server.ts'
import { type QrLogo, QrStyle, qrLogoShare } from '../picture/style.ts'
import { drawn, verdictOf } from './file.server.ts'
import { exampleAddress, printedLink } from './rules.ts'

type Place = { GroupId: string; BuildingId: string }

/** Under which key the style of a building's codes stands beside its sections: with the logo's pixels, ready for a new code. */
const Section = 'QrStyle'
/** Pixels of the picture of a style. */
const pictureSide = 500

/** The style that a new code of a building begins with; null: the default one. */
export const brandStyle = async (tx: Tx, { GroupId, BuildingId }: Place): Promise<QrStyle | null> => {
  const [row] = await tx
    .select({ style: buildingSection.Payload })
    .from(buildingSection)
    .where(and(eq(buildingSection.GroupId, GroupId), eq(buildingSection.BuildingId, BuildingId), eq(buildingSection.Section, Section)))
  const parsed = QrStyle.safeParse(row?.style)
  return parsed.success ? parsed.data : null
}

/** Keeps the style for the building's next codes. */
export const keepBrandStyle = async (tx: Tx, { GroupId, BuildingId }: Place, style: QrStyle): Promise<void> => {
  await tx
    .insert(buildingSection)
    .values({ GroupId, BuildingId, Section, Payload: style })
    .onConflictDoUpdate({
      target: [buildingSection.GroupId, buildingSection.BuildingId, buildingSection.Section],
      set: { Payload: style, ModifiedDate: sql`now()` },
    })
}

/** The style of a branding with its logo. Refuses, at the fields below `prefix`, files that are not the account's and what no phone reads. */
export const styleOfBranding = async (ctx: GroupCtx, branding: Branding, prefix: string): Promise<QrStyle> => {
  const Logo = branding.FaviconFilename ? await logoOf(ctx, branding.FaviconFilename, `${prefix}FaviconFilename`) : undefined
  const style: QrStyle = { ...lookOf(branding), ...(Logo && { Logo }) }
  const { Safe, Problems } = await verdictOf(exampleOf(ctx), style)
  if (Safe) return style
  const at: Partial<Record<string, string>> = { Logo: 'FaviconFilename' }
  throw invalid(
    Problems.filter(one => one.Kind === 'refuse').map(({ Field, Message }) => ({ Field: prefix + (at[Field] ?? Field), Message })),
  )
}

/** Draws a style, keeps the picture and answers its address. */
export const stylePicture = async (ctx: GroupCtx, style: QrStyle): Promise<string> => {
  const bytes = await pngOf(drawn(exampleOf(ctx), style).picture, pictureSide)
  return keepPicture(ctx, { bytes, contentType: 'image/png', displayName: 'qr-style.png' })
}

/** Refuses header logo and hub header that are no pictures of the account. */
export const ownPictures = async (ctx: GroupCtx, { LogoFilename, HubHeader }: Branding, prefix: string): Promise<void> => {
  const problems: Problem[] = []
  if (LogoFilename && !(await isLogo(ctx, LogoFilename))) problems.push({ Field: `${prefix}LogoFilename`, Message: notLogo })
  if (HubHeader && !(await ownPicture(ctx, HubHeader))) problems.push({ Field: `${prefix}HubHeader`, Message: notImage })
  if (problems.length > 0) throw invalid(problems)
}

const logoType = /^image\/(png|jpeg)$/
const isLogo = async (ctx: GroupCtx, address: string) => logoType.test((await ownPicture(ctx, address))?.contentType ?? '')

const exampleOf = ({ baseUrl }: Pick<GroupCtx, 'baseUrl'>): string => printedLink(baseUrl, exampleAddress)

/** An uploaded picture of the account as the logo of a style. Refuses, at `Field`, what is none. */
export const logoOf = async (ctx: GroupCtx, address: string, Field: string): Promise<QrLogo> => {
  const file = await ownPicture(ctx, address)
  const Href = file && logoType.test(file.contentType) ? await logoHref(file.bytes) : null
  if (!Href) throw invalid([{ Field, Message: notLogo }])
  return { Href, Share: qrLogoShare }
}
