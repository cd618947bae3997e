import { and, count, eq, sql } from 'drizzle-orm'
import type { Parsed } from '../../../core/call.ts'
import { hints, misfit } from '../../../core/hints.ts'
import { invalid, notFound } from '../../../core/problem.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { anyHolds, byName, orderOf, pageOf } from '../../../platform/db/page.ts'
import { lockRecord, requireVersion } from '../../../platform/db/record.ts'
import { seenBy } from '../../../platform/db/tenantTable.ts'
import { rowsAndTotal, totalOf } from '../../../platform/db/totals.ts'
import type { Ctx, GroupCtx } from '../../../platform/handle.ts'
import { qrCode, qrItem } from '../../codes/qr/tables.ts'
import { inUse } from '../../property/buildings/data.ts'
import { building } from '../../property/buildings/tables.ts'
import type { GetCarouselNotes, SaveCarouselNote } from './contract.ts'
import type { ProofType } from './model.ts'
import { proofNote } from './tables.ts'

type NotesCall = typeof GetCarouselNotes // the calls of both lists have one type
const sorts = {
  CreatedDate: proofNote.CreatedDate,
  Category: proofNote.Category,
  RequestType: proofNote.RequestType,
  QrName: byName(sql`${proofNote.QrName}`),
  Status: proofNote.Status,
}

/** A page of the notes of one kind. */
export const listNotes = async (ctx: GroupCtx, call: NotesCall, Type: ProofType, asked: Parsed<NotesCall>) => {
  const { filter, sort = { field: 'CreatedDate', order: 'DESC' }, ...page } = asked
  const { text, Category, RequestType, Status } = filter
  const where = and(
    seenBy(ctx, proofNote),
    ctx.BuildingId ? eq(proofNote.BuildingId, ctx.BuildingId) : inUse(proofNote.BuildingId, ctx.GroupId),
    eq(proofNote.Type, Type),
    Category ? eq(proofNote.Category, Category) : undefined,
    RequestType ? eq(proofNote.RequestType, RequestType) : undefined,
    Status ? eq(proofNote.Status, Status) : undefined,
    text?.trim() ? anyHolds([proofNote.Note, proofNote.QrName, proofNote.ButtonName, proofNote.FullName], text.trim()) : undefined,
  )
  const { limit, offset } = pageOf(page)
  const rows = ctx.tx
    .select({ note: proofNote, BuildingName: building.Name })
    .from(proofNote)
    .innerJoin(building, and(eq(building.GroupId, ctx.GroupId), eq(building.id, proofNote.BuildingId)))
    .where(where)
    .orderBy(orderOf(sorts, sort, sql`${proofNote.id}`))
    .limit(limit)
    .offset(offset)
  const counted = () =>
    totalOf(ctx, { call, filter, tables: [proofNote, building] }, () => ctx.tx.select({ n: count() }).from(proofNote).where(where))
  const [found, total] = await rowsAndTotal(page, rows, counted)
  const Notes = found.map(({ note, BuildingName }) => ({
    ...note,
    BuildingName,
    CreatedDate: note.CreatedDate.getTime(),
    AnsweredDate: note.AnsweredDate?.getTime() ?? null,
  }))
  return { Notes, ...total }
}

/** Who wrote a note by the PIN of a building’s survey, which its team shares. */
const customerName = 'Customer'

/** Writes a note; hub and page are a code of the building and one of its items, kept by their names too. */
export const addNote = async (ctx: Ctx<'building'>, Type: ProofType, input: Parsed<typeof SaveCarouselNote>) => {
  const { Note, Category, RequestType, Hub, Page } = input
  if (RequestType === '') throw invalid([misfit('RequestType', hints.choice)])
  const { GroupId, BuildingId } = ctx
  const [about] = await ctx.tx
    .select({ QrName: qrCode.QrName, Name: qrItem.Name })
    .from(qrCode)
    .innerJoin(qrItem, and(eq(qrItem.GroupId, GroupId), eq(qrItem.QrCodeId, qrCode.id), sql`${qrItem.id} = ${Page || null}::uuid`))
    .where(and(eq(qrCode.GroupId, GroupId), eq(qrCode.BuildingId, BuildingId), sql`${qrCode.id} = ${Hub || null}::uuid`))
  if (!about) throw invalid([misfit('Page', hints.choice)])
  const values = {
    Type,
    Note: Note.trim(),
    Category,
    RequestType,
    QrCodeId: Hub,
    QrName: about.QrName,
    ItemId: Page,
    ButtonName: about.Name.en,
    AuthorId: ctx.actor.UserId,
    FullName: ctx.actor.Kind === 'Anonymous' ? customerName : ctx.actor.FullName,
  }
  const [made] = await ctx.tx
    .insert(proofNote)
    .values({ ...values, GroupId, BuildingId })
    .returning({ acId: proofNote.id, Version: proofNote.Version })
  if (!made) throw notFound()
  const { AuthorId: _who, FullName: _name, ...After } = values
  ctx.audit({ Object: 'proof_note', ObjectId: made.acId, After: { ...After, BuildingId } })
  return made
}

type ProofNote = { ProofId: string; QrCodeId: string; QrName: string; FullName: string; Note: string }
/** Writes what somebody wants changed of a sign under review; it stands in the notepad with all other notes. */
export const addProofNote = async (ctx: Ctx<'building'>, { FullName, ...about }: ProofNote): Promise<void> => {
  const { GroupId, BuildingId } = ctx
  const After = { ...about, Note: about.Note.trim(), BuildingId }
  const id = await insertProofNote(ctx.tx, { ...After, GroupId, FullName, AuthorId: ctx.actor.UserId })
  ctx.audit({ Object: 'proof_note', ObjectId: id, After })
}

type NewProofNote = ProofNote & { GroupId: string; BuildingId: string; AuthorId?: string | null; CreatedDate?: Date }
/** The same, told to no history. */
export const insertProofNote = async (tx: Tx, note: NewProofNote): Promise<string> => {
  const kind = { Type: 'SignProof', Category: 'OtherSign', RequestType: 'Change', SourceType: 'Proof', ButtonName: '' } as const
  const [made] = await tx
    .insert(proofNote)
    .values({ ...note, ...kind })
    .returning({ id: proofNote.id })
  if (!made) throw new Error('no note was made')
  return made.id
}

/** The notes of a review, oldest first. */
export const readProofNotes = ({ tx, GroupId }: Pick<Ctx<'building'>, 'tx' | 'GroupId'>, ProofId: string) =>
  tx
    .select()
    .from(proofNote)
    .where(and(eq(proofNote.GroupId, GroupId), eq(proofNote.ProofId, ProofId)))
    .orderBy(proofNote.CreatedDate, proofNote.id)

type Named = { NoteId: string; Version: number }
/** A note of the building, locked, at the version that was read. */
export const lockNote = async (ctx: Ctx<'building'>, { NoteId, Version }: Named) => {
  const which = and(eq(proofNote.GroupId, ctx.GroupId), eq(proofNote.BuildingId, ctx.BuildingId), eq(proofNote.id, NoteId))
  const note = await lockRecord(ctx, proofNote, which)
  requireVersion(note, Version)
  return note
}
