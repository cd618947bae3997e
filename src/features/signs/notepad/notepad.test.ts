import { expect, test } from 'vitest'
import { codeOf, placeOf } from '../../../../test/support/write.ts'
import { openWorld } from '../../../../test/world.ts'
import { RetireQrCode, SaveQrCode } from '../../codes/qr/contract.ts'
import {
  AnswerNote,
  CloseNote,
  GetCarouselNotes,
  GetNoteHubs,
  GetNotepadLink,
  GetPrintProofNotes,
  ReopenNote,
  SaveCarouselNote,
  SavePrintProofNote,
  UpdateNoteRequestType,
} from './contract.ts'
import { noteMessages } from './rules.ts'
import { addNote, noteOf } from './testing.ts'

const world = await openWorld()

test('notes on pages and on signs are two lists, newest first, 25 on a page, with hub and page by name [B-CONST-026] [C-CONST-020] [B-FIELD-021] [C-FIELD-049] [B-CALL-024] [C-CALL-054] [C-CALL-055] [B-CALL-034] [B-CALL-035] [C-CALL-096] [C-CALL-097]', async () => {
  const account = await world.newAccount()
  const filter = { gId: account.group.id }
  await account.call(SaveCarouselNote, { ...(await noteOf(account)), Note: 'Hours are wrong' })
  await account.call(SaveCarouselNote, { ...(await noteOf(account, 'Link')), Note: 'The link is dead' })
  await account.call(SavePrintProofNote, { ...(await noteOf(account, 'Logo')), Note: 'Old logo' })
  const pages = await account.call(GetCarouselNotes, { filter })
  expect(pages.Notes.map(({ Note }) => Note)).toEqual(['The link is dead', 'Hours are wrong'])
  expect(pages.Notes[0]).toMatchObject({
    Type: 'ContentProof',
    Category: 'Link',
    RequestType: 'Correction',
    QrName: 'Menu',
    SourceType: 'Offline',
    CarouselId: null,
    ProofId: null,
    Status: 'Open',
  })
  expect(pages.Notes[0]?.ButtonName).not.toBe('')
  const signs = await account.call(GetPrintProofNotes, { filter })
  expect(signs.Notes.map(({ Note, Type }) => [Note, Type])).toEqual([['Old logo', 'SignProof']])
  expect([GetCarouselNotes.perPage, GetPrintProofNotes.perPage]).toEqual([25, 25])
  expect((await account.call(GetCarouselNotes, { filter: { ...filter, text: 'DEAD' } })).Total).toBe(1)
  expect((await account.call(GetCarouselNotes, { filter: { ...filter, Category: 'Text' } })).Total).toBe(1)
  const other = await world.newAccount()
  expect((await other.call(GetCarouselNotes, { filter: { gId: other.group.id } })).Total).toBe(0)
})

test('a note needs note, category, request type, hub and page, each at its field; only those of the building [B-RULE-066] [B-RULE-067] [C-RULE-057]', async () => {
  const [account, other] = [await world.newAccount({ buildings: 2 }), await world.newAccount()]
  const empty = { ...placeOf(account), Note: ' ', Category: '', RequestType: '', Hub: '', Page: '' } as const
  const refused = await account.refuse(SaveCarouselNote, empty)
  expect(refused.fields?.map(({ Field }) => Field).sort()).toEqual(['Category', 'Hub', 'Note', 'Page', 'RequestType'])
  const sent = await noteOf(account)
  expect((await account.refuse(SaveCarouselNote, { ...sent, Category: 'Logo' })).fields).toMatchObject([{ Field: 'Category' }])
  const far = { ...sent, BuildingId: account.buildings[1]?.id ?? '' }
  expect((await account.refuse(SaveCarouselNote, far)).fields).toMatchObject([{ Field: 'Page' }])
  const theirs = await noteOf(other)
  expect((await account.refuse(SaveCarouselNote, { ...sent, Hub: theirs.Hub, Page: theirs.Page })).fields).toMatchObject([
    { Field: 'Page' },
  ])
  expect((await account.call(GetCarouselNotes, { filter: { gId: account.group.id } })).Total).toBe(0)
})

test('the hubs of a building with their pages, without codes that are out of service [B-CALL-033] [C-CALL-095]', async () => {
  const account = await world.newAccount()
  const asked = { gId: account.group.id, bId: account.building.id }
  await account.call(SaveQrCode, { ...placeOf(account), ...codeOf('Lobby') })
  const { QrCodeId } = await account.call(SaveQrCode, { ...placeOf(account), ...codeOf('Gone') })
  await account.call(RetireQrCode, { GroupId: account.group.id, QrCodeId })
  const { Hubs } = await account.call(GetNoteHubs, asked)
  expect(Hubs.map(one => [one.QrName, one.Items.length])).toEqual([['Lobby', 1]])
})

test('what a note asks for is said otherwise; it is answered, closed and opened again, each from its states only [B-CALL-036] [C-CALL-098]', async () => {
  const account = await world.newAccount()
  const at = await addNote(account)
  const read = async () => (await account.call(GetCarouselNotes, { filter: { gId: account.group.id } })).Notes[0]
  const changed = await account.call(UpdateNoteRequestType, { ...at, RequestType: 'Question' })
  expect(await read()).toMatchObject({ RequestType: 'Question', Version: changed.Version })
  expect((await account.refuse(UpdateNoteRequestType, { ...at, RequestType: 'Change' })).code).toBe('sys.obj.cfl')
  expect((await account.refuse(AnswerNote, { ...at, Version: changed.Version, Answer: ' ' })).fields).toMatchObject([{ Field: 'Answer' }])
  const answered = await account.call(AnswerNote, { ...at, Version: changed.Version, Answer: 'Mended.' })
  expect(await read()).toMatchObject({ Status: 'Answered', Answer: 'Mended.', AnsweredBy: expect.any(String) })
  const closed = await account.call(CloseNote, { ...at, Version: answered.Version })
  expect(await account.refuse(AnswerNote, { ...at, Version: closed.Version, Answer: 'Again' })).toMatchObject({
    message: noteMessages.answered,
  })
  const open = await account.call(ReopenNote, { ...at, Version: closed.Version })
  expect(await account.refuse(ReopenNote, { ...at, Version: open.Version })).toMatchObject({ message: noteMessages.open })
  const { Link } = await account.call(GetNotepadLink, { gId: account.group.id, bId: account.building.id, type: 'ContentProof' })
  expect(Link).toMatch(/^https?:\/\//)
})
