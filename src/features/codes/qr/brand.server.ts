import { invalid, type Problem } from '../../../core/problem.ts'
import type { GroupCtx } from '../../../platform/handle.ts'
import { keepPicture, ownPicture } from '../../base/files/keep.server.ts'
import type { Branding } from '../branding/model.ts'
import { lookOf, notImage, notLogo } from '../branding/rules.ts'
import { drawCode, judgeCode } from '../picture/files.server.ts'
import { type QrLogo, type QrStyle, qrLogoShare } from '../picture/model.ts'
import { logoHref, pngOf } from '../picture/png.server.ts'
import { exampleAddress, printedLink } from './rules.ts'

/** Pixels of the picture of a style. */
const pictureSide = 500

/** The style of a branding with its logo. Refuses, at the fields below `prefix`, files that are not the account's and what no phone reads. */
export const styleOfBranding = async (ctx: GroupCtx, branding: Branding, prefix: string): Promise<QrStyle> => {
  const Logo = branding.FaviconFilename ? await logoOf(ctx, branding.FaviconFilename, `${prefix}FaviconFilename`) : undefined
  const style: QrStyle = { ...lookOf(branding), ...(Logo && { Logo }) }
  const { Safe, Problems } = await judgeCode(exampleOf(ctx), style)
  if (Safe) return style
  const at: Partial<Record<string, string>> = { Logo: 'FaviconFilename' }
  throw invalid(
    Problems.filter(one => one.Kind === 'refuse').map(({ Field, Message }) => ({ Field: prefix + (at[Field] ?? Field), Message })),
  )
}

/** Draws a style, keeps the picture and answers its address. */
export const stylePicture = async (ctx: GroupCtx, style: QrStyle): Promise<string> => {
  const bytes = await pngOf(drawCode(exampleOf(ctx), style).picture, pictureSide)
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
