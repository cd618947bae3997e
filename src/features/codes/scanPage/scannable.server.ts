import type pg from 'pg'
import type { Localized } from '../../../core/call.ts'
import type { FileRef } from '../../../core/fileRef.ts'
import type { GroupId } from '../../../core/ids.ts'
import type { Language } from '../../../core/words.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { FormField, ScanFiles } from '../../base/fields/model.ts'
import type { building } from '../../property/buildings/tables.ts'
import type { Happened } from '../../property/notifications/tell.server.ts'
import type { PinType } from '../../property/pins/model.ts'
import type { ItemRules } from './itemRules.ts'
import type { HubLook, ScanBrand, Typed } from './model.ts'

export type CodeItem = {
  readonly id: string
  readonly Name: Localized
  readonly Icon: string
  readonly FunctionalityType: string
  readonly QrType: string
  readonly Form: Readonly<Record<string, unknown>>
  /** Where the item leads without a page of ours; null: to its page. */
  readonly leadsTo: string | null
  /** Who may open it, and when. */
  readonly Rules: ItemRules
  /** The number by which addresses of before ids name it; -1: none. */
  readonly LinkNumber: number
  /** All seats were taken when the code was read, so that its page says so before anything is filled in. */
  readonly full: boolean
}
/** An item of another code of the same building, and the path of its page. */
export type CodeLink = { readonly HubId: string; readonly ItemId: string; readonly path: string }
/** A PIN of the building, as it is kept. */
export type CodePin = { readonly Type: PinType; readonly CodeHash: string }
/** All that a scan needs to know of a printed code. */
export type Code = {
  readonly Address: string
  readonly GroupId: GroupId
  readonly QrCodeId: string
  readonly QrName: string
  readonly QrType: string
  readonly EntityType: string
  readonly Location: string
  readonly Floor: string
  /** Out of use, by itself or with its building or its account. */
  readonly Retired: boolean
  /** When it is paused, in epoch ms. */
  readonly PausedFrom: number | null
  readonly PausedUntil: number | null
  /** The address of the replacement code, with its beginning and end in epoch ms. */
  readonly leadsOn: { readonly Address: string; readonly ReplacedFrom: number | null; readonly ReplacedUntil: number | null } | null
  /** What visitors read while it is out of use, by language, and where they may go on. */
  readonly Notice: { readonly en: string; readonly es: string; readonly fr: string; readonly Link: string } | null
  readonly HubLook: HubLook
  readonly items: readonly CodeItem[]
  /** The PINs of its building, where one of its items asks for one. */
  readonly pins: readonly CodePin[]
  /** Where the items of other codes are that its pages lead to. */
  readonly links: readonly CodeLink[]
  readonly building: typeof building.$inferSelect
  readonly brand: ScanBrand
}

/** A page as it is opened: an empty form, or one that comes back with its problems. */
export type Opening = {
  readonly code: Code
  readonly item: CodeItem
  readonly language: Language
  readonly values: Typed
  readonly problems: Typed
  readonly files?: ScanFiles
}
/** Files of a form that were taken, and are proven to be of its visit, by the codes of their fields. */
export type AnswerFiles = Readonly<Record<string, readonly Pick<FileRef, 'FileId' | 'Name'>[]>>
export type Answer = {
  /** Of what is sent for the first time: the id of the request that it becomes. */
  readonly RequestId: string
  readonly code: Code
  readonly item: CodeItem
  readonly language: Language
  readonly values: Typed
  readonly files: AnswerFiles
  readonly now: Date
}

/** The transaction that stores an answer; notifications exist exactly if it commits. */
export type Storing = {
  readonly tx: Tx
  readonly client: pg.PoolClient
  /** Notifies the people it concerns. */
  readonly tell: (happened: Omit<Happened, 'GroupId'>) => Promise<void>
}

/** Thrown while an answer is kept: what only the other answers know, at its fields and in the visitor's language. Nothing is kept. */
export class AnswerRefused extends Error {
  readonly problems: Typed
  constructor(problems: Typed) {
    super('An answer cannot be taken.')
    this.problems = problems
  }
}

/** A functionality for the visitor who scans its code; `C` is the content of its page. */
export type Scannable<C = unknown> = {
  /** Where it leads at once, without a page. */
  leadsTo?: (form: CodeItem['Form']) => string | null
  /** Codes of the same building whose items its page leads to, by their ids. */
  hubs?: (form: CodeItem['Form']) => readonly string[]
  /** Its page: the folder whose `Scan.tsx` shows it, the title of the document, and what `Scan` shows. */
  page?: (opening: Opening) => { view: string; title: string; content: C; takes?: readonly string[] }
  /** Whether an answer says that it did not go well: then its visitor reads what happens next, and no thanks. */
  isLow?: (values: Typed) => boolean
  /** The form's own words of thanks. */
  thanks?: (opening: Pick<Opening, 'item' | 'language'>) => string | null
  /** Whether a name is a field of its form; another is refused. */
  isField?: (name: string) => boolean
  /** Fields of its form that ask for files. */
  filesIn?: (form: CodeItem['Form']) => readonly FormField[]
  /** Problems of an answer by field, in the visitor's language; none: it may be stored. */
  problems?: (answer: Answer) => Typed
  /** The e-mail address that was left in a form of fixed fields; where its fields are data, the one that means it is found. */
  address?: (answer: Pick<Answer, 'item' | 'values'>) => string | null
  /** What is sent becomes a request, whose page the visitor is led to; else an answer, one a visit. */
  request?: true
  /** Keeps an answer: its page is a form. */
  store?: (db: Storing, answer: Answer) => Promise<void>
  /** Whether an answer depends on the answers of others, as with limited seats: then each is stored in its own transaction. Default: true. */
  alone?: (form: CodeItem['Form']) => boolean
  /** Buttons of its page whose taps are counted: what the page tells, and how the statistics name it. */
  buttons?: Readonly<Record<string, string>>
}
