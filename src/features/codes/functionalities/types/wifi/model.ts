/** What the page of a network shows. */
export type WifiContent = {
  readonly SSID: string
  readonly Password: string
  readonly secured: boolean
  /** The code that a second device joins by. */
  readonly picture: { readonly size: number; readonly paths: readonly string[] }
}
