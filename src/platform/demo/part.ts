import type pg from 'pg'
import type { GroupId } from '../../core/ids.ts'
import type { Tx } from '../db/database.ts'
import type { FileStore } from '../files/fileStore.ts'

/** Where the demo world is made: the key that seals secrets, where files lie, and where the portal is reached. */
export type DemoSite = { secret: string; files: FileStore; baseUrl: string }
/**
 * One making of the written accounts. `number` 1 is the world as it is written; a further one bears its number in its names. `accounts`:
 * how many of them it has, `scale`: how many times the written visits.
 */
export type DemoCopy = { number: number; accounts: number; scale: number }
/** How much was made, by a noun in the singular: `{ account: 2, building: 12 }`. */
export type DemoFigures = Readonly<Record<string, number>>

/** What a part is given for one copy. The same seed, copy and end give the same figures; only ids and secrets differ. */
export type DemoMaking = {
  tx: Tx
  client: pg.PoolClient
  site: DemoSite
  copy: DemoCopy
  /** Of the password that all users of the world have. */
  PasswordHash: string
  /** The two years of the world; `to` is its today. */
  from: Date
  to: Date
  /** Of the copy. What a part draws, it draws from this and from names: then no part moves the figures of another. */
  seed: number
  /** Tells what was made since the last time. What it throws undoes everything. */
  count(more: DemoFigures): void
}

/** Somebody who can sign in to the demo world; `where`: their role and their place. */
export type DemoSignIn = { Email: string; PasswordHash: string | null; where: string }
/** What the console tells of a demo world that stands, by the features that know it. */
export type DemoGuide = {
  /** Who can sign in, in the order of the content. */
  signIns?(tx: Tx): Promise<readonly DemoSignIn[]>
  /** The account that a first look begins with; undefined where there is no demo world. */
  firstAccount?(tx: Tx): Promise<GroupId | undefined>
  /** The address of a page of that account that a visitor may open now. */
  visitorPage?(tx: Tx, account: GroupId, baseUrl: string): Promise<string | undefined>
}

/** What a feature makes of the demo world, and what it hands on to later features. */
export type DemoPart<Made = unknown> = DemoGuide & {
  /** Its folder, as `features/order.ts` has it. */
  feature: string
  make(making: DemoMaking): Promise<void>
  /** What it has made of this copy. Throws while it has not. */
  made(making: DemoMaking): Made
}

/** A part of the demo world: `make` writes the rows of its own feature, by the feature's rules, and gives what later parts need of them. */
export const demoPart = <Made>(feature: string, make: (making: DemoMaking) => Promise<Made>, guide: DemoGuide = {}): DemoPart<Made> => {
  const kept = new WeakMap<DemoMaking, { made: Made }>()
  return {
    ...guide,
    feature,
    make: async making => void kept.set(making, { made: await make(making) }),
    made: making => {
      const found = kept.get(making)
      if (!found) throw new Error(`${feature} has not made its part of the demo world`)
      return found.made
    },
  }
}

/** Throws where a form would refuse what the demo world brings. */
export const requireNoProblems = (what: string, problems: readonly object[]): void => {
  if (problems.length > 0) throw new Error(`The demo world's ${what} is refused: ${JSON.stringify(problems)}`)
}
