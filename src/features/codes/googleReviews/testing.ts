import type { FeatureWays } from '../../../../test/ways.ts'
import type { Account, World } from '../../../../test/world.ts'
import type { GroupId } from '../../../core/ids.ts'
import { EndReviewSource, FetchReviews, FinishReviewSource, SetReviewLocation, StartReviewSource } from './contract.ts'
import { reviewLocation } from './tables.ts'

/** The state that Google's consent page would come back with. */
export const askConsent = async ({ call, group }: Pick<Account, 'call' | 'group'>): Promise<string> => {
  const { Url } = await call(StartReviewSource, { GroupId: group.id })
  return new URL(Url).searchParams.get('state') ?? ''
}

/** A source whose consent has come back and is not exchanged yet. */
const connect = async (account: Account): Promise<void> => {
  await account.call(FinishReviewSource, { GroupId: account.group.id, Code: 'code', State: await askConsent(account) })
}

const rowOf = ({ group }: Pick<Account, 'group'>, Title: string) => ({ GroupId: group.id, Name: `accounts/1/locations/${Title}`, Title })

const addLocation = async ({ services }: Pick<World, 'services'>, account: Account): Promise<string> => {
  const [row] = await services.db.withTenant(account.group.id as GroupId, tx =>
    tx.insert(reviewLocation).values(rowOf(account, 'one')).returning({ id: reviewLocation.id }),
  )
  return row?.id ?? ''
}

/** How tests make what this feature keeps. */
export const ways: FeatureWays = {
  writes: () => [
    { call: StartReviewSource, open: async account => ({ input: () => ({ GroupId: account.group.id }) }) },
    {
      call: FinishReviewSource,
      open: async account => {
        const State = await askConsent(account)
        return { input: text => ({ GroupId: account.group.id, Code: text, State }) }
      },
    },
    {
      call: FetchReviews,
      open: async account => {
        await connect(account)
        return { input: () => ({ GroupId: account.group.id }) }
      },
    },
    {
      call: EndReviewSource,
      open: async account => {
        await connect(account)
        return { input: () => ({ GroupId: account.group.id }) }
      },
    },
  ],
  saves: ({ world }) => [
    [
      'building of a location',
      {
        call: SetReviewLocation,
        open: async account => {
          const LocationId = await addLocation(world, account)
          return { input: () => ({ GroupId: account.group.id, LocationId, Version: 1, BuildingId: account.building.id }) }
        },
      },
    ],
  ],
  rows: account => ({
    'ReviewSource/GetReviewLocations': {
      filter: { gId: account.group.id },
      add: (tx, n) => tx.insert(reviewLocation).values(rowOf(account, `Location ${n}`)),
    },
  }),
}
