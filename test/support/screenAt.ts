/** A screen to look at: who sees it and where; null: nobody who has signed in. */
export type ScreenAt = { name: string; who: string | null; path: string }
