import { png } from '../../../../test/support/hostile.ts'
import { addSurvey } from '../../../../test/support/listedRows.ts'
import { customerOf } from '../../../../test/support/surveyCustomer.ts'
import { surveyStates } from '../../../../test/support/surveyStates.ts'
import { generatedSurvey } from '../../../../test/support/surveys.ts'
import { type Makers, placeOf, type Write } from '../../../../test/support/write.ts'
import type { FeatureWays } from '../../../../test/ways.ts'
import type { Call } from '../../../core/call.ts'
import type { ProductQuestion } from '../surveys/model.ts'
import {
  CloseContentRequest,
  GetCustomerSurveys,
  RemoveContentPhoto,
  SaveSurveyProperty,
  SaveSurveyQuestion,
  SaveSurveySection,
  SendContentRequest,
  SubmitSurvey,
  UploadSurveyFile,
} from './contract.ts'
import { emptyPayload } from './sections/sections.ts'

const photo = Buffer.from(png(8, 8)).toString('base64')
const note = { Code: 'note', FieldType: 'Text Field' as const, Label: { en: 'Note' }, Required: false, Options: [], File: null }
const notes: ProductQuestion = {
  Code: 'notes',
  ProductName: 'Building Information',
  ProductType: 'BuildingInfo',
  SectionTitle: { en: 'Notes' },
  SurveyQuestion: { en: 'What else?' },
  Fields: [note],
}
/** A save of a survey's customer, who has opened it by its PIN. */
const answered = (world: Makers['world'], call: Call, body: (text: string) => object): Write => ({
  call,
  open: async account => {
    const made = await generatedSurvey(account, { questions: [notes] })
    const { token } = await customerOf(world, made)
    const own = { ...placeOf(account), BuilderId: made.BuilderId, ...(call === SaveSurveyProperty && { EntityId: account.building.id }) }
    return { input: text => ({ ...own, Version: 0, ...body(text) }), token }
  },
})

/** How tests make what this feature keeps. */
export const ways: FeatureWays = {
  writes: ({ world }) => {
    const { withSpace, requested } = surveyStates(world)
    return [
      {
        call: SubmitSurvey,
        open: async account => {
          const made = await generatedSurvey(account, { flags: { EnableFloorsUnits: false, EnablePhysicalSpaces: false } })
          const { token } = await customerOf(world, made)
          return { token, input: () => ({ ...placeOf(account), BuilderId: made.BuilderId }) }
        },
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
    ]
  },
  saves: ({ world }) => [
    [
      'section of a survey',
      answered(world, SaveSurveySection, text => ({ Section: 'PhysicalSpaces', ...emptyPayload('PhysicalSpaces'), OtherAmenities: text })),
    ],
    [
      'building in a survey',
      answered(world, SaveSurveyProperty, Note => ({ Section: 'Branding', Branding: { ...emptyPayload('Branding').Branding, Note } })),
    ],
    ['question of a survey', answered(world, SaveSurveyQuestion, Value => ({ Code: 'notes', FieldsValues: [{ Code: 'note', Value }] }))],
  ],
  rows: account => {
    const gId = account.group.id
    return {
      'Survey/GetCustomerSurveys': { filter: { gId }, add: (tx, n) => addSurvey(tx, account, n) },
    }
  },
  menu: {
    'Customer Survey': { may: [], calls: [GetCustomerSurveys] },
  },
}
