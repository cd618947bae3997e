import { MoveBooking } from '../../src/features/codes/bookings/contract.ts'
import {
  AddAnswerNote,
  AssignAnswer,
  AssignAnswers,
  FinishAnswers,
  MoveAnswer,
  SeeAnswers,
} from '../../src/features/codes/feedbackInbox/contract.ts'
import { SaveHtmlTemplate } from '../../src/features/codes/functionalities/contract.ts'
import { definitions } from '../../src/features/codes/functionalities/definitions.ts'
import { importCalls } from '../../src/features/codes/imports/contract.ts'
import { jobs } from '../../src/features/codes/imports/server.ts'
import { AddRequestNote, AssignRequests, MoveRequest } from '../../src/features/codes/inbox/contract.ts'
import {
  CopyQrCode,
  DownloadQrCodes,
  MakeBlankQrCodes,
  PauseQrCode,
  ReplaceQrCode,
  ResumeQrCode,
  SaveAEDSettings,
  SaveFireExtinguisherSettings,
  SaveQrCode,
} from '../../src/features/codes/qr/contract.ts'
import type { Account } from '../world.ts'
import { xlsxFile } from './importFiles.ts'
import { importWrites } from './importWrites.ts'
import { newAnswer } from './newAnswer.ts'
import { newRequest } from './requests.ts'
import { codeOf, type Makers, placeOf, type Write } from './write.ts'

/** Two codes of a type; the write gives one the fields of the other, with a first question of its own. */
const settingsOf = async (account: Account, type: 'AEDInspection' | 'FireExtinguisherInspection') => {
  const { Icon, QrType, sample } = definitions[type]
  const Item = { Name: { en: type }, Icon, FunctionalityType: type, QrType, TemplateFormData: { ...sample } }
  const made = () => account.call(SaveQrCode, { ...placeOf(account), QrName: type, Location: 'Lobby', Item })
  const [{ QrCodeId }] = [await made(), await made()]
  const [first, ...rest] = sample.Fields
  return { input: (en: string) => ({ ...placeOf(account), QrCodeId, Fields: [{ ...first, FieldText: { en } }, ...rest] }) }
}
const fileOfCodes = () =>
  xlsxFile([['B1', 'Lift 1', '2', 'Elevator', 'Maintenance']], ['Building code', 'QR name', 'Floor', 'Location', 'QR type'])

/** Writes of what codes do, and of what visitors sent by them. */
export const writesOfCodes = ({ world }: Makers): Write[] => {
  const codeIn = async (account: Account) => ({
    GroupId: account.group.id,
    QrCodeId: (await account.call(SaveQrCode, { ...placeOf(account), ...codeOf('Printed') })).QrCodeId,
  })
  const requestIn = async (account: Account) => ({ GroupId: account.group.id, RequestId: (await newRequest(world, account)).RequestId })
  const answerIn = async (account: Account) => ({ GroupId: account.group.id, AnswerId: await newAnswer(world, account) })
  const oneOf = async (account: Account) => {
    const { GroupId, AnswerId: id } = await answerIn(account)
    return { GroupId, Rows: [{ id, Version: 1 }] }
  }
  return [
    { call: AddAnswerNote, open: async account => answerIn(account).then(at => ({ input: Note => ({ ...at, Note, ForVisitor: true }) })) },
    { call: MoveAnswer, open: async account => answerIn(account).then(at => ({ input: () => ({ ...at, Version: 1, Move: 'finish' }) })) },
    {
      call: AssignAnswer,
      open: async account => answerIn(account).then(at => ({ input: () => ({ ...at, Version: 1, AssigneeId: null }) })),
    },
    { call: SeeAnswers, open: async account => oneOf(account).then(input => ({ input: () => input })) },
    { call: FinishAnswers, open: async account => oneOf(account).then(input => ({ input: () => input })) },
    {
      call: AssignAnswers,
      open: async account => oneOf(account).then(input => ({ input: () => ({ ...input, Values: { AssigneeId: null } }) })),
    },
    {
      call: AddRequestNote,
      open: async account => requestIn(account).then(at => ({ input: Note => ({ ...at, Note, ForVisitor: true }) })),
    },
    {
      call: AssignRequests,
      open: async account =>
        requestIn(account).then(({ GroupId, RequestId: id }) => ({
          input: () => ({ GroupId, Rows: [{ id, Version: 1 }], Values: { AssigneeId: null } }),
        })),
    },
    { call: MoveRequest, open: async account => requestIn(account).then(at => ({ input: () => ({ ...at, Version: 1, Move: 'finish' }) })) },
    {
      call: MoveBooking,
      open: async account => {
        const { RequestId } = await newRequest(world, account, { type: 'RoomRental' })
        const at = { GroupId: account.group.id, RequestId, Version: 1, Day: '2031-12-01', StartTime: '09:00' }
        return { input: text => ({ ...at, EndTime: text === 'mine' ? '10:00' : '11:00' }) }
      },
    },
    {
      call: SaveHtmlTemplate,
      open: async account => ({ input: Title => ({ ...placeOf(account), Title, HtmlContent: '<p>Be kind.</p>' }) }),
    },
    ...importWrites(world, { ...importCalls, jobs, file: fileOfCodes, Mapping: { 0: 'BuildingCode', 1: 'QrName' } }),
    { call: PauseQrCode, open: async account => codeIn(account).then(at => ({ input: () => at })) },
    { call: ResumeQrCode, open: async account => codeIn(account).then(at => ({ input: () => at })) },
    {
      call: ReplaceQrCode,
      open: async account => {
        const [at, next] = [await codeIn(account), await codeIn(account)]
        return { input: () => ({ ...at, ReplacedBy: next.QrCodeId }) }
      },
    },
    { call: MakeBlankQrCodes, open: async account => ({ input: text => ({ ...placeOf(account), Count: text.length }) }) },
    {
      call: CopyQrCode,
      open: async account => {
        const at = await codeIn(account)
        return { input: text => ({ ...at, BuildingIds: [account.building.id], Style: text === 'mine' ? 'Own' : 'Building' }) }
      },
    },
    {
      call: DownloadQrCodes,
      open: async account => {
        const { QrCodeId } = await account.call(SaveQrCode, { ...placeOf(account), ...codeOf('Zipped') })
        return {
          input: text => ({ GroupId: account.group.id, QrCodeIds: [QrCodeId], fileTypes: [text === 'mine' ? 'svg' : 'png'], size: 500 }),
        }
      },
    },
    { call: SaveAEDSettings, open: async account => settingsOf(account, 'AEDInspection') },
    { call: SaveFireExtinguisherSettings, open: async account => settingsOf(account, 'FireExtinguisherInspection') },
  ]
}
