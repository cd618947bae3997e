import type { FeatureWays } from '../../../../test/ways.ts'
import { DeleteView, SaveView } from './contract.ts'

const view = (Name: string) => ({ List: 'Entity/GetPropertyList', Name, Query: 'Region=West', Hidden: [], GroupId: null })

/** How tests make what this feature keeps. */
export const ways: FeatureWays = {
  writes: () => [
    { call: SaveView, open: async () => ({ input: view }) },
    {
      call: DeleteView,
      open: async ({ call }) => {
        const { acId } = await call(SaveView, view('Mine'))
        return { input: () => ({ acId }) }
      },
    },
  ],
}
