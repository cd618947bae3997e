import { and, eq, type SQL } from 'drizzle-orm'
import { anyHolds, isNamed } from '../../../platform/db/page.ts'
import type { GroupCtx } from '../../../platform/handle.ts'
import type { QrCodeFilter } from './contract.ts'
import { codesInScope } from './data.ts'
import { qrCode } from './tables.ts'

/** The codes that the caller sees and a filter of their list finds. */
export const wantedCodes = (ctx: GroupCtx, { EntityType, QrType, text, Name, Retired = false }: QrCodeFilter): SQL | undefined =>
  and(
    codesInScope(ctx),
    eq(qrCode.Retired, Retired),
    EntityType ? eq(qrCode.EntityType, EntityType) : undefined,
    QrType ? eq(qrCode.QrType, QrType) : undefined,
    Name?.trim() ? isNamed(qrCode.QrName, Name) : undefined,
    text?.trim() ? anyHolds(searched, text.trim()) : undefined,
  )

const searched = [qrCode.QrName, qrCode.SignId, qrCode.Location, qrCode.InstallationNote, qrCode.Address]
