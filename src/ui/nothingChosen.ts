/** Thrown where a screen needs an account or a building and none is chosen; the page then asks for one. */
export class NothingChosen extends Error {
  readonly what: 'account' | 'building'
  constructor(what: 'account' | 'building') {
    super(`No ${what} is chosen`)
    this.what = what
  }
}

/** The id, or the error that makes its page ask for the choice. */
export const requireChosen = (id: string | null, what: 'account' | 'building'): string => {
  if (!id) throw new NothingChosen(what)
  return id
}
