import { PRODUCT } from '../../core/product.ts'
import { drawBlocks } from './blocks.ts'
import type { MailBlock, MailContent } from './content.ts'
import { mailHtml } from './mailHtml.ts'
import { mailText } from './mailText.ts'

/** One mail as plain text and as HTML for narrow and wide, light and dark screens. Everything is escaped. */
export function composeMail(content: MailContent): { readonly text: string; readonly html: string } {
  for (const href of content.blocks.flatMap(addressesOf))
    if (!/^(?:https?:\/\/|mailto:)[^\s"'<>\\]+$/.test(href)) throw new Error('A mail links to http, https and mailto only')
  const { brand } = content
  if (brand?.logo && !/^https?:\/\/[^\s"'<>\\]+$/.test(brand.logo)) throw new Error('The logo of a mail has a web address')
  if (brand?.color && !/^#[\da-f]{6}$/i.test(brand.color)) throw new Error('The color of a mail is #rrggbb')
  const blocks = drawBlocks(content)
  return { text: mailText(content, blocks, PRODUCT), html: mailHtml(content, blocks, PRODUCT) }
}

const addressesOf = (block: MailBlock): string[] => {
  if (block.is === 'button' || block.is === 'link') return [block.href]
  return block.is === 'rich' && block.link ? [block.link.href] : []
}
