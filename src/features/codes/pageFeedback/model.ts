/** Where the page is: in the portal, or the private page of a visitor. */
export const pagePlaces = ['Portal', 'Receipt'] as const
export type PagePlace = (typeof pagePlaces)[number]

/** Characters of the comment at most. */
export const longestPageComment = 2000
