import { cleanHtml } from '../../../../../platform/html.ts'
import { keepBrandStyle, readBrandStyle } from '../../../../codes/branding/data.ts'
import { ownPictures, styleOfBranding, stylePicture } from '../../../../codes/qr/brand.server.ts'
import { type Saver, savePayload, storedPayloads } from '../stored.server.ts'

const prefix = 'Branding.'

/** Proves the files, cleans the HTML, keeps the style for new codes and its picture current; the header logo is the building's logo. */
export const saveBranding: Saver<'Branding'> = async (saving, payload) => {
  const { ctx, BuildingId } = saving
  const { Branding: before } = await storedPayloads(ctx, BuildingId, ['Branding'])
  await ownPictures(ctx, payload, prefix)
  const place = { GroupId: ctx.GroupId, BuildingId }
  const [style, old] = [await styleOfBranding(ctx, payload, prefix), await readBrandStyle(ctx.tx, place)]
  const same = before?.QRStyleUrl && JSON.stringify(old) === JSON.stringify(style)
  const QRStyleUrl = same ? before.QRStyleUrl : await stylePicture(ctx, style)
  if (!same) await keepBrandStyle(ctx.tx, place, style)
  const { Header, Footer } = payload.HtmlPage
  const HtmlPage = { Header: cleanHtml(Header), Footer: cleanHtml(Footer) }
  const saved = await savePayload('Branding', saving, { ...payload, HtmlPage, QRStyleUrl })
  return { ...saved, columns: { LogoFilename: payload.LogoFilename || null } }
}
