import type { Language } from '../../../core/words.ts'
import type { ScanFile, ScanFiles } from '../../base/fields/model.ts'
import type { ScanWords } from './words.ts'

/** What the server gives to the public page, which is rendered there: plain values, texts already in the visitor's language. */
export type ScanPage = {
  readonly language: Language
  /** Path of the page in each language, without another scan. */
  readonly languages: readonly { readonly language: Language; readonly href: string }[]
  /** `/q/{code}`; null where there is no code. */
  readonly path: string | null
  /** Proves the visit to the later messages of the page. */
  readonly token: string | null
  readonly place: ScanPlace | null
  /** Path of the script. */
  readonly script: string
  readonly body: ScanBody
}
export type ScanPlace = {
  readonly building: string
  /** Where in the building: the code's name and its location. */
  readonly spot: string
  readonly logo: string | null
  readonly website: string | null
  readonly phone: string | null
  readonly brand?: ScanBrand
}
/** What the building's branding adds to its pages. `header` and `footer` are cleaned HTML; pictures are paths. */
export type ScanBrand = {
  readonly icon: string | null
  readonly hubHeader: string | null
  readonly header: string
  readonly footer: string
}

/** What a person typed: text by field. */
export type Typed = Readonly<Record<string, string>>
/** The page of a functionality; which ones there are, only `functionalities` knows. */
export type TypeBody = {
  readonly page: 'Type'
  /** The folder of `functionalities` whose `Scan.tsx` and `scan.css` show it. */
  readonly view: string
  readonly title: string
  /** What that `Scan` shows. */
  readonly content: unknown
  /** What the page takes from elsewhere, as sources of its policy: `media-src https://videos.example`. */
  readonly takes?: readonly string[]
  /** Of a form that visitors send: what was typed, messages by field (`''` is the form's own), and the files that were taken. */
  readonly form: { readonly values: Typed; readonly problems: Typed; readonly files?: ScanFiles } | null
  /** What its sender agrees to, in the words of the account; left out: nothing is said. */
  readonly consent?: string
}
/** How a hub shows its buttons: one below the other, or as cards side by side. */
export const hubLooks = ['List', 'Carousel'] as const
export type HubLook = (typeof hubLooks)[number]
/** A button of a hub; `href` is null while it is closed, `note` says when it opens. `isLocked`: it asks for a PIN first. */
export type HubButton = {
  readonly id: string
  readonly label: string
  readonly icon: string
  readonly href: string | null
  readonly note: string | null
  readonly isLocked: boolean
}
export type HubBody = {
  readonly page: 'Hub'
  readonly title: string
  readonly look: HubLook
  readonly items: readonly HubButton[]
  /** Where staff type their PIN to see more; null: there is no more. */
  readonly staffHref: string | null
}
/** The field for a PIN; `action` is its address, `title` the name of the page behind it, '' if visitors need not know. */
export type PinBody = { readonly page: 'Pin'; readonly title: string; readonly action: string; readonly problem: string | null }
/**
 * Where the digits are typed that were mailed to the address of a form: `fields` is what the form said, which goes along; `sent`: when they
 * were mailed.
 */
export type ConfirmBody = {
  readonly page: 'Confirm'
  readonly email: string
  readonly sent: string
  readonly fields: readonly { readonly name: string; readonly value: string }[]
  readonly problem: string | null
}
/** What may not be opened now, or not by visitors; `href` leads on: to the PIN, or back to the hub. */
export type ShutBody = { readonly page: 'Closed' | 'Staff'; readonly when: string | null; readonly href: string | null }
export type AboutBody = { readonly page: 'About'; readonly title: string }
/** `after`: what was sent was a low score; `Mail`: with an address, to which the private page is mailed. */
export type ThanksBody = { readonly page: 'Thanks'; readonly text: string | null; readonly after?: LowScore | null }
export const lowScores = ['Low', 'LowMail'] as const
export type LowScore = (typeof lowScores)[number]
/** The page on which a visitor follows a request or feedback: how far it is, what was said, a form to add to it or to rate it. */
export type ReceiptBody = {
  readonly page: 'Receipt'
  readonly title: string
  /** What it is, where and when, where the title is the name of an event or a room. */
  readonly about: string | null
  /** What it is called: `Request 1042`, `Booking 1043`. */
  readonly name: string
  readonly status: string
  readonly isDone: boolean
  /** The path of the permit that was given; null where it is none, or was not given. */
  readonly permit: string | null
  /** What happens next; null where nothing is to be said of it. */
  readonly next: string | null
  /** What to do, or not to do, by what was said. */
  readonly warning: string | null
  readonly sent: readonly { readonly question: string; readonly answer: string; readonly files: readonly ReceiptFile[] }[]
  readonly notes: readonly { readonly own: boolean; readonly when: string; readonly text: string; readonly files: readonly ReceiptFile[] }[]
  /** What the visitor may do with a booking; null where it is none, or nothing can be done any more. */
  readonly booking: ReceiptBooking | null
  /** Its form: null where nothing can be added any more. */
  readonly asks: 'note' | 'score' | null
  /** Whether files go along with a note. */
  readonly takesFiles: boolean
  readonly form: { readonly values: Typed; readonly problems: Typed; readonly files: readonly ScanFile[] }
  readonly action: string
  /** The path of its calendar file, where something takes place. */
  readonly calendar: string | null
  /** Proves whose files its form sends. */
  readonly key: string
  /** Asks what the visitor thinks of the page; without an action they have said it. */
  readonly pageAsk: { readonly action: string | null }
}
/** A booking on its private page: the path that takes a change, and what was wrong with the last one. */
export type ReceiptBooking = {
  readonly action: string
  /** Its day and hours, where they can be changed, with what others have booked on that day, and where other days are asked. */
  readonly hours: {
    readonly Day: string
    readonly Start: string
    readonly End: string
    readonly taken: string
    readonly takenAt: string
  } | null
  readonly problems: Typed
}
/** A file that belongs to a request: its name and its paths; `thumb` null where it is no picture. */
export type ReceiptFile = { readonly name: string; readonly href: string; readonly thumb: string | null }
export type StateBody = {
  readonly page: 'Unknown' | 'Retired' | 'Paused' | 'Blank' | 'Wrong' | 'Busy' | 'Limited'
  /** What the building says in place of our words, and where it sends visitors. */
  readonly notice?: { readonly text: string; readonly link: string | null } | null
  /** Where staff set a blank code up. */
  readonly setUp?: string | null
}
/** Sentences under headings: the privacy of the page, its accessibility; `links` lead on and back. */
export type StatementBody = {
  readonly page: 'Statement'
  readonly title: string
  readonly sections: readonly { readonly heading: string; readonly lines: readonly string[] }[]
  readonly links: readonly { readonly href: string; readonly label: string }[]
}
export type ScanBody =
  | TypeBody
  | HubBody
  | AboutBody
  | ThanksBody
  | ReceiptBody
  | PinBody
  | ConfirmBody
  | StatementBody
  | ShutBody
  | StateBody

/** The form of a page: what was typed into it, the files that were taken, where it goes, and what proves its visit. */
export type ScanForm = {
  readonly values: Typed
  readonly problems: Typed
  readonly files: ScanFiles
  readonly action: string
  readonly token: string | null
}
/** What the `Scan` of a type takes. */
export type ScanProps<C> = {
  readonly content: C
  readonly language: Language
  readonly words: ScanWords
  readonly form: ScanForm
}
