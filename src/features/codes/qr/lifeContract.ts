import { Localized, moment, read, uuid, write, z } from '../../../core/call.ts'
import { countProblems, noticeProblems, periodProblems, QrNotice } from './life.ts'

const one = { GroupId: uuid(), BuildingId: z.optional(uuid()), QrCodeId: uuid() }
const terms = {
  scope: 'group',
  may: 'ManageLibraries',
  ids: { QrCodeId: 'qr_code' },
  output: z.object({ QrCodeId: uuid(), Version: z.int() }),
} as const
const moments = { From: z.optional(z.nullable(moment())), Until: z.optional(z.nullable(moment())) }

export const PauseQrCode = write('QrCode/PauseQrCode', {
  ...terms,
  summary: 'Pause a code from a moment on (now where none is given) and until another (until it is resumed where none is given)',
  input: z.strictObject({ ...one, ...moments }),
  check: periodProblems,
})

export const ResumeQrCode = write('QrCode/ResumeQrCode', {
  ...terms,
  summary: 'Let a code lead to its page again, and forget a pause that was to come',
  input: z.strictObject(one),
})

export const ReplaceQrCode = write('QrCode/ReplaceQrCode', {
  ...terms,
  ids: { QrCodeId: 'qr_code', ReplacedBy: 'qr_code' },
  summary:
    'Lead who scans a code to another code of the account, from a moment on (now where none is given) and until another; without ReplacedBy to its own page again',
  input: z.strictObject({ ...one, ReplacedBy: z.optional(uuid()), ...moments }),
  check: periodProblems,
})

export const SaveQrNotice = write('QrCode/SaveQrNotice', {
  ...terms,
  summary: 'What visitors read while a code is paused or retired; null: the usual words',
  input: z.strictObject({ ...one, Version: z.int(), Notice: z.nullable(QrNotice) }),
  check: noticeProblems,
})

export const GetBuildingNotice = read('QrCode/GetBuildingNotice', {
  summary: 'What visitors of a building read while a code of it without words of its own is paused or retired; null: the usual words',
  scope: 'building',
  may: 'ManageLibraries',
  input: z.strictObject({ gId: uuid(), bId: uuid() }),
  output: z.object({ BuildingName: Localized(), Notice: z.nullable(QrNotice), Version: z.int() }),
})

export const SaveBuildingNotice = write('QrCode/SaveBuildingNotice', {
  summary:
    'What visitors of a building read while a code of it without words of its own is paused or retired; Version is the one that was read',
  scope: 'building',
  may: 'ManageLibraries',
  input: z.strictObject({ GroupId: uuid(), BuildingId: uuid(), Version: z.int(), Notice: z.nullable(QrNotice) }),
  output: z.object({ acId: uuid(), Version: z.int() }),
  check: noticeProblems,
})

export const MakeBlankQrCodes = write('QrCode/MakeBlankQrCodes', {
  summary: 'Make codes that do nothing yet, to be printed ahead: who scans one and may set it up is led to its editor',
  scope: 'building',
  may: 'ManageLibraries',
  limit: 20,
  input: z.strictObject({ GroupId: uuid(), BuildingId: uuid(), Count: z.int() }),
  output: z.object({ QrCodes: z.array(z.object({ QrCodeId: uuid(), SignId: z.int(), Address: z.string() })) }),
  check: countProblems,
})
