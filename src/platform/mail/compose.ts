import { PRODUCT } from '../../core/product.ts'
import type { MailContent } from './content.ts'
import { mailHtml } from './mailHtml.ts'
import { mailText } from './mailText.ts'

/** One mail as plain text and as HTML for narrow and wide, light and dark screens. Everything is escaped; no text but a button becomes a link. */
export function composeMail(content: MailContent): { readonly text: string; readonly html: string } {
  for (const block of content.blocks) {
    const href = block.is === 'button' ? block.href : block.is === 'rich' ? block.link?.href : undefined
    if (href !== undefined && !/^(?:https?:\/\/|mailto:)[^\s"'<>\\]+$/.test(href))
      throw new Error('A mail links to http, https and mailto only')
  }
  return { text: mailText(content, PRODUCT), html: mailHtml(content, PRODUCT) }
}
