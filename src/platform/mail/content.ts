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
