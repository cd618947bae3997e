import { and, eq, ne } from 'drizzle-orm'
import type { Output, Parsed } from '../../../core/call.ts'
import { foldText, nameKey } from '../../../core/fold.ts'
import { invalid, notFound } from '../../../core/problem.ts'
import { addRecord, lockRecord, requireVersion, saveRecord } from '../../../platform/db/record.ts'
import { uuidv7 } from '../../../platform/db/uuidv7.ts'
import type { Ctx } from '../../../platform/handle.ts'
import { definitions } from '../../codes/functionalities/definitions.ts'
import { lockQrCodes, moveQrCodes, tellQrCodes } from '../../codes/qr/bulk.server.ts'
import { insertQrCodes } from '../../codes/qr/insertMany.server.ts'
import { insertPrintSettings } from '../../signs/printing/insert.server.ts'
import { photoText } from '../equipment/questions.ts'
import { roundSavedEvent, type SaveRound } from './contract.ts'
import { remakeDues } from './keepDues.server.ts'
import type { RoundSettings, RoundStop } from './model.ts'
import { readPrint } from './printed.ts'
import { isInspection } from './roundTypes.ts'
import { roundMessages } from './rules.ts'
import { type RoundPlace, settleStops } from './stops.server.ts'
import { round, roundStop, roundVersion } from './tables.ts'

type Sent = Parsed<typeof SaveRound>
export type RoundRecord = typeof round.$inferSelect

/** Makes a round with its code, or saves it over the version that was read: a new version of its settings and stops, and the dues that follow. */
export const saveRound = async (ctx: Ctx<'building'>, sent: Sent): Promise<Output<typeof SaveRound>> => {
  const { GroupId: _group, BuildingId, RoundId, Version, Stops: sentStops, ...sentSettings } = sent
  const Settings = tidySettings(sentSettings)
  const before = RoundId ? await lockRound(ctx, BuildingId, RoundId) : null
  if (before) requireVersion(before, Version)
  if (before && before.RoundType !== Settings.RoundType) throw invalid([{ Field: 'RoundType', Message: roundMessages.otherType }])
  await requireFreeName(ctx, Settings.QrName, before?.id)
  const Stops = await settleStops(ctx, sentStops)
  const saved = before ? await changeRound(ctx, before, Settings, Stops) : await addRound(ctx, BuildingId, Settings, Stops)
  await keepVersion(ctx, saved, Settings, Stops)
  await remakeDues(ctx, saved)
  await ctx.publish(roundSavedEvent, { RoundId: saved.id, BuildingId })
  return { RoundId: saved.id, Version: saved.Version, Number: saved.Number, QrId: saved.QrCodeId }
}

const tidySettings = (sent: RoundSettings): RoundSettings => ({ ...sent, QrName: sent.QrName.trim() })

/** A round in use of a building, locked. Throws `sys.obj.nof`. */
export const lockRound = async (ctx: Pick<Ctx, 'tx'> & { GroupId: string }, BuildingId: string, id: string): Promise<RoundRecord> => {
  const row = await lockRecord(ctx, round, and(eq(round.GroupId, ctx.GroupId), eq(round.BuildingId, BuildingId), eq(round.id, id)))
  if (row.Retired) throw notFound()
  return row
}

const requireFreeName = async ({ tx, GroupId, BuildingId }: Ctx<'building'>, name: string, own: string | undefined): Promise<void> => {
  if (await findNamed({ tx, GroupId }, BuildingId, name, own)) throw invalid([{ Field: 'QrName', Message: roundMessages.sameName }])
}

/** The round in use of a building that has a name; `but`: not this one. */
export const findNamed = async (
  { tx, GroupId }: Pick<RoundPlace, 'tx' | 'GroupId'>,
  BuildingId: string,
  name: string,
  but?: string,
): Promise<string | null> => {
  const [same] = await tx
    .select({ id: round.id })
    .from(round)
    .where(
      and(
        eq(round.GroupId, GroupId),
        eq(round.BuildingId, BuildingId),
        eq(round.Retired, false),
        eq(round.NameKey, nameKey(name)),
        but ? ne(round.id, but) : undefined,
      ),
    )
  return same?.id ?? null
}

/** What lists read of a round's settings and stops. */
const columnsOf = (Settings: RoundSettings, Stops: readonly RoundStop[]) => {
  const { RoundType, QrName, Frequency, Times, Period, DueDate, InstallationNote } = Settings
  const names = Stops.map(stop => stop.EquipmentName.trim())
  return {
    RoundType,
    QrName,
    Frequency,
    Times,
    Period,
    DueDate,
    InstallationNote,
    NameKey: nameKey(QrName),
    EquipmentName: names.slice(0, 10).join(', ').slice(0, 500),
    StopCount: Stops.length,
    Steps: stepsOf(Stops),
    SearchText: foldText([QrName, InstallationNote, ...names].join('\n').slice(0, 4000)),
  }
}

const mostSteps = 8
const stepsOf = (Stops: readonly RoundStop[]) => {
  const asked = Stops.flatMap(stop => stop.FormTemplateFields.filter(({ QuestionType }) => QuestionType !== 'TakePhoto'))
  const texts = new Map(asked.map(({ Question: { en, es, fr } }) => [en, { en, es: es || en, fr: fr || en }]))
  return (texts.size > 0 ? [...texts.values()] : [photoText]).slice(0, mostSteps)
}

/** Makes a round and the code with which it begins. `stamps`: when it was made, if not now. */
export const addRound = async (
  ctx: RoundPlace & Pick<Ctx, 'audit'>,
  BuildingId: string,
  Settings: RoundSettings,
  Stops: readonly RoundStop[],
  stamps: { CreatedDate?: Date; ModifiedDate?: Date } = {},
): Promise<RoundRecord> => {
  const { tx, GroupId, secret } = ctx
  const id = uuidv7()
  const { Label, Icon, QrType } = definitions.RoundInspection
  const item = {
    Name: { en: Label.en, es: Label.es },
    Icon,
    FunctionalityType: 'RoundInspection' as const,
    QrType,
    TemplateFormData: { RoundId: id },
  }
  const place = { Location: '', Floor: '', Unit: '', InstallationNote: Settings.InstallationNote }
  const Placement = isInspection(Settings.RoundType) ? ('Inspection' as const) : ('Round' as const)
  const [code] = await insertQrCodes(tx, secret, { GroupId, BuildingId }, [
    { ...place, ...stamps, QrName: Settings.QrName, QrType, Placement, Items: [item] },
  ])
  if (!code) throw new Error('a round has a code')
  await insertPrintSettings({ tx, GroupId, BuildingId }, readPrint(Settings, { QrCodeId: code.QrCodeId, QrType }))
  const columns = { ...columnsOf(Settings, Stops), id, GroupId, BuildingId, QrCodeId: code.QrCodeId, ...stamps }
  return addRecord(ctx, round, columns, { Object: 'field_round', unique: 'QrName' })
}

const changeRound = async (
  ctx: Ctx<'building'>,
  before: RoundRecord,
  Settings: RoundSettings,
  Stops: readonly RoundStop[],
): Promise<RoundRecord> => {
  const columns = { ...columnsOf(Settings, Stops), Number: before.Number + 1 }
  const { Version } = await saveRecord(ctx, round, before, columns, { Object: 'field_round' })
  if (before.QrName !== Settings.QrName) await renameCode(ctx, before.QrCodeId, Settings.QrName)
  return { ...before, ...columns, Version }
}

const renameCode = async (ctx: Ctx<'building'>, QrCodeId: string, QrName: string): Promise<void> => {
  const codes = await lockQrCodes(ctx, [QrCodeId])
  await moveQrCodes(
    ctx,
    codes.map(({ id, Location, Floor, InstallationNote }) => ({ id, Location, Floor, InstallationNote, QrName })),
  )
  await tellQrCodes(ctx, [QrCodeId])
}

/** Keeps the settings and stops of a round as its next version; those that are there stay as they are. */
export const keepVersion = async (
  { tx, GroupId, actor }: Pick<RoundPlace, 'tx' | 'GroupId'> & { actor: Pick<Ctx<'group'>['actor'], 'UserId' | 'FullName'> | null },
  { id: RoundId, BuildingId, Number }: RoundRecord,
  Settings: RoundSettings,
  Stops: readonly RoundStop[],
): Promise<void> => {
  const by = { UserId: actor?.UserId ?? null, FullName: actor?.FullName ?? '' }
  await tx.insert(roundVersion).values({ GroupId, RoundId, BuildingId, Number, Settings, Stops, ...by })
  await tx.delete(roundStop).where(and(eq(roundStop.GroupId, GroupId), eq(roundStop.RoundId, RoundId)))
  const rows = Stops.map(({ StopId, StopType, EquipmentType, MechanicalSpace, QrCodeId }, Position) => ({
    GroupId,
    RoundId,
    BuildingId,
    StopId,
    Position,
    QrCodeId,
    StopType,
    EquipmentType,
    MechanicalSpaceId: MechanicalSpace,
  }))
  if (rows.length > 0) await tx.insert(roundStop).values(rows)
}
