import { codeOf, placeOf } from '../../../../test/support/write.ts'
import type { FeatureWays } from '../../../../test/ways.ts'
import type { Account } from '../../../../test/world.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { SaveQrCode } from '../../codes/qr/contract.ts'
import { AnswerNote, CloseNote, ReopenNote, SaveCarouselNote, SavePrintProofNote, UpdateNoteRequestType } from './contract.ts'
import { proofNote } from './tables.ts'

/** A note as it is sent, on a new code of the account’s building. */
export const noteOf = async (account: Account, Category = 'Text') => {
  const { QrCodeId, TemplateIds } = await account.call(SaveQrCode, { ...placeOf(account), ...codeOf('Menu') })
  return {
    ...placeOf(account),
    Note: 'Wrong hours',
    Category,
    RequestType: 'Correction',
    Hub: QrCodeId,
    Page: TemplateIds[0] ?? '',
  } as const
}
/** A note that was written. */
export const addNote = async (account: Account) => {
  const { acId, Version } = await account.call(SaveCarouselNote, await noteOf(account))
  return { ...placeOf(account), NoteId: acId, Version }
}

/** How tests make what this feature keeps. */
export const ways: FeatureWays = {
  writes: () => [
    { call: SaveCarouselNote, open: async account => noteOf(account).then(sent => ({ input: Note => ({ ...sent, Note }) })) },
    { call: SavePrintProofNote, open: async account => noteOf(account, 'Logo').then(sent => ({ input: Note => ({ ...sent, Note }) })) },
  ],
  saves: () => [
    [
      'request type of a note',
      {
        call: UpdateNoteRequestType,
        open: async account =>
          addNote(account).then(at => ({ input: text => ({ ...at, RequestType: text === 'mine' ? 'Change' : 'Question' }) })),
      },
    ],
    [
      'answer to a note',
      { call: AnswerNote, open: async account => addNote(account).then(at => ({ input: Answer => ({ ...at, Answer }) })) },
    ],
    ['closing of a note', { call: CloseNote, open: async account => addNote(account).then(at => ({ input: () => at })) }],
    [
      'reopening of a note',
      {
        call: ReopenNote,
        open: async account => {
          const at = await addNote(account)
          const { Version } = await account.call(CloseNote, at)
          return { input: () => ({ ...at, Version }) }
        },
      },
    ],
  ],
  rows: account => {
    const gId = account.group.id
    const place = { GroupId: gId, BuildingId: account.building.id }
    const note = (Type: 'ContentProof' | 'SignProof') => (tx: Tx, n: number) =>
      tx.insert(proofNote).values({
        ...place,
        Type,
        Note: `Note ${n}`,
        Category: 'Text',
        RequestType: 'Change',
        QrName: 'Hub',
        ButtonName: 'Page',
        FullName: 'Jo',
      })
    return {
      'Survey/GetCarouselNotes': { filter: { gId }, add: note('ContentProof') },
      'PrintManagement/GetPrintProofNotes': { filter: { gId }, add: note('SignProof') },
    }
  },
  menu: {
    'Master Notepad': { may: ['ManageLibraries', 'MasterNotepad'], calls: [SaveCarouselNote, SavePrintProofNote] },
  },
}
