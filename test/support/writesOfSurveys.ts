import { sampleBasicInfo } from '../../src/features/property/buildings/sections/BasicInfo/sample.ts'
import { AddPortfolioContact, AddPropertyContact } from '../../src/features/property/contacts/contract.ts'
import { EditProperty } from '../../src/features/property/propertyPage/contract.ts'
import {
  CloseContentRequest,
  OpenContentRequest,
  RemoveContentPhoto,
  SaveSurveyProperty,
  SaveSurveySection,
  SendContentRequest,
  SubmitSurvey,
  UploadSurveyFile,
} from '../../src/features/surveys/surveyAnswers/contract.ts'
import { ownSpace } from '../../src/features/surveys/surveyAnswers/sections/PhysicalSpaces/spaces.ts'
import { emptyPayload } from '../../src/features/surveys/surveyAnswers/sections/sections.ts'
import {
  AcceptSurvey,
  ChooseSurveyProducts,
  CopySurvey,
  DeleteSurvey,
  GenerateSurvey,
  ReopenSurvey,
  SendSurvey,
  SendSurveyEmail,
} from '../../src/features/surveys/surveys/contract.ts'
import { allEnabled, noHelp } from '../../src/features/surveys/surveys/rules.ts'
import { GetTakeOver, TakeOverSurvey, UndoTakeOver } from '../../src/features/surveys/takeOver/contract.ts'
import { type Account, callsAs } from '../world.ts'
import { png } from './hostile.ts'
import { customerOf } from './surveyCustomer.ts'
import { everyProduct, generatedSurvey } from './surveys.ts'
import { contactOf, type Makers, placeOf, type Write } from './write.ts'

const photo = Buffer.from(png(8, 8)).toString('base64')
const told = { PhoneNumber: '12065550142' }

/** Writes about surveys: of staff, of customers who answer them, of who sends photos by a link. */
export const writesOfSurveys = ({ world }: Makers): Write[] => {
  const opened = async (account: Account) => {
    const made = await generatedSurvey(account, { flags: { EnableFloorsUnits: false, EnablePhysicalSpaces: true } })
    const customer = await customerOf(world, made)
    return { customer, at: { ...placeOf(account), BuilderId: made.BuilderId } }
  }
  const withSpace = async (account: Account) => {
    const { customer, at } = await opened(account)
    const PhysicalSpaces = [{ ...ownSpace('Gym', 'Gym'), Selected: true, Location: 'East wing' }]
    await customer.call(SaveSurveySection, { ...at, Version: 0, Section: 'PhysicalSpaces', PhysicalSpaces })
    return { customer, at }
  }
  const requested = async (account: Account) => {
    const { at } = await withSpace(account)
    const { acId } = await account.call(SendContentRequest, { ...at, Locations: ['Gym'], ...told })
    const { UserToken } = await callsAs(world.app, null).call(OpenContentRequest, { ContentRequestId: acId })
    return { token: UserToken ?? '', phone: callsAs(world.app, UserToken), here: placeOf(account) }
  }
  const submitted = async (account: Account) => {
    const made = await generatedSurvey(account, { flags: { EnableFloorsUnits: false, EnablePhysicalSpaces: false } })
    const customer = await customerOf(world, made)
    const at = { ...placeOf(account), BuilderId: made.BuilderId }
    const { BasicPropertyInfo } = emptyPayload('BasicPropertyInfo')
    const of = { ...at, Version: 0, EntityId: account.building.id, Section: 'BasicPropertyInfo' as const }
    await customer.call(SaveSurveyProperty, { ...of, BasicPropertyInfo: { ...BasicPropertyInfo, City: 'Cambridge' } })
    await customer.call(SubmitSurvey, at)
    return at
  }
  const accepted = async (account: Account) => {
    const place = { ...placeOf(account), EntityId: account.building.id, Version: 1 }
    await account.call(EditProperty, { ...place, BasicInfo: sampleBasicInfo })
    const at = await submitted(account)
    await account.call(AcceptSurvey, { GroupId: at.GroupId, BuilderId: at.BuilderId })
    return at
  }
  const offered = async (account: Account) => {
    const at = await accepted(account)
    const { Items } = await account.call(GetTakeOver, { gId: at.GroupId, bId: at.BuildingId, builderId: at.BuilderId })
    return { at, Items: Items.filter(({ Key }) => Key === 'BasicInfo.City').map(({ Key, Seen }) => ({ Key, Seen })) }
  }
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
      call: SubmitSurvey,
      open: async account => {
        const made = await generatedSurvey(account, { flags: { EnableFloorsUnits: false, EnablePhysicalSpaces: false } })
        const { token } = await customerOf(world, made)
        return { token, input: () => ({ ...placeOf(account), BuilderId: made.BuilderId }) }
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
    {
      call: UploadSurveyFile,
      open: async account => {
        const { token, here } = await requested(account)
        return { token, input: text => ({ ...here, fileName: `${text}.png`, base64: photo, Space: 'Gym' }) }
      },
    },
    {
      call: RemoveContentPhoto,
      open: async account => {
        const { token, phone, here } = await requested(account)
        const { FileId } = await phone.call(UploadSurveyFile, { ...here, fileName: 'a.png', base64: photo, Space: 'Gym' })
        return { token, input: () => ({ ...here, FileId }) }
      },
    },
    { call: CloseContentRequest, open: async account => requested(account).then(({ token, here }) => ({ token, input: () => here })) },
    {
      call: SendContentRequest,
      open: async account => {
        const { at } = await withSpace(account)
        return { input: text => ({ ...at, Locations: ['Gym'], PhoneNumber: text === 'mine' ? '12065550142' : '12065550143' }) }
      },
    },
    { call: TakeOverSurvey, open: async account => offered(account).then(({ at, Items }) => ({ input: () => ({ ...at, Items }) })) },
    {
      call: UndoTakeOver,
      open: async account => {
        const { at, Items } = await offered(account)
        const { TakeOverId } = await account.call(TakeOverSurvey, { ...at, Items })
        return { input: () => ({ ...at, TakeOverId }) }
      },
    },
  ]
}
