import { cleanHtml } from '../html.ts'
import { inkOn, mailColors, readableOn } from './colors.ts'
import type { MailBlock, MailContent, MailLink } from './content.ts'
import { cleanText, unlinkText } from './unlinked.ts'

type Look = { color: string; ink: string; link: string }

/** The color of a mail, for its band and its button; its ink on it, and the color of links. */
export const lookOf = ({ brand }: Pick<MailContent, 'brand'>): Look => {
  const color = brand ? (brand.color ?? mailColors.neutral[0]) : mailColors.brand[0]
  return { color, ink: inkOn(color), link: readableOn(color, mailColors.card[0]) }
}

/** The blocks of a mail as HTML, one each. The first button is a button, others are links beside it. */
export function drawBlocks(content: MailContent): string[] {
  const look = lookOf(content)
  const first = content.blocks.find(one => one.is === 'button' || (one.is === 'rich' && one.link))
  return content.blocks.map(one => {
    if (one.is === 'rich') return rich(one, look)
    if (one.is === 'button' && one === first) return button(one, look)
    if (one.is === 'button' || one.is === 'link') return `<p style="margin:0 0 16px">${anchor(one, look)}</p>`
    if (one.is === 'picture') return picture(one)
    return one.is === 'figures' ? figures(one) : words(one, look)
  })
}

const picture = ({ contentId, text, width, height }: Extract<MailBlock, { is: 'picture' }>): string =>
  `<p style="margin:0 0 24px"><img src="cid:${escapeHtml(contentId)}" alt="${showText(text)}" width="${width}" height="${height}" style="display:block;width:100%;max-width:${width}px;height:auto;border-radius:8px"></p>`

const words = (one: Extract<MailBlock, { is: 'badge' | 'paragraph' | 'quote' | 'written' }>, look: Look): string => {
  if (one.is === 'badge') {
    return `<p style="margin:0 0 16px"><span class="badge" style="display:inline-block;padding:2px 10px;border-radius:999px;background:#fde2df;color:#940c19;font-size:13px;font-weight:700">${showText(one.text)}</span></p>`
  }
  if (one.is === 'quote') {
    return `<blockquote class="quote" style="margin:0 0 16px;padding:4px 0 4px 16px;border-left:3px solid ${mailColors.quote[0]}">${breakLines(escapeHtml(unlinkText(one.text)))}</blockquote>`
  }
  return `<p style="margin:0 0 16px">${one.is === 'written' ? linkAddresses(one.text, look) : showLines(one.text)}</p>`
}

// A cell with a color and its own padding for Outlook on Windows, which gives a link neither.
const button = ({ label, href }: Omit<MailLink, 'place'>, { color, ink }: Look): string =>
  `<table role="presentation" class="action" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px;border-collapse:separate"><tr><td class="button" align="center" bgcolor="${color}" style="border-radius:8px;background:${color};mso-padding-alt:13px 26px"><a href="${escapeHtml(href)}" style="display:inline-block;padding:13px 26px;border-radius:8px;color:${ink};font-weight:600;line-height:20px;text-decoration:none">${showText(label)}</a></td></tr></table>`

const anchor = ({ label, href }: Omit<MailLink, 'place'>, { link }: Look): string =>
  `<a class="link" href="${escapeHtml(href)}" style="color:${link};font-weight:600;text-decoration:underline">${showText(label)}</a>`

const webOrMail = /(https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]]|[\w.+-]+@[\w-]+(?:\.[\w-]+)+)/

const linkAddresses = (text: string, { link }: Look): string =>
  cleanText(text)
    .split(webOrMail)
    .map((part, i) => {
      const shown = breakLines(escapeHtml(part))
      const href = escapeHtml(part.startsWith('http') ? part : `mailto:${part}`)
      return i % 2 === 0 ? shown : `<a class="link" href="${href}" style="color:${link}">${shown}</a>`
    })
    .join('')

/**
 * Where the place of the link stands alone in its paragraph, the paragraph becomes the button; elsewhere the link goes into text alone, never
 * into an address that somebody has written around its place. Without a paragraph of its own the button follows the text.
 */
function rich({ html, link }: Extract<MailBlock, { is: 'rich' }>, look: Look): string {
  const clean = cleanHtml(html).replaceAll('<a ', `<a class="link" style="color:${look.link}" `)
  if (!link) return `<div style="margin:0 0 16px">${clean}</div>`
  const place = escapeHtml(link.place)
  const alone = clean.indexOf(`<p>${place}</p>`)
  const isAlone = alone >= 0
  const before = isAlone ? clean.slice(0, alone) : clean
  const after = isAlone ? clean.slice(alone + `<p>${place}</p>`.length) : ''
  const fill = (part: string) =>
    part
      .split(/(<[^>]*>)/)
      .map((text, i) => (i % 2 ? text : text.replaceAll(place, () => anchor(link, look))))
      .join('')
  return `<div style="margin:0 0 16px">${fill(before)}</div>${button(link, look)}${after && `<div style="margin:0 0 16px">${fill(after)}</div>`}`
}

function figures({ caption, head, rows, prose = false }: Extract<MailBlock, { is: 'figures' }>): string {
  const style = (i: number) =>
    `padding:8px ${i === 0 ? '12px 8px 0' : '0 8px 12px'};border-bottom:1px solid ${mailColors.line[0]};text-align:${i === 0 || prose ? 'left' : 'right'};vertical-align:top`
  const row = (cells: readonly string[], tag: 'td' | 'th') =>
    `<tr>${cells.map((cell, i) => `<${tag} class="cell"${tag === 'th' ? ' scope="col"' : ''} style="${style(i)}">${showLines(cell)}</${tag}>`).join('')}</tr>`
  return `${caption === undefined ? '' : `<p style="margin:0 0 8px;font-weight:600">${showText(caption)}</p>`}<table class="figures" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 24px;border-collapse:collapse;font-size:14px;font-variant-numeric:tabular-nums">
${head ? `<thead>${row(head, 'th')}</thead>` : ''}<tbody>${rows.map(cells => row(cells, 'td')).join('\n')}</tbody></table>`
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
/** Text as it stands in HTML, also within quotes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, sign => escapes[sign] ?? '')
const breakLines = (html: string): string => html.replaceAll('\n', '<br>')
export const showText = (text: string): string => escapeHtml(cleanText(text))
export const showLines = (text: string): string => breakLines(showText(text))
