import { addSurvey, contactRow } from '../../../../test/support/listedRows.ts'
import { surveyStates } from '../../../../test/support/surveyStates.ts'
import { everyProduct, generatedSurvey } from '../../../../test/support/surveys.ts'
import { contactOf, placeOf } from '../../../../test/support/write.ts'
import type { FeatureWays } from '../../../../test/ways.ts'
import { AddPortfolioContact, AddPropertyContact } from '../../property/contacts/contract.ts'
import { contact } from '../../property/contacts/tables.ts'
import {
  AcceptSurvey,
  ChooseSurveyProducts,
  CopySurvey,
  DeleteSurvey,
  GenerateSurvey,
  GetAllSurveyList,
  ReopenSurvey,
  SaveSurveyDraft,
  SendSurvey,
  SendSurveyEmail,
} from './contract.ts'
import { allEnabled, noHelp } from './rules.ts'

/** How tests make what this feature keeps. */
export const ways: FeatureWays = {
  writes: ({ world }) => {
    const { submitted, accepted } = surveyStates(world)
    return [
      {
        call: ChooseSurveyProducts,
        open: async account => ({
          input: text => ({ ...placeOf(account), Vertical: text === 'mine' ? 'Office' : 'Education', Products: everyProduct }),
        }),
      },
      {
        call: GenerateSurvey,
        open: async account => {
          const chosen = { ...placeOf(account), Vertical: 'Office' as const, Products: everyProduct }
          const { acId: BuilderId, ProductQuestions } = await account.call(ChooseSurveyProducts, chosen)
          return {
            input: SurveyName => ({ ...placeOf(account), BuilderId, SurveyName, ...allEnabled, ProductQuestions, HelperText: noHelp }),
          }
        },
      },
      {
        call: CopySurvey,
        open: async account => {
          const { GroupId, BuildingId, BuilderId } = await generatedSurvey(account)
          return { input: SurveyName => ({ BuilderId, DestGroupId: GroupId, DestBuildingId: BuildingId, SurveyName }) }
        },
      },
      {
        call: DeleteSurvey,
        open: async account => {
          const { acId: SurveyId } = await account.call(ChooseSurveyProducts, {
            ...placeOf(account),
            Vertical: 'Office',
            Products: everyProduct,
          })
          return { input: () => ({ SurveyId }) }
        },
      },
      {
        call: SendSurvey,
        open: async account => {
          const { GroupId, BuilderId } = await generatedSurvey(account)
          const { acId } = await account.call(AddPortfolioContact, {
            GroupId,
            ...contactOf('Mei Chau'),
            AssignedBuildings: [account.building.id],
          })
          return { input: Name => ({ GroupId, BuilderIds: [BuilderId], ContactUserId: acId, Name }) }
        },
      },
      {
        call: SendSurveyEmail,
        open: async account => {
          const { BuildingId, BuilderId } = await generatedSurvey(account)
          const draft = contactOf('Mei Chau')
          const { acId } = await account.call(AddPropertyContact, { ...placeOf(account), ...draft })
          const { Email } = draft.Contact
          return { input: text => ({ BuildingId, ContactUserId: acId, Email, SurveyId: BuilderId, Content: `<p>${text}</p>` }) }
        },
      },
      {
        call: AcceptSurvey,
        open: async account => submitted(account).then(({ GroupId, BuilderId }) => ({ input: () => ({ GroupId, BuilderId }) })),
      },
      {
        call: ReopenSurvey,
        open: async account => accepted(account).then(({ GroupId, BuilderId }) => ({ input: () => ({ GroupId, BuilderId }) })),
      },
    ]
  },
  saves: () => [
    [
      'survey, still a draft',
      {
        call: SaveSurveyDraft,
        open: async account => {
          const chosen = { ...placeOf(account), Vertical: 'Office' as const, Products: everyProduct }
          const { acId: BuilderId, Version, ProductQuestions } = await account.call(ChooseSurveyProducts, chosen)
          const built = { ...placeOf(account), BuilderId, Version, ...allEnabled, ProductQuestions, HelperText: noHelp }
          return { input: SurveyName => ({ ...built, SurveyName }) }
        },
      },
    ],
  ],
  rows: account => {
    const gId = account.group.id
    const BuildingId = account.building.id
    return {
      'Survey/GetSurveyList': { filter: { gId }, add: (tx, n) => addSurvey(tx, account, n) },
      'Survey/GetAllSurveyList': { filter: {}, add: (tx, n) => addSurvey(tx, account, n) },
      'Survey/GetSurveyContacts': {
        filter: { gId },
        add: (tx, n) => tx.insert(contact).values({ ...contactRow(account, n), AssignedBuildings: [BuildingId] }),
      },
    }
  },
  menu: {
    Surveys: { may: [], calls: [GetAllSurveyList] },
  },
}
