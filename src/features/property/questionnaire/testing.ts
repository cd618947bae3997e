import { placeOf, sectionPlace } from '../../../../test/support/write.ts'
import type { FeatureWays } from '../../../../test/ways.ts'
import type { Account } from '../../../../test/world.ts'
import { sampleBasicInfo } from '../buildings/sections/BasicInfo/sample.ts'
import { EditProperty } from '../propertyPage/contract.ts'
import { SaveBuildingQuestionnaire } from './contract.ts'

const inIndustrial = (account: Account) =>
  account.call(EditProperty, { ...sectionPlace(account, 1), BasicInfo: { ...sampleBasicInfo, BuildingType: 'Industrial' } })

/** How tests make what this feature keeps. */
export const ways: FeatureWays = {
  saves: () => [
    [
      'questionnaire',
      {
        call: SaveBuildingQuestionnaire,
        open: async account => {
          const { Version } = await inIndustrial(account)
          const asked = (Value: string) => [{ Questions: [{ Name: 'OwnershipFund', Value }] }]
          return { input: text => ({ ...placeOf(account), Version, PropertyCHARQuestions: asked(text) }) }
        },
      },
    ],
  ],
}
