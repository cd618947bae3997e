import { createHash } from 'node:crypto'
import { and, desc, eq } from 'drizzle-orm'
import { hints, misfit } from '../../../core/hints.ts'
import { invalid, notFound, Refusal } from '../../../core/problem.ts'
import { requireMove } from '../../../platform/db/state.ts'
import { noteFiles } from '../../../platform/files/fileUse.ts'
import type { Ctx } from '../../../platform/handle.ts'
import { answersOf, keepAnswer } from '../surveyAnswers/data.ts'
import { progressOf } from '../surveyAnswers/progress.ts'
import { shownPayload } from '../surveyAnswers/secrets.server.ts'
import { emptyPayload, isSection, type Payloads } from '../surveyAnswers/sections/sections.ts'
import { lockSurvey, type SurveyKept } from '../surveys/data.ts'
import { surveyMoves } from '../surveys/moves.ts'
import { buildingKind } from './building.server.ts'
import { type ChosenItem, type FoundItem, lacking, type TakeOverKind, type TakeOverPlace } from './kind.server.ts'
import type { TakeOverFill, TakeOverGroup, TakeOverItem } from './model.ts'
import { membersOf, peopleKind } from './people.server.ts'
import { takeOverMessages } from './rules.ts'
import { surveyTakeOver, type TakenOver } from './tables.ts'
import { tenantsKind } from './tenants.server.ts'
import { wifiKind } from './wifi.server.ts'

type BuildingCtx = Ctx<'building'>
export type TakeOverRow = typeof surveyTakeOver.$inferSelect

/** Which groups a kind takes over, in the order of the page. */
const kinds: readonly { groups: readonly TakeOverGroup[]; kind: TakeOverKind }[] = [
  { groups: ['BasicInfo', 'Branding'], kind: buildingKind },
  { groups: ['Contacts', 'Employees'], kind: peopleKind },
  { groups: ['Tenants'], kind: tenantsKind },
  { groups: ['Wifi'], kind: wifiKind },
]
/** Sections that a group is made of; the others stay with the survey. */
const homes: readonly string[] = ['BasicPropertyInfo', 'Branding', 'Contacts', 'Employees', 'Connectivities']

/** What of a survey can be taken over, with the names of what stays with it, and its take-overs, the newest first. */
export const readTakeOver = async (ctx: BuildingCtx, SurveyId: string) => {
  const [rows, runs] = await Promise.all([answersOf(ctx, SurveyId), runsOf(ctx, SurveyId)])
  const answers: Partial<Payloads> = {}
  for (const { Section, Payload } of rows)
    if (isSection(Section)) {
      const stored = { ...emptyPayload(Section), ...Object(Payload) } // as it was stored
      Object.assign(answers, { [Section]: shownPayload(ctx.secret, Section, stored, true) })
    }
  const place: TakeOverPlace = { ctx, answers, taken: runs.filter(one => !one.UndoneDate).flatMap(({ Taken }) => Taken) }
  const Kept = rows.map(({ Section }) => Section).filter(name => !homes.includes(name))
  return { place, runs, Kept, rows }
}

const runsOf = ({ tx, GroupId }: BuildingCtx, SurveyId: string): Promise<TakeOverRow[]> =>
  tx
    .select()
    .from(surveyTakeOver)
    .where(and(eq(surveyTakeOver.GroupId, GroupId), eq(surveyTakeOver.SurveyId, SurveyId)))
    .orderBy(desc(surveyTakeOver.CreatedDate), desc(surveyTakeOver.id))

/** Every answer of the customer that a building can store, beside the building's current value. */
export const findItems = async (place: TakeOverPlace): Promise<TakeOverItem[]> => {
  const items: TakeOverItem[] = []
  for (const { kind } of kinds) items.push(...(await kind.find(place)).map(one => ({ ...one, Seen: seenOf(one) })))
  return items
}

// A picture of the survey has a new link each time: what the building has decides.
const seenOf = ({ Match, Facts }: FoundItem): string => {
  const has = [Match, ...Facts.map(({ Field, Has, Differs }) => [Field, Has, Differs])]
  return createHash('sha256').update(JSON.stringify(has)).digest('base64url')
}

type Wish = { Key: string; Seen: string; Fill?: TakeOverFill | null | undefined }

/** Saves what was ticked, all or none, and notes it. Locks the survey, so that two presses are one after the other. */
export const takeOver = async (ctx: BuildingCtx, BuilderId: string, wishes: readonly Wish[]): Promise<TakeOverRow | null> => {
  const survey = await lockAccepted(ctx, BuilderId)
  const { place } = await readTakeOver(ctx, survey.id)
  const chosen = choose(await findItems(place), wishes)
  if (chosen.length === 0) return null
  const parts = kinds.map(({ groups, kind }) => ({ kind, own: chosen.filter(({ item }) => groups.includes(item.Group)) }))
  const problems = []
  for (const { kind, own } of parts) problems.push(...((own.length > 0 && (await kind.check?.(place, own))) || []))
  if (problems.length > 0) throw invalid(problems)
  const Taken: TakenOver[] = []
  for (const { kind, own } of parts) if (own.length > 0) Taken.push(...(await kind.take(place, own)))
  const run = await noteRun(ctx, survey, Taken)
  await noteMembers(ctx, survey.id)
  return run
}

const lockAccepted = async (ctx: BuildingCtx, BuilderId: string): Promise<SurveyKept> => {
  const survey = await lockSurvey(ctx, BuilderId)
  requireMove(ctx, survey, surveyMoves.takeOver)
  return survey
}

/** The ticked items, without those that are so already. Refuses what is not there, what has changed, and what the caller may not save. */
const choose = (items: readonly TakeOverItem[], wishes: readonly Wish[]): ChosenItem[] => {
  const found = wishes.map(wish => ({ wish, item: items.find(({ Key }) => Key === wish.Key) }))
  const unknown = found.filter(({ item }) => !item)
  if (unknown.length > 0) throw invalid(unknown.map(({ wish }) => misfit(wish.Key, hints.choice)))
  const open = found.flatMap(({ wish, item }) => (item && item.State !== 'Same' ? [{ wish, item }] : []))
  const changed = open.filter(({ wish, item }) => wish.Seen !== item.Seen)
  if (changed.length > 0) {
    const fields = changed.map(({ item }) => ({ Field: item.Key, Message: takeOverMessages.changed }))
    throw new Refusal('sys.obj.cfl', takeOverMessages.changed, fields)
  }
  if (open.some(({ item }) => item.Needs.length > 0)) throw new Refusal('usr.aut.npm')
  return open.map(({ wish, item }) => ({ item, fill: item.Fill && (wish.Fill ?? item.Fill) }))
}

const noteRun = async (ctx: BuildingCtx, survey: SurveyKept, Taken: readonly TakenOver[]): Promise<TakeOverRow> => {
  const { UserId, FullName } = ctx.actor
  const values = { GroupId: ctx.GroupId, BuildingId: ctx.BuildingId, SurveyId: survey.id, UserId, FullName, Taken }
  const [run] = await ctx.tx.insert(surveyTakeOver).values(values).returning()
  if (!run) throw new Error('the take-over was not noted')
  await noteFiles(ctx.tx, surveyTakeOver, [run])
  ctx.audit({ Object: 'survey', ObjectId: survey.id, After: { TakenOver: Taken.map(({ Group, Name }) => `${Group}: ${Name}`) } })
  return run
}

/** Notes in the survey's contacts which contact of the building each is now. */
const noteMembers = async (ctx: BuildingCtx, SurveyId: string): Promise<void> => {
  const { place, rows } = await readTakeOver(ctx, SurveyId)
  const [row, payload] = [rows.find(({ Section }) => Section === 'Contacts'), place.answers.Contacts]
  if (!row || !payload) return
  const members = await membersOf(place)
  if (payload.Contacts.every((one, i) => (one.MemberId ?? null) === members[i])) return
  const Payload = { ...payload, Contacts: payload.Contacts.map((one, i) => ({ ...one, MemberId: members[i] ?? null })) }
  const kept = { SurveyId, Section: 'Contacts', Payload, Progress: progressOf('Contacts', Payload), Version: row.Version, now: ctx.now }
  await keepAnswer(ctx, kept)
}

/** Undoes a take-over, except values changed since. Earlier undos stay. */
export const undoTakeOver = async (ctx: BuildingCtx, { BuilderId, TakeOverId }: { BuilderId: string; TakeOverId: string }) => {
  const survey = await lockSurvey(ctx, BuilderId)
  const { place, runs } = await readTakeOver(ctx, survey.id)
  const run = runs.find(({ id }) => id === TakeOverId)
  if (!run) throw notFound()
  if (run.UndoneDate) return { Undone: run.Taken.length - run.Left.length, Left: [...run.Left] }
  requireMayUndo(ctx, run.Taken)
  const left: TakenOver[] = []
  for (const { groups, kind } of kinds.toReversed()) {
    const own = run.Taken.filter(({ Group }) => groups.includes(Group))
    if (own.length > 0) left.push(...(await kind.undo(place, own)))
  }
  const Left = left.map(({ Group, Name }) => ({ Group, Name }))
  await ctx.tx
    .update(surveyTakeOver)
    .set({ UndoneDate: ctx.now, ModifiedDate: ctx.now, Left })
    .where(and(eq(surveyTakeOver.GroupId, ctx.GroupId), eq(surveyTakeOver.id, run.id)))
  await noteMembers(ctx, survey.id)
  const Undone = run.Taken.length - Left.length
  ctx.audit({ Object: 'survey', ObjectId: survey.id, Before: { TakenOver: run.Taken.map(({ Group, Name }) => `${Group}: ${Name}`) } })
  return { Undone, Left }
}

const requireMayUndo = ({ actor }: BuildingCtx, taken: readonly TakenOver[]): void => {
  if (taken.some(({ Group }) => lacking(actor.Permissions, Group).length > 0)) throw new Refusal('usr.aut.npm')
}
