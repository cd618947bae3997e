/** What the feedback page asks. */
export type FeedbackContent = {
  readonly question: string
  readonly roleQuestion: string
  readonly roles: readonly { readonly value: string; readonly label: string }[]
  readonly effort: boolean
  readonly recommend: boolean
  readonly comment: boolean
  /** An address for a reply. */
  readonly email: boolean
}
