import type { Paper } from '../../base/papers/model.ts'

/** All notes of one kind of a building on paper. */
export const notepadPaper = {
  key: 'MasterNotepad',
  title: { en: 'Master Notepad', es: 'Bloc de notas maestro', fr: 'Bloc-notes principal' },
  path: '/pdfMasterNotepad/{gId}/{bId}/{type}',
  scope: 'building',
  may: 'MasterNotepad',
  linkDays: 7,
} as const satisfies Paper

/** The address of that paper. */
export const notepadPath = ({ gId, bId, type }: { gId: string; bId: string; type: string }): string =>
  `/pdfMasterNotepad/${gId}/${bId}/${type}`
