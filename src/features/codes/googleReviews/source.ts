/** A place of business as a source of reviews names it. `Name`: its id there. */
export type SourceLocation = { Name: string; Title: string; StoreCode: string; Address: string }

/** A review as its source gives it. Moments: epoch ms. Who wrote it is not read. */
export type SourceReview = { Location: string; ReviewId: string; Stars: number; Comment: string; ReviewDate: number; UpdatedDate: number }

/**
 * Where reviews come from. `listReviews` gives pages of the reviews of locations, those that changed last first, and ends after those that changed
 * before `since` (epoch ms; null: with the first review). All throw `SourceRefused` where the consent is no longer good.
 */
export type ReviewSource = {
  readName(): Promise<string>
  listLocations(): Promise<SourceLocation[]>
  listReviews(locations: readonly string[], since: number | null): AsyncGenerator<SourceReview[]>
}

/** The source does not take the consent, or has none. Another try does not help. */
export class SourceRefused extends Error {}
