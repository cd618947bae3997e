import { textOf } from '../../core/html.ts'
import type { MailBlock, MailContent } from './content.ts'
import { unlinkText } from './unlinked.ts'

/** The mail as plain text: blocks set apart by an empty line, figures in columns. */
export const mailText = (content: MailContent, product: string): string =>
  [unlinkText(content.title), ...content.blocks.map(block), '--', `${product}\n${unlinkText(content.footer)}`].join('\n\n').concat('\n')

function block(one: MailBlock): string {
  if (one.is === 'badge') return `[${unlinkText(one.text)}]`
  if (one.is === 'paragraph') return unlinkText(one.text)
  if (one.is === 'quote') return unlinkText(one.text).replace(/^/gm, '> ')
  if (one.is === 'button') return `${unlinkText(one.label)}:\n${one.href}`
  if (one.is === 'rich') return rich(one)
  return [...(one.caption ? [unlinkText(one.caption)] : []), ...columns([...(one.head ? [one.head] : []), ...one.rows])].join('\n')
}

function rich({ html, link }: Extract<MailBlock, { is: 'rich' }>) {
  const text = textOf(html)
  return link ? text.replaceAll(link.place, () => `${unlinkText(link.label)}: ${link.href}`) : text
}

function columns(rows: readonly (readonly string[])[]) {
  const cells = rows.map(row => row.map(cell => unlinkText(cell).replaceAll('\n', ' ')))
  const widths = cells.reduce<number[]>(
    (most, row) => row.map((cell, i) => Math.max(most[i] ?? 0, cell.length)).concat(most.slice(row.length)),
    [],
  )
  return cells.map(row =>
    row
      .map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0)))
      .join('  ')
      .trimEnd(),
  )
}
