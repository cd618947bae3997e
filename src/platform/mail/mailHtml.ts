import { cleanHtml } from '../html.ts'
import type { MailBlock, MailContent } from './content.ts'
import { unlinkText } from './unlinked.ts'

const font = "font-family:Inter,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

/** Tables and inline styles, because mail programs know little else; the one style sheet only adds narrow screens and dark mode. */
export function mailHtml(content: MailContent, product: string): string {
  const language = /^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/.test(content.language ?? '') ? content.language : 'en'
  const body = content.blocks.map(block).join('\n')
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">
<title>${words(content.title)}</title>
<style>${sheet}</style>
</head>
<body class="page" style="margin:0;padding:0;background:#f1f3f5;${font}">
<div style="display:none;max-height:0;overflow:hidden">${words(content.preview ?? '')}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" class="card" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px;background:#ffffff;border-radius:8px">
<tr><td class="side head" style="padding:24px 32px 0;color:#1c5fa8;font-size:16px;font-weight:700;letter-spacing:.02em">${words(product)}</td></tr>
<tr><td class="side ink" style="padding:8px 32px 24px;color:#212529;font-size:16px;line-height:1.5">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3;font-weight:700">${words(content.title)}</h1>
${body}
</td></tr>
<tr><td class="side foot" style="padding:16px 32px 24px;border-top:1px solid #dee2e6;color:#5c636a;font-size:13px;line-height:1.5">${lines(content.footer)}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`
}

const sheet = `
@media (max-width:480px){.side{padding-left:20px!important;padding-right:20px!important}.button{display:block!important;text-align:center!important}}
@media (prefers-color-scheme:dark){.page{background:#141517!important}.card{background:#1f2124!important}.ink,.cell{color:#e9ecef!important}
.head{color:#8bbcf2!important}.foot{color:#a6adb4!important}.foot,.cell,.quote{border-color:#40454a!important}}`

function block(one: MailBlock): string {
  if (one.is === 'badge') return badge(one.text)
  if (one.is === 'paragraph') return `<p style="margin:0 0 16px">${lines(one.text)}</p>`
  if (one.is === 'quote') {
    return `<blockquote class="quote" style="margin:0 0 16px;padding:4px 0 4px 16px;border-left:3px solid #ced4da">${lines(one.text)}</blockquote>`
  }
  if (one.is === 'rich') return rich(one)
  return one.is === 'button' ? button(one.label, one.href) : figures(one)
}

const badge = (text: string) =>
  `<p style="margin:0 0 16px"><span style="display:inline-block;padding:2px 10px;border-radius:999px;background:#ffe3e3;color:#a51111;font-size:13px;font-weight:700">${words(text)}</span></p>`
const button = (label: string, href: string) => `<p style="margin:8px 0 24px">${anchor(label, href)}</p>`
const anchor = (label: string, href: string) =>
  `<a class="button" href="${escape(href)}" style="display:inline-block;padding:12px 24px;border-radius:6px;background:#1c5fa8;color:#ffffff;font-weight:600;text-decoration:none">${words(label)}</a>`

// Every second part is a tag: the link goes into text alone, never into an address that somebody has written around its place.
function rich({ html, link }: Extract<MailBlock, { is: 'rich' }>) {
  const parts = cleanHtml(html).split(/(<[^>]*>)/)
  const filled = link
    ? parts.map((part, i) => (i % 2 ? part : part.replaceAll(escape(link.place), () => anchor(link.label, link.href))))
    : parts
  return `<div style="margin:0 0 16px">${filled.join('')}</div>`
}

function figures({ caption, head, rows }: Extract<MailBlock, { is: 'figures' }>) {
  const style = (i: number) =>
    `padding:8px ${i === 0 ? '12px 8px 0' : '0 8px 12px'};border-bottom:1px solid #dee2e6;text-align:${i === 0 ? 'left' : 'right'}`
  const row = (cells: readonly string[], tag: 'td' | 'th') =>
    `<tr>${cells.map((cell, i) => `<${tag} class="cell"${tag === 'th' ? ' scope="col"' : ''} style="${style(i)}">${lines(cell)}</${tag}>`).join('')}</tr>`
  return `<table class="figures" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 24px;border-collapse:collapse;font-size:14px;font-variant-numeric:tabular-nums">
${caption === undefined ? '' : `<caption style="padding:0 0 8px;text-align:left;font-weight:600">${words(caption)}</caption>`}
${head ? `<thead>${row(head, 'th')}</thead>` : ''}<tbody>${rows.map(cells => row(cells, 'td')).join('\n')}</tbody></table>`
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escape = (text: string) => text.replace(/[&<>"']/g, sign => escapes[sign] ?? '')
const words = (text: string) => escape(unlinkText(text))
const lines = (text: string) => words(text).replaceAll('\n', '<br>')
