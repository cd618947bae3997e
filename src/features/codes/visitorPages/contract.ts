import { ask, read, text, uuid, write, z } from '../../../core/call.ts'
import { libraryFlags } from '../../../core/permissions.ts'
import { languages } from '../../../core/words.ts'
import { SignInReply } from '../../base/people/model.ts'
import { Item, mostItems } from '../qr/model.ts'
import { shapeProblems } from '../qr/rules.ts'
import { hubLooks } from '../scanPage/model.ts'

export const PreviewScanPage = ask('QrCode/PreviewScanPage', {
  summary: 'The page behind a QR code as it is typed: nothing is saved, counted or answered',
  scope: 'building',
  may: libraryFlags,
  limit: 240,
  quiet: true, // a draft is not whole while it is typed
  input: z.strictObject({
    GroupId: uuid(),
    BuildingId: uuid(),
    Location: text(100),
    Floor: text(40),
    Item,
    /** Of a hub its buttons in their order, and their look. */
    Items: z.optional(z.array(Item).check(z.maxLength(mostItems))),
    HubLook: z._default(z.enum(hubLooks), 'List'),
    Language: z.enum(languages),
    /** The page of `Item`, the one after its form was sent, or the hub of `Items` as visitors see it, and as staff do after their PIN. */
    Part: z.enum(['Page', 'Thanks', 'Hub', 'StaffHub']),
  }),
  output: z.object({
    /** The document for the frame at `/scan/preview`; '' where the code leads elsewhere. */
    Html: z.string(),
    LeadsTo: z.nullable(z.string()),
  }),
  check: ({ Item: one, Items = [] }) => [...shapeProblems(one, 'Item.'), ...Items.flatMap((item, i) => shapeProblems(item, `Items.${i}.`))],
})

export const GetVisitorPage = read('QrCode/GetVisitorPage', {
  summary: 'A page behind a QR code as visitors get it, to look at: nothing is counted or answered',
  scope: 'building',
  may: libraryFlags,
  anonymous: ['Survey'],
  limit: 240,
  ids: { QrCodeId: 'qr_code' },
  /** Without `ItemId`: of a hub its buttons, of every other code its only page. */
  input: z.strictObject({ gId: uuid(), bId: uuid(), QrCodeId: uuid(), ItemId: z.optional(uuid()), Language: z.enum(languages) }),
  output: z.object({
    /** The document for the frame at `/scan/preview`; '' where the code leads elsewhere. */
    Html: z.string(),
    LeadsTo: z.nullable(z.string()),
  }),
})

export const SignInByScan = write('Session/SignInByScan', {
  summary: 'Sign in to the staff pages that a code leads to, by the PIN that was typed at it in this browser',
  scope: 'public',
  replay: false,
  people: 'sessions',
  limit: 10,
  input: z.strictObject({ Address: text(40) }),
  output: SignInReply,
})

export const GetAnonymousToken = write('Session/GetAnonymousToken', {
  summary: 'A token for a public page, bound to its purpose and object, for two hours',
  scope: 'public',
  replay: false,
  people: 'sessions',
  limit: 30,
  input: z.strictObject({ Purpose: z.enum(['QrCode']), ObjectId: uuid(), Secret: text(64) }),
  output: z.object({ UserToken: z.string() }),
})
