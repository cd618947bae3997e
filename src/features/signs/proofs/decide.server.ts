import { and, eq, sql } from 'drizzle-orm'
import type { Parsed } from '../../../core/call.ts'
import { hints, misfit } from '../../../core/hints.ts'
import { invalid, notFound, Refusal } from '../../../core/problem.ts'
import { isNamed } from '../../../platform/db/page.ts'
import { updateRecord } from '../../../platform/db/record.ts'
import { requireMove } from '../../../platform/db/state.ts'
import type { Ctx } from '../../../platform/handle.ts'
import { qrCode } from '../../codes/qr/tables.ts'
import { addProofNote } from '../notepad/notes.server.ts'
import type { SavePrintSettings } from '../printing/contract.ts'
import { provenOption } from '../printing/proven.server.ts'
import { proofMoves } from './moves.ts'
import { findProof } from './proofs.server.ts'
import { proofMessages } from './rules.ts'
import { signProofItem as item, signProof } from './tables.ts'

/** Decides a sign of the review that is with the client: over the version that was read, so that of two who decide one the second is told. */
export const decideSign = async (
  ctx: Ctx<'building'>,
  { QrName, Version, Approve, PrintSettings, Notes = [] }: Parsed<typeof SavePrintSettings>,
) => {
  const { tx, GroupId } = ctx
  const proof = await findProof(ctx, undefined, true)
  if (!proof || !Approve) throw notFound()
  requireMove(ctx, proof, proofMoves.decide)
  const [found] = await tx
    .select({ row: item, QrName: qrCode.QrName })
    .from(item)
    .innerJoin(qrCode, and(eq(qrCode.GroupId, GroupId), eq(qrCode.id, item.QrCodeId)))
    .where(and(eq(item.GroupId, GroupId), eq(item.ProofId, proof.id), isNamed(qrCode.QrName, QrName), eq(qrCode.Retired, false)))
    .orderBy(qrCode.SignId)
    .limit(1)
  if (!found) throw invalid([misfit('QrName', hints.choice)])
  const { row } = found
  if (row.Version !== Version) throw new Refusal('sys.obj.cfl', proofMessages.decided)
  const AlternativeId = PrintSettings[0]?.SettingId ?? ''
  if (AlternativeId !== '') await provenOption(ctx, AlternativeId, 'PrintSettings.0.SettingId')
  const DecidedBy = ctx.actor.Kind === 'Anonymous' ? proof.Recipients.join(', ') : ctx.actor.FullName
  const decided = { Approve, AlternativeId: AlternativeId === row.SettingId ? '' : AlternativeId, DecidedBy, DecidedDate: ctx.now }
  const saved = await updateRecord(ctx, item, row, decided)
  for (const Note of Notes.filter(one => one.trim() !== ''))
    await addProofNote(ctx, { ProofId: proof.id, QrCodeId: row.QrCodeId, QrName: found.QrName, FullName: DecidedBy, Note })
  ctx.audit({
    Object: 'sign_proof',
    ObjectId: proof.id,
    Before: { QrName: found.QrName, Approve: row.Approve },
    After: { QrName: found.QrName, Approve, Alternative: decided.AlternativeId },
  })
  await approveWhole(ctx, proof)
  return { QrCodeId: row.QrCodeId, Version: saved.Version }
}

/** A review is approved once each of its signs is. */
const approveWhole = async (ctx: Ctx<'building'>, proof: typeof signProof.$inferSelect): Promise<void> => {
  const [open] = await ctx.tx
    .select({ id: item.id })
    .from(item)
    .innerJoin(qrCode, and(eq(qrCode.GroupId, ctx.GroupId), eq(qrCode.id, item.QrCodeId)))
    .where(
      and(
        eq(item.GroupId, ctx.GroupId),
        eq(item.ProofId, proof.id),
        eq(qrCode.Retired, false),
        sql`${item.Approve} is distinct from 'Approve'`,
      ),
    )
    .limit(1)
  if (open) return
  await updateRecord(ctx, signProof, proof, { Status: 'Approved', DueDate: null })
  ctx.audit({ Object: 'sign_proof', ObjectId: proof.id, Before: { Status: proof.Status }, After: { Status: 'Approved' } })
}
