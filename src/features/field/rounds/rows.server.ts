import { and, eq, sql } from 'drizzle-orm'
import { oneOf } from '../../../platform/db/page.ts'
import type { GroupCtx } from '../../../platform/handle.ts'
import { linkPaper } from '../../base/papers/links.server.ts'
import { pictureUrl, webLink } from '../../codes/qr/rules.ts'
import { qrCode } from '../../codes/qr/tables.ts'
import { building } from '../../property/buildings/tables.ts'
import { contact } from '../../property/contacts/tables.ts'
import type { RoundRow } from './model.ts'
import { installationGuidePath } from './papers.ts'
import { roundTypeLabels } from './roundTypes.ts'
import type { RoundRecord } from './save.server.ts'
import { round, roundDue } from './tables.ts'

type GuideGiver = Pick<GroupCtx, 'GroupId' | 'now' | 'baseUrl' | 'secret' | 'actor' | 'language'>
type RoundReader = GuideGiver & Pick<GroupCtx, 'tx'>

/** What rows show of codes and buildings, looked up once for all rows of a page. */
const readAround = async ({ tx, GroupId }: RoundReader, ids: readonly string[]) => {
  const rows = await tx
    .select({ id: round.id, BuildingName: building.Name, Shifts: building.Shifts, Address: qrCode.Address, Version: qrCode.Version })
    .from(round)
    .innerJoin(qrCode, and(eq(qrCode.GroupId, GroupId), eq(qrCode.id, round.QrCodeId)))
    .innerJoin(building, and(eq(building.GroupId, GroupId), eq(building.id, round.BuildingId)))
    .where(and(eq(round.GroupId, GroupId), oneOf(round.id, ids)))
  return new Map(rows.map(row => [row.id, row]))
}

/** The names of users, as the contacts of the account have them. */
export const readNames = async ({ tx, GroupId }: Pick<RoundReader, 'tx' | 'GroupId'>, users: readonly string[]) => {
  if (users.length === 0) return new Map<string, { en: string }>()
  const { UserId, FullName } = contact
  const rows = await tx
    .select({ UserId, FullName })
    .from(contact)
    .where(and(eq(contact.GroupId, GroupId), oneOf(UserId, users)))
    .orderBy(contact.id)
  return new Map(rows.flatMap(one => (one.UserId ? [[one.UserId, one.FullName] as const] : [])))
}

/** When rounds were walked last and when they are due next, epoch ms. */
const readDates = async ({ tx, GroupId, now }: RoundReader, ids: readonly string[]) => {
  const { RoundId, Closed, ClosedDate, Ends } = roundDue
  const rows = await tx
    .select({
      RoundId,
      last: sql<string | null>`max(${ClosedDate}) filter (where ${Closed} = 'Completed')`,
      next: sql<string | null>`min(${Ends}) filter (where ${Closed} is null and ${Ends} > ${now})`,
    })
    .from(roundDue)
    .where(and(eq(roundDue.GroupId, GroupId), oneOf(RoundId, ids)))
    .groupBy(RoundId)
  const moment = (text: string | null) => (text === null ? null : new Date(text).getTime())
  return new Map(rows.map(({ RoundId: id, last, next }) => [id, { last: moment(last), next: moment(next) }]))
}

/** Records as rows of the list. */
export const roundRows = async (ctx: RoundReader, records: readonly RoundRecord[]): Promise<RoundRow[]> => {
  const ids = records.map(({ id }) => id)
  const around = await readAround(ctx, ids)
  const dates = await readDates(ctx, ids)
  const names = await readNames(
    ctx,
    records.flatMap(one => one.AssignerId ?? []),
  )
  return records.flatMap(({ id, AssignerId, ...record }) => {
    const of = around.get(id)
    if (!of) return []
    const { BuildingId, Version, RoundType, QrName, Frequency, Times, Period, DueDate, InstallationNote, EquipmentName } = record
    return [
      {
        BuildingId,
        Version,
        RoundType,
        QrName,
        Frequency,
        Times,
        Period,
        DueDate,
        InstallationNote,
        EquipmentName,
        RoundId: id,
        BuildingName: of.BuildingName,
        Shifts: of.Shifts.length,
        RoundTypeDisplayText: roundTypeLabels[RoundType],
        QrId: record.QrCodeId,
        StopCount: record.StopCount,
        Steps: [...record.Steps],
        Assigner: assignerOf(AssignerId, names),
        ImageUrl: pictureUrl(of.Address, of.Version),
        PointingUrl: webLink(ctx.baseUrl, of.Address),
        CompletedTicket: dates.get(id)?.last ?? null,
        NewTicket: dates.get(id)?.next ?? null,
        PdfPreview: linkGuide(ctx, { BuildingId, RoundId: id }),
        ModifiedDate: record.ModifiedDate.getTime(),
      },
    ]
  })
}

/** Who walks a round, by name; somebody who is no contact of the account has none. */
export const assignerOf = (UserId: string | null, names: ReadonlyMap<string, { en: string }>) =>
  UserId === null ? null : { UserId, Name: names.get(UserId) ?? { en: '' } }

const DAY = 86_400_000
/** The address of the installation guide of a round as a PDF, as the caller may give it on; '' for who is no user. */
export const linkGuide = (
  { baseUrl, secret, GroupId, actor, language, now }: GuideGiver,
  { BuildingId, RoundId }: { BuildingId: string; RoundId: string },
): string => {
  if (!actor.UserId) return ''
  const path = installationGuidePath({ gId: GroupId, bId: BuildingId, rId: RoundId })
  // The same address all day: a list that is read again has not changed.
  const today = new Date(now.getTime() - (now.getTime() % DAY))
  return linkPaper({ baseUrl, secret }, { GroupId, UserId: actor.UserId, path, language }, today)
}
