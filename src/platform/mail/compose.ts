import { PRODUCT } from '../../core/product.ts'
import { mailHtml } from './mailHtml.ts'
import { mailText } from './mailText.ts'

export type MailBlock =
  | { readonly is: 'paragraph'; readonly text: string }
  /** One word that presses, as its badge on screens. */
  | { readonly is: 'badge'; readonly text: string }
  /** Words of a visitor, set apart from ours. */
  | { readonly is: 'quote'; readonly text: string }
  /** `href`: http, https or mailto; with those of rich text the only links of a mail. */
  | { readonly is: 'button'; readonly label: string; readonly href: string }
  /** Rich text that a user has written. Where `link.place` stands in its text, the link stands in the mail. */
  | { readonly is: 'rich'; readonly html: string; readonly link?: MailLink }
  /** Cells of the first column are left, figures of all others right. */
  | { readonly is: 'figures'; readonly caption?: string; readonly head?: readonly string[]; readonly rows: readonly (readonly string[])[] }

/** A button in the midst of rich text. */
export type MailLink = { readonly place: string; readonly label: string; readonly href: string }

export type MailContent = {
  readonly title: string
  readonly blocks: readonly MailBlock[]
  readonly footer: string
  /** Language tag of the words, `en` if left out. */
  readonly language?: string
  /** The line that an inbox shows behind the subject. */
  readonly preview?: string
}

/** One mail as plain text and as HTML for narrow and wide, light and dark screens. Everything is escaped; no text but a button becomes a link. */
export function composeMail(content: MailContent): { readonly text: string; readonly html: string } {
  for (const block of content.blocks) {
    const href = block.is === 'button' ? block.href : block.is === 'rich' ? block.link?.href : undefined
    if (href !== undefined && !/^(?:https?:\/\/|mailto:)[^\s"'<>\\]+$/.test(href))
      throw new Error('A mail links to http, https and mailto only')
  }
  return { text: mailText(content, PRODUCT), html: mailHtml(content, PRODUCT) }
}
