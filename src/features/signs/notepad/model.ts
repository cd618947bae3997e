import { Localized, uuid, z } from '../../../core/call.ts'
import type { Label } from '../../../core/labels.ts'
import type { RecordKind } from '../../base/history/model.ts'

/** What a note is about: the pages behind the codes, or the signs. */
export const proofTypes = ['ContentProof', 'SignProof'] as const
export type ProofType = (typeof proofTypes)[number]

/** States of a note: open, answered by who works on it, closed. */
export const noteStates = ['Open', 'Answered', 'Closed'] as const
export type NoteState = (typeof noteStates)[number]

const row = (en: string, es: string, fr: string): Label => ({ en, es, fr })
export const proofTypeLabels: Readonly<Record<ProofType, Label>> = {
  ContentProof: row('Content Proof', 'Prueba de contenido', 'Épreuve de contenu'),
  SignProof: row('Sign Proof', 'Prueba de rótulo', 'Épreuve de panneau'),
}

/** What is asked for. The documents keep this list elsewhere (B-BEHAV-094): these are what reviewers of print and web pages ask for. */
export const requestTypes = ['Correction', 'Change', 'Addition', 'Removal', 'Question'] as const
export type NoteRequestType = (typeof requestTypes)[number]
export const requestTypeLabels: Readonly<Record<NoteRequestType, Label>> = {
  Correction: row('Correction', 'Corrección', 'Correction'),
  Change: row('Change', 'Cambio', 'Modification'),
  Addition: row('Addition', 'Adición', 'Ajout'),
  Removal: row('Removal', 'Eliminación', 'Suppression'),
  Question: row('Question', 'Pregunta', 'Question'),
}

/** Categories of each kind of note (B-BEHAV-099: the documents keep the list elsewhere). */
export const noteCategories = {
  ContentProof: {
    Text: row('Text', 'Texto', 'Texte'),
    Translation: row('Translation', 'Traducción', 'Traduction'),
    Picture: row('Picture', 'Imagen', 'Image'),
    Link: row('Link', 'Enlace', 'Lien'),
    Contact: row('Contact', 'Contacto', 'Contact'),
    Layout: row('Layout', 'Disposición', 'Mise en page'),
    OtherContent: row('Other', 'Otro', 'Autre'),
  },
  SignProof: {
    SignText: row('Text', 'Texto', 'Texte'),
    Logo: row('Logo', 'Logotipo', 'Logo'),
    Color: row('Color', 'Color', 'Couleur'),
    Size: row('Size', 'Tamaño', 'Format'),
    Material: row('Material', 'Material', 'Matière'),
    Placement: row('Placement', 'Colocación', 'Pose'),
    OtherSign: row('Other', 'Otro', 'Autre'),
  },
} as const satisfies Record<ProofType, Record<string, Label>>

/** The history of a note, for who works on it. */
export const noteKind: RecordKind = {
  Object: 'proof_note',
  kind: { en: 'Note of the notepad', es: 'Nota del bloc', fr: 'Note du bloc-notes' },
  may: ['ManageLibraries'],
}

const all: Readonly<Record<string, Label>> = { ...noteCategories.ContentProof, ...noteCategories.SignProof }
/** The name of a category; the code itself where there is none. */
export const categoryLabel = (code: string): Label => all[code] ?? row(code, code, code)
/** The categories of a kind of note. */
export const categoriesOf = (type: ProofType): readonly string[] => Object.keys(noteCategories[type])

/** A note (B-FIELD-021). `FullName`: who wrote it. */
export const NoteRow = z.object({
  id: uuid(),
  BuildingId: uuid(),
  BuildingName: Localized(),
  CreatedDate: z.int(),
  Type: z.string(),
  Note: z.string(),
  Category: z.string(),
  RequestType: z.string(),
  ButtonName: z.string(),
  QrName: z.string(),
  SourceType: z.string(),
  CarouselId: z.nullable(uuid()),
  ProofId: z.nullable(uuid()),
  FullName: z.string(),
  Status: z.enum(noteStates),
  Answer: z.string(),
  AnsweredBy: z.string(),
  AnsweredDate: z.nullable(z.int()),
  Version: z.int(),
})
export type NoteRow = z.output<typeof NoteRow>
