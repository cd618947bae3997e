import { convert, type HtmlToTextOptions } from 'html-to-text'
import type { MailContent } from './content.ts'
import { cleanText } from './unlinked.ts'

/** The mail as plain text, from its drawn blocks: links with their addresses, numbered lists, figures in columns. */
export const mailText = ({ title, footer, brand }: MailContent, blocks: readonly string[], product: string): string =>
  [
    cleanText(title),
    ...blocks.map(html => convert(html, options)).filter(Boolean),
    '--',
    `${cleanText(brand?.name ?? product)}\n${cleanText(footer)}`,
  ]
    .join('\n\n')
    .concat('\n')

const keepCase = ['h1', 'h2', 'h3', 'h4'].map(selector => ({ selector, options: { uppercase: false } }))

const options: HtmlToTextOptions = {
  wordwrap: false,
  whitespaceCharacters: ' \t\r\n\f', // the gaps in words of strangers stay
  selectors: [
    ...keepCase,
    { selector: 'a', options: { hideLinkHrefIfSameAsText: true, linkBrackets: ['<', '>'] } },
    { selector: 'img', format: 'skip' }, // its figures are in what is attached
    { selector: 'ul', options: { itemPrefix: '- ' } },
    { selector: 'span.badge', format: 'badge' },
    { selector: 'table.action', format: 'action' },
    { selector: 'table.figures', format: 'dataTable', options: { uppercaseHeaderCells: false, colSpacing: 2, maxColumnWidth: 500 } },
  ],
  formatters: {
    badge: (element, walk, builder) => {
      builder.addLiteral('[')
      walk(element.children, builder)
      builder.addLiteral(']')
    },
    /** A button: its label, and its address on a line of its own. */
    action: (element, walk, builder) => {
      const label = element.children[0]?.children?.[0]?.children?.[0]
      builder.openBlock({ leadingLineBreaks: 2 })
      walk(label?.children ?? [], builder)
      builder.addLiteral(':')
      builder.addLineBreak()
      builder.addLiteral(label?.attribs?.href ?? '')
      builder.closeBlock({ trailingLineBreaks: 2 })
    },
  },
}
