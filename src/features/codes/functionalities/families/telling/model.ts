/** Pictures before a link of a page; `pictures.tsx` draws them. */
export type LinkPicture =
  | 'app'
  | 'calendar'
  | 'call'
  | 'facebook'
  | 'file'
  | 'instagram'
  | 'link'
  | 'linkedin'
  | 'mail'
  | 'map'
  | 'message'
  | 'tiktok'
  | 'twitter'
  | 'video'
  | 'vimeo'
  | 'youtube'

/** One card of a row: its link, and its text if it has none. */
export type PageCard = {
  readonly title: string
  readonly action: string
  readonly href: string | null
  readonly none: string
  readonly tap: string
}

/** One part of a page that tells: plain values, texts already in the visitor's language. */
export type PageBlock =
  | { readonly is: 'text'; readonly text: string }
  | { readonly is: 'heading'; readonly text: string }
  /** Cards beside each other, which are swiped; without an address a card leads nowhere. */
  | { readonly is: 'cards'; readonly label: string; readonly cards: readonly PageCard[] }
  | { readonly is: 'facts'; readonly rows: readonly { readonly label: string; readonly value: string; readonly state?: 'good' | 'late' }[] }
  /** A way on: the page's main button, or a row of a list; `tap` is what the statistics count it by. */
  | {
      readonly is: 'link'
      readonly label: string
      readonly href: string
      readonly tap: string
      readonly picture?: LinkPicture
      readonly main?: true
    }
  | { readonly is: 'picture'; readonly src: string; readonly alt: string; readonly look: 'logo' | 'face' | 'wide' }
  /** A video file, and one in the player of its site, of which nothing is loaded before somebody asks for it. */
  | { readonly is: 'video'; readonly src: string }
  | { readonly is: 'player'; readonly src: string; readonly site: string }
  /** A code that another phone scans. */
  | { readonly is: 'code'; readonly text: string; readonly alt: string }

/** A code as it is drawn. */
export type DrawnCode = { readonly size: number; readonly paths: readonly string[] }
/** What the page of a telling type shows; `drawn` has its codes in their order. */
export type TellingContent = { readonly heading: string; readonly blocks: readonly PageBlock[]; readonly drawn: readonly DrawnCode[] }
