import { escapeHtml, lookOf, showLines, showText } from './blocks.ts'
import { mailColors } from './colors.ts'
import type { MailBrand, MailContent } from './content.ts'

const font = "font-family:Inter,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

/** Tables and inline styles, because mail programs know little else; the one style sheet only adds narrow screens and dark mode. */
export function mailHtml(content: MailContent, blocks: readonly string[], product: string): string {
  const language = /^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/.test(content.language ?? '') ? content.language : 'en'
  const { color } = lookOf(content)
  const { page, card, ink, soft, line } = mailColors
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">
<title>${showText(content.title)}</title>
<!--[if mso]><style>body,td,p,h1,a{font-family:'Segoe UI',Arial,sans-serif!important}</style><![endif]-->
<style>${sheet}</style>
</head>
<body class="page" style="margin:0;padding:0;background:${page[0]};${font}">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${showText(content.preview ?? '')}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${page[0]}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" class="card" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px;background:${card[0]};border-radius:10px;border-collapse:separate;overflow:hidden">
<tr><td bgcolor="${color}" style="height:6px;background:${color};font-size:0;line-height:0;mso-line-height-rule:exactly">&nbsp;</td></tr>
<tr><td class="side" style="padding:24px 32px 0">${content.brand ? ofBuilding(content.brand) : ofProduct(product)}</td></tr>
<tr><td class="side ink" style="padding:20px 32px 16px;color:${ink[0]};font-size:16px;line-height:1.5;overflow-wrap:break-word">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3;font-weight:700">${showText(content.title)}</h1>
${blocks.join('\n')}
</td></tr>
<tr><td class="side foot" style="padding:16px 32px 24px;border-top:1px solid ${line[0]};color:${soft[0]};font-size:13px;line-height:1.5">${showLines(content.footer)}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`
}

const ofBuilding = ({ name, logo }: MailBrand): string => {
  const words = `<td class="ink" style="color:${mailColors.ink[0]};font-size:17px;font-weight:650;line-height:1.3">${showText(name)}</td>`
  // Logos are made for light paper: they keep it at night.
  const picture = logo
    ? `<td style="padding:0 14px 0 0"><img src="${escapeHtml(logo)}" alt="" height="40" style="display:block;height:40px;width:auto;max-width:220px;padding:4px;border:0;border-radius:6px;background:#ffffff"></td>`
    : ''
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>${picture}${words}</tr></table>`
}

// The mark of the product from cells: a mail shows no SVG, and asks before it loads a picture.
const ofProduct = (product: string): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td style="padding:0 12px 0 0"><table role="presentation" cellpadding="0" cellspacing="0" border="0" width="28">
<tr><td class="mark" colspan="5" height="8" bgcolor="${mailColors.brand[0]}" style="${solid}"></td></tr>
<tr><td colspan="5" height="2" style="${solid}"></td></tr>
<tr>${cell(4, '')}${cell(6, 'mark')}<td width="8" height="14" valign="bottom" align="center" style="${solid}"><table role="presentation" cellpadding="0" cellspacing="0" border="0" align="center"><tr><td class="lamp" width="4" height="4" bgcolor="${mailColors.lamp[0]}" style="${solid}"></td></tr></table></td>${cell(6, 'mark')}${cell(4, '')}</tr>
</table></td><td class="head" style="color:${mailColors.brand[0]};font-size:18px;font-weight:700;line-height:1.3">${showText(product)}</td></tr></table>`

const solid = 'padding:0;font-size:0;line-height:0;mso-line-height-rule:exactly'
const cell = (width: number, kind: 'mark' | ''): string =>
  `<td width="${width}" height="14"${kind && ` class="mark" bgcolor="${mailColors.brand[0]}"`} style="${solid}"></td>`

const night = (name: keyof typeof mailColors): string => mailColors[name][1]
const sheet = `
@media (max-width:480px){.side{padding-left:20px!important;padding-right:20px!important}.action{width:100%!important}.button a{display:block!important}}
@media (prefers-color-scheme:dark){.page{background:${night('page')}!important}.card{background:${night('card')}!important}
.ink,.cell{color:${night('ink')}!important}.link{color:inherit!important}.head{color:${night('brand')}!important}
.mark{background:${night('brand')}!important}.lamp{background:${night('lamp')}!important}.button a{border:1px solid ${night('soft')}!important}
.foot{color:${night('soft')}!important}.foot,.cell{border-color:${night('line')}!important}.quote{border-color:${night('quote')}!important}}`
