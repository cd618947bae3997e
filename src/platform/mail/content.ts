/**
 * Texts are shown as they are: our own words and those of staff, whose addresses stay as they were written. Words of strangers stand in a
 * `quote`, or are passed through `unlinkText` first.
 */
export type MailBlock =
  | { readonly is: 'paragraph'; readonly text: string }
  /** A picture that the letter brings under this `contentId`; `text` says what it shows. Size in px. */
  | { readonly is: 'picture'; readonly contentId: string; readonly text: string; readonly width: number; readonly height: number }
  /** One word that presses, as its badge on screens. */
  | { readonly is: 'badge'; readonly text: string }
  /** Words of a visitor, set apart from ours; none of them becomes a link. */
  | { readonly is: 'quote'; readonly text: string }
  /** What staff have written to the reader as plain text: its web and mail addresses are links. */
  | { readonly is: 'written'; readonly text: string }
  /** The one thing to do: the first is a button, more than one become links. `href`: http, https or mailto. */
  | { readonly is: 'button'; readonly label: string; readonly href: string }
  /** What may be done besides. */
  | { readonly is: 'link'; readonly label: string; readonly href: string }
  /** Rich text that a user has written. Where `link.place` stands in its text, the link stands in the mail. */
  | { readonly is: 'rich'; readonly html: string; readonly link?: MailLink }
  /** Cells of the first column are left, figures of all others right; of `prose`, whose cells are sentences, all are left. */
  | {
      readonly is: 'figures'
      readonly caption?: string
      readonly head?: readonly string[]
      readonly rows: readonly (readonly string[])[]
      readonly prose?: boolean
    }

/** A link in the midst of rich text; a button, where it stands alone on its line. */
export type MailLink = { readonly place: string; readonly label: string; readonly href: string }

/** Whose look a mail has, instead of the product's. */
export type MailBrand = {
  readonly name: string
  /** The address of a PNG or JPEG, https or http. */
  readonly logo: string | null
  /** `#rrggbb`; null: a neutral one. */
  readonly color: string | null
}

export type MailContent = {
  readonly title: string
  readonly blocks: readonly MailBlock[]
  readonly footer: string
  /** Language tag of the words, `en` if left out. */
  readonly language?: string
  /** The line that an inbox shows behind the subject. */
  readonly preview?: string
  /** Left out: the product's look, for mails to staff. */
  readonly brand?: MailBrand
}
