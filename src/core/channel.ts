import type { Permission } from './permissions.ts'

/** Audience of an event, by its data: the people of a building (`BuildingId`), one user (`UserId`), else all of the account. */
type Audience<Data> = Data extends { BuildingId: string } ? 'building' : Data extends { UserId: string } ? 'user' : 'account'

/** Events from the server to browsers of an account. `about` and `may` limit each event to its audience. */
export type Channel<Data extends object = object> = {
  readonly name: string
  readonly summary: string
  readonly about: 'building' | 'user' | 'account'
  /** One of these flags is needed; none: everybody in the audience. */
  readonly may?: Permission | readonly Permission[] | undefined
  /** Never set: carries the type of the data. */
  readonly data?: Data
}

type Terms<Data extends object> = Pick<Channel<Data>, 'summary' | 'may'> & { about: Audience<Data> }

/** A channel by its name and its audience; the type of the data decides what `about` has to be. */
export const channel = <Data extends object>(name: string, terms: Terms<Data>): Channel<Data> => ({
  name,
  ...terms,
})
