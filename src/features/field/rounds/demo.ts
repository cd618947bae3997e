import { and, eq, isNotNull } from 'drizzle-orm'
import { uuidv7 } from '../../../platform/db/uuidv7.ts'
import { type DemoMaking, demoPart, requireNoProblems } from '../../../platform/demo/part.ts'
import { nextCode } from '../../base/fields/rules.ts'
import { buildingsDemo, type MadeBuilding } from '../../property/buildings/demo.ts'
import { contact } from '../../property/contacts/tables.ts'
import { withPhoto } from '../equipment/questions.ts'
import { equipment, questionTemplate } from '../equipment/tables.ts'
import { type DemoRound, listDemoRounds } from './demo/rounds.ts'
import { makeDues } from './keepDues.server.ts'
import { RoundSettings, RoundStop } from './model.ts'
import { findRoundProblems } from './rules.ts'
import { addRound, keepVersion } from './save.server.ts'
import { round } from './tables.ts'

type Piece = typeof equipment.$inferSelect
const DAY = 86_400_000

/** Rounds of all types over the buildings, with stops at their equipment, given to their engineers, due from now on. */
export const roundsDemo = demoPart('field/rounds', async making => {
  for (const [i, made] of buildingsDemo.made(making).entries()) making.count({ round: await makeRounds(making, made, i) })
})

const makeRounds = async (making: DemoMaking, made: MadeBuilding, nth: number): Promise<number> => {
  const { tx, to, site } = making
  const { GroupId, BuildingId } = made
  const here = and(eq(equipment.GroupId, GroupId), eq(equipment.BuildingId, BuildingId))
  const pieces = await tx.select().from(equipment).where(here).orderBy(equipment.SignId)
  const asked = await readQuestions(making, made)
  const walkers = await tx
    .select({ UserId: contact.UserId })
    .from(contact)
    .where(and(eq(contact.GroupId, GroupId), eq(contact.BuildingId, BuildingId), isNotNull(contact.UserId)))
    .orderBy(contact.id)
  const madeAt = new Date(to.getTime() - 60 * DAY)
  const place = { tx, GroupId, BuildingId, secret: site.secret, now: to, audit: () => {} }
  const rounds = listDemoRounds(nth)
  for (const [i, one] of rounds.entries()) {
    const settings = settingsOf(one, to)
    const stops = stopsOf(one, pieces).map(piece => stopAt(piece, asked))
    requireNoProblems(`round ${one.name}`, findRoundProblems({ ...settings, Stops: stops }))
    const record = await addRound(place, BuildingId, settings, stops, { CreatedDate: madeAt, ModifiedDate: madeAt })
    await keepVersion({ tx, GroupId, actor: null }, record, settings, stops)
    await makeDues({ tx, GroupId, now: to }, [record])
    const AssignerId = walkers[i % Math.max(1, walkers.length)]?.UserId ?? null
    await tx
      .update(round)
      .set({ AssignerId })
      .where(and(eq(round.GroupId, GroupId), eq(round.id, record.id)))
  }
  return rounds.length
}

const readQuestions = async ({ tx }: DemoMaking, { GroupId, BuildingId }: MadeBuilding) => {
  const here = and(eq(questionTemplate.GroupId, GroupId), eq(questionTemplate.BuildingId, BuildingId))
  const rows = await tx.select().from(questionTemplate).where(here)
  return new Map(rows.map(one => [one.Type, one]))
}

const settingsOf = ({ name, type, schedule, inspectionType, minutes, note, switches }: DemoRound, to: Date): RoundSettings =>
  RoundSettings.parse({
    RoundType: type,
    QrName: name,
    ...schedule,
    InspectionType: inspectionType ?? null,
    DueDate: schedule.Frequency === 'Recurring' ? new Date(to.getTime() - 60 * DAY).toISOString().slice(0, 10) : null,
    EstimatedTime: minutes,
    InstallationNote: note,
    ...switches,
  })

/** The pieces at which a round stops: those of its types, else the first of the building. */
const stopsOf = ({ stopsAt, most }: DemoRound, pieces: readonly Piece[]): readonly Piece[] => {
  const own = pieces.filter(one => stopsAt.includes(one.Type))
  return (own.length > 0 ? own : pieces.slice(0, 2)).slice(0, most)
}

const stopAt = (piece: Piece, asked: Awaited<ReturnType<typeof readQuestions>>): RoundStop => {
  const template = asked.get(piece.Type)
  const keyed = (template?.Fields ?? []).map(one => ({ ...one, Key: `${template?.id}.${one.Code}` }))
  return RoundStop.parse({
    StopId: uuidv7(),
    EquipmentId: piece.id,
    EquipmentName: piece.EquipmentName,
    EquipmentType: piece.Type,
    StopType: piece.StopType,
    Floor: piece.Floor,
    MechanicalSpace: piece.MechanicalSpaceId,
    TagType: piece.TagType,
    SignId: String(piece.SignId),
    QrCodeId: piece.QrCodeId,
    FormTemplateId: template?.id ?? null,
    FormTemplateFields: withPhoto(keyed, nextCode),
  })
}
