import type { Language } from '../../../core/words.ts'

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

export type FeedbackBody = {
  readonly page: 'Feedback'
  readonly question: string
  readonly roleQuestion: string
  readonly roles: readonly { readonly value: string; readonly label: string }[]
  readonly effort: boolean
  readonly recommend: boolean
  readonly comment: boolean
  readonly values: Readonly<Record<string, string>>
  /** Messages by field; `''` is the form's own. */
  readonly problems: Readonly<Record<string, string>>
}
export type WifiBody = {
  readonly page: 'Wifi'
  readonly SSID: string
  readonly Password: string
  readonly secured: boolean
  /** The code that a second device joins by. */
  readonly picture: { readonly size: number; readonly paths: readonly string[] }
}
export type HubBody = {
  readonly page: 'Hub'
  readonly title: string
  readonly items: readonly { readonly label: string; readonly href: string }[]
}
export type AboutBody = { readonly page: 'About'; readonly title: string }
export type ThanksBody = { readonly page: 'Thanks'; readonly text: string | null }
export type StateBody = { readonly page: 'Unknown' | 'Retired' | 'Wrong' | 'Busy' | 'Limited' }
export type ScanBody = FeedbackBody | WifiBody | HubBody | AboutBody | ThanksBody | StateBody
