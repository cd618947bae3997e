import { multiline, text, z } from '../../../core/call.ts'
import { QrStyle } from '../picture/model.ts'

/** Longest HTML header or footer: the pages behind the codes stay within 30 kB with both. */
export const longestHtml = 5000

const file = z.optional(z.nullable(text(2000)))
const { BackgroundColor, FillColor, BodyShape, EyeFrame, EyeBall, EyeColor } = QrStyle.shape

/**
 * How a building looks on its codes and on the pages behind them. `LogoFilename` is the header logo, `FaviconFilename` the QR logo (also the
 * pages' icon), `HubHeader` the picture above a hub's choices: addresses of uploaded files. The server makes `QRStyleUrl`, a picture of the style.
 */
export const Branding = z.strictObject({
  LogoFilename: file,
  FaviconFilename: file,
  BackgroundColor,
  FillColor,
  BodyShape,
  EyeFrame,
  EyeBall,
  EyeColor,
  /** Kept as it is sent: the documents do not say what it may be. */
  Source: z.optional(z.nullable(text(100))),
  QRStyleUrl: file,
  HtmlPage: z._default(z.strictObject({ Header: z._default(multiline(longestHtml), ''), Footer: z._default(multiline(longestHtml), '') }), {
    Header: '',
    Footer: '',
  }),
  HubHeader: file,
})
export type Branding = z.output<typeof Branding>
