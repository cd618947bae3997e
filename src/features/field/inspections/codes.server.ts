import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { oneOf } from '../../../platform/db/page.ts'
import type { GroupCtx } from '../../../platform/handle.ts'
import { qrCode } from '../../codes/qr/tables.ts'
import type { RoundStop } from '../rounds/model.ts'
import type { StopWalked } from './items.ts'

/** Judges proofs of stops by their codes: what was read is the address of the code, or its sign was typed; a photo proves nothing by itself. `hashes`: what phones know codes by. */
export const readCodes = async ({ tx, GroupId }: Pick<GroupCtx, 'tx' | 'GroupId'>, stops: readonly RoundStop[]) => {
  const rows = await tx
    .select({ id: qrCode.id, Address: qrCode.Address, SignId: qrCode.SignId })
    .from(qrCode)
    .where(
      and(
        eq(qrCode.GroupId, GroupId),
        oneOf(
          qrCode.id,
          stops.flatMap(one => one.QrCodeId ?? []),
        ),
      ),
    )
  const codes = new Map(rows.map(one => [one.id, one]))
  const proves = ({ QrCodeId }: RoundStop, proof: StopWalked['proof']): boolean => {
    const code = codes.get(QrCodeId ?? '')
    if (!code || !proof) return false
    if (proof.By === 'SignId') return proof.Read.trim() === String(code.SignId)
    return proof.By !== 'Photo' && proof.Read.trim().toUpperCase() === code.Address
  }
  const hashes = stops.flatMap(({ StopId, QrCodeId }) => {
    const code = codes.get(QrCodeId ?? '')
    return code ? [{ StopId, Hash: createHash('sha256').update(`${GroupId}${code.Address}`).digest('hex') }] : []
  })
  return { proves, hashes }
}
