import { list, read, text, uuid, write, z } from '../../../core/call.ts'
import { libraryFlags } from '../../../core/permissions.ts'
import { ProofRow, reviewStatuses, SignProof } from './model.ts'
import { staffMoves } from './moves.ts'
import { reportTypes } from './papers.ts'
import { findRecipientProblems } from './rules.ts'

const place = { GroupId: uuid(), BuildingId: uuid() }
const ids = { ProofId: 'sign_proof' } as const
const moved = z.object({ acId: uuid(), Version: z.int(), Status: z.enum(reviewStatuses) })

export const GetSignProofs = list('PrintManagement/GetSignProofs', {
  summary: 'Reviews of signs, of an account or a building: how far each is',
  scope: 'group',
  may: libraryFlags,
  rows: 'Proofs',
  row: ProofRow,
  filter: z.strictObject({ gId: uuid(), bId: z.optional(uuid()), text: z.optional(text()), Status: z.optional(z.enum(reviewStatuses)) }),
  sort: ['ModifiedDate', 'BuildingName', 'Status', 'SentDate'],
  perPage: 25,
})

export const GetSignProof = read('PrintManagement/GetSignProof', {
  summary: 'Sign proof data of a building: its newest review, with each sign as it is proposed and decided',
  scope: 'building',
  may: libraryFlags,
  anonymous: ['SignProof', 'Survey'],
  ids,
  input: z.strictObject({ gId: z.optional(uuid()), bId: uuid(), ProofId: z.optional(uuid()), qrType: z.optional(text(60)) }),
  output: z.object({ Proof: z.nullable(SignProof) }),
})

export const GetProofReportLink = read('PrintManagement/GetProofReportLink', {
  summary: 'A link that opens the signs of the newest review of a building, with what was decided, as a PDF',
  scope: 'building',
  may: 'ManageLibraries',
  limit: 20,
  input: z.strictObject({ gId: uuid(), bId: uuid(), type: z._default(z.enum(reportTypes), 'All') }),
  output: z.object({ Link: z.string() }),
})

export const StartSignProof = write('PrintManagement/StartSignProof', {
  summary: 'Begin a review of all signs of a building, in QR Engineering',
  scope: 'building',
  may: 'ManageLibraries',
  input: z.strictObject(place),
  output: moved,
})

export const MoveSignProof = write('PrintManagement/MoveSignProof', {
  summary: 'Hand a review on, back, to the client, or open it again',
  scope: 'building',
  may: 'ManageLibraries',
  ids,
  input: z.strictObject({
    ...place,
    ProofId: uuid(),
    Version: z.int(),
    Move: z.enum(staffMoves),
    /** With `send`: e-mail addresses of the client, separated by commas. */
    Recipients: z.optional(text(600)),
  }),
  output: moved,
  check: ({ Move, Recipients = '' }) => (Move === 'send' ? findRecipientProblems(Recipients) : []),
})

export const ProposeSignAgain = write('PrintManagement/ProposeSignAgain', {
  summary: 'Show a rejected sign to the client again, as it looks now: its decision is taken back',
  scope: 'building',
  may: 'ManageLibraries',
  ids,
  input: z.strictObject({ ...place, ProofId: uuid(), ItemId: uuid(), Version: z.int(), SettingId: z.optional(text(200)) }),
  output: z.object({ acId: uuid(), Version: z.int() }),
})

export const OpenSignProof = write('PrintManagement/OpenSignProof', {
  summary: 'Open a review by the link of its mail: a token that reaches this review only, for two hours',
  scope: 'public',
  people: 'sessions',
  replay: false,
  limit: 30,
  input: z.strictObject({ gId: uuid(), ProofId: uuid(), Code: text(64) }),
  output: z.object({ UserToken: z.nullable(z.string()), GroupId: uuid(), BuildingId: uuid(), Closed: z.boolean() }),
})
