import { accountingOf, sectionPlace, type Write } from '../../../../test/support/write.ts'
import type { FeatureWays } from '../../../../test/ways.ts'
import { sampleBasicInfo } from '../buildings/sections/BasicInfo/sample.ts'
import { CreateProperty, EditProperty, GetLegalTerms, SaveResidentIndex, UpdatePinCodes } from './contract.ts'
import { emptyOf, type PayloadKey, payloadKeys } from './sections/payloads.ts'

/** What a section sends, different for each text where it holds any. */
const payloads: { readonly [K in PayloadKey]: (text: string) => unknown } = {
  ...emptyOf,
  BasicInfo: text => ({ ...sampleBasicInfo, Region: text }),
  Content: text => ({ ...emptyOf.Content(), FacebookUrl: `https://facebook.com/${text}` }),
  ResidentIndex: Name => ({ Fields: [{ Name, Type: 'Text' }] }),
  AccountingSection: accountingOf,
}
const sections: [string, Write][] = payloadKeys
  .filter(key => key !== 'BuildingContacts')
  .map(key => [
    `section ${key}`,
    { call: EditProperty, open: async account => ({ input: text => ({ ...sectionPlace(account, 1), [key]: payloads[key](text) }) }) },
  ])

/** How tests make what this feature keeps. */
export const ways: FeatureWays = {
  writes: () => [
    {
      call: CreateProperty,
      open: async ({ group }) => ({ input: en => ({ GroupId: group.id, BasicInfo: { ...sampleBasicInfo, Name: { en } } }) }),
    },
  ],
  saves: () => [
    ...sections,
    [
      'PIN codes',
      {
        call: UpdatePinCodes,
        open: async account => ({ input: () => ({ ...sectionPlace(account, 1), BuildingPIN: emptyOf.BuildingPIN() }) }),
      },
    ],
    [
      'resident index',
      {
        call: SaveResidentIndex,
        open: async ({ building }) => ({
          input: Name => ({ ResidentIndexId: building.id, Version: 1, Fields: [{ Name, Type: 'Text' }] }),
        }),
      },
    ],
  ],
  menu: {
    'Building Info': { may: ['ManagePropertyInfo'], calls: [] }, // its sections, each by its own flag
    Legal: { may: ['Legal'], calls: [GetLegalTerms] },
  },
}
