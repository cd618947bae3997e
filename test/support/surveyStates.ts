import { sampleBasicInfo } from '../../src/features/property/buildings/sections/BasicInfo/sample.ts'
import { EditProperty } from '../../src/features/property/propertyPage/contract.ts'
import {
  OpenContentRequest,
  SaveSurveyProperty,
  SaveSurveySection,
  SendContentRequest,
  SubmitSurvey,
} from '../../src/features/surveys/surveyAnswers/contract.ts'
import { ownSpace } from '../../src/features/surveys/surveyAnswers/sections/PhysicalSpaces/spaces.ts'
import { emptyPayload } from '../../src/features/surveys/surveyAnswers/sections/sections.ts'
import { AcceptSurvey } from '../../src/features/surveys/surveys/contract.ts'
import { GetTakeOver } from '../../src/features/surveys/takeOver/contract.ts'
import { type Account, callsAs, type World } from '../world.ts'
import { customerOf } from './surveyCustomer.ts'
import { generatedSurvey } from './surveys.ts'
import { placeOf } from './write.ts'

const told = { PhoneNumber: '12065550142' }

/** Surveys of an account's building, as far as their customers and staff have come. */
export const surveyStates = (world: World) => {
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
  return { opened, withSpace, requested, submitted, accepted, offered }
}
