import { randomUUID } from 'node:crypto'
import { and, desc, eq, inArray } from 'drizzle-orm'
import { oneOf } from '../../../platform/db/page.ts'
import type { Ctx } from '../../../platform/handle.ts'
import { wordsFor } from '../../../platform/words.ts'
import { fieldTextIn } from '../../base/fields/fieldType.ts'
import type { FieldAnswer, FormField } from '../../base/fields/model.ts'
import { failsRule, typeOf } from '../../base/fields/rules.ts'
import { addStaffNote, finishAsGood, type VisitorRequestRow } from '../../codes/requests/change.server.ts'
import { addRequest } from '../../codes/requests/data.ts'
import { openStatuses } from '../../codes/requests/model.ts'
import { visitorRequest } from '../../codes/requests/tables.ts'
import { readSettings } from '../../property/buildings/settings.server.ts'
import { findTenantInUse } from '../../property/contacts/tenants.server.ts'
import { tellPeople } from '../../property/notifications/jobs.ts'
import type { StopDone } from '../inspections/ends.server.ts'
import type { InspectionRecord } from '../inspections/walk.server.ts'
import { requestFields } from './requestFields.ts'
import { requestWords } from './requestWords.ts'
import { roundRequest } from './tables.ts'

type Building = Ctx<'building'>
/** An answer at a stop, and whether it fails. */
type Finding = { at: StopDone; field: FormField; answer: FieldAnswer; fails: boolean }
type Open = { RequestId: string; SubjectId: string; FieldKey: string }

/**
 * Makes a request of each answer that fails, where the stop reports it at once or the walker has asked for it; once a walk, however often its
 * stop is done again. A request of an earlier walk about the same thing that is still open gets a note instead. Found good again, it gets another
 * one, and is closed where nobody has taken it on. In a building that takes none from rounds no new one is made.
 */
export const makeRequests = async (ctx: Building, walk: InspectionRecord, stops: readonly StopDone[]): Promise<void> => {
  const findings = stops.flatMap(listFindings)
  if (findings.length === 0) return
  const known = await readKnown(ctx, walk)
  const fresh = findings.filter(({ at, field }) => !known.has(`${at.stop.StopId} ${field.Code}`))
  const open = await readOpen(ctx, fresh)
  const isNew = ({ at, field, fails }: Finding) =>
    fails && (at.stop.AlertRequired || at.walked.requests[field.Code] !== undefined) && !findEarlier(open, at, field)
  const terms = fresh.some(isNew) ? await readTerms(ctx) : null
  for (const one of fresh) {
    const earlier = findEarlier(open, one.at, one.field)
    if (earlier) await addNote(ctx, walk, one, earlier.RequestId)
    else if (terms && isNew(one)) await addNew(ctx, walk, one, terms.TenantId)
  }
}

/** Whose requests rounds of the building make: of its default tenant, as long as it rents there. Null where they make none. */
const readTerms = async (ctx: Building): Promise<{ TenantId: string | null } | null> => {
  const { SRDisabled, DefaultTenantId } = await readSettings(ctx, ctx.BuildingId)
  if (SRDisabled) return null
  return { TenantId: DefaultTenantId && (await findTenantInUse(ctx, DefaultTenantId)) }
}

const findEarlier = (open: readonly Open[], at: StopDone, field: FormField): Open | undefined =>
  open.find(one => one.SubjectId === at.SubjectId && one.FieldKey === field.Key)

const listFindings = (at: StopDone): Finding[] =>
  at.fields.flatMap(field => {
    const answer = at.answers[field.Code]
    return answer === undefined || !field.Fail ? [] : [{ at, field, answer, fails: failsRule(field, answer) }]
  })

/** Answers of the walk that were followed before. */
const readKnown = async ({ tx, GroupId }: Building, { id }: InspectionRecord): Promise<ReadonlySet<string>> => {
  const rows = await tx
    .select({ StopId: roundRequest.StopId, Code: roundRequest.Code })
    .from(roundRequest)
    .where(and(eq(roundRequest.GroupId, GroupId), eq(roundRequest.InspectionId, id)))
  return new Set(rows.map(({ StopId, Code }) => `${StopId} ${Code}`))
}

/** Requests about the same questions of the same things that nobody has finished, the newest first. */
const readOpen = async ({ tx, GroupId }: Building, findings: readonly Finding[]): Promise<Open[]> => {
  const subjects = [...new Set(findings.map(({ at }) => at.SubjectId))]
  const { RequestId, SubjectId, FieldKey } = roundRequest
  return tx
    .select({ RequestId, SubjectId, FieldKey })
    .from(roundRequest)
    .innerJoin(visitorRequest, and(eq(visitorRequest.GroupId, GroupId), eq(visitorRequest.id, RequestId)))
    .where(and(eq(roundRequest.GroupId, GroupId), oneOf(SubjectId, subjects), inArray(visitorRequest.Status, [...openStatuses])))
    .orderBy(desc(visitorRequest.CreatedDate))
}

const noteRequest = ({ tx, GroupId, BuildingId, now }: Building, walk: InspectionRecord, { at, field }: Finding, RequestId: string) =>
  tx
    .insert(roundRequest)
    .values({
      GroupId,
      BuildingId,
      RequestId,
      CreatedDate: now,
      InspectionId: walk.id,
      StopId: at.stop.StopId,
      Code: field.Code,
      FieldKey: field.Key,
      SubjectId: at.SubjectId,
    })
    .onConflictDoNothing()

const describe = (ctx: Building, walk: InspectionRecord, { at, field, answer }: Finding) => {
  const t = wordsFor(requestWords, ctx.language)
  const said = { question: fieldTextIn(field.Text, ctx.language), answer: typeOf(field).print(answer, field, ctx.language) }
  const note = at.walked.notes[field.Code] || at.walked.notes['']
  const asked = at.walked.requests[field.Code]?.trim()
  const place = t('at', { stop: at.stop.EquipmentName, round: walk.RoundName })
  const lines = [asked, t('found', said), place, note && t('note', { note })]
  return { t, said, text: lines.filter(Boolean).join('\n').slice(0, 2000) }
}

const addNew = async (ctx: Building, walk: InspectionRecord, one: Finding, TenantId: string | null): Promise<void> => {
  const { GroupId, BuildingId } = ctx
  const { stop } = one.at
  const id = randomUUID()
  const place = [stop.EquipmentName, stop.Floor].filter(Boolean).join(', ')
  const { fields, answers } = requestFields({ Name: walk.EngineerName, Area: place, Detail: describe(ctx, walk, one).text })
  const of = {
    BuildingId,
    QrCodeId: stop.QrCodeId ?? walk.RoundId,
    ItemId: walk.RoundId,
    FunctionalityType: 'Maintenance',
    Venue: null,
    TenantId,
  }
  await addRequest(ctx, { id, ...of, Language: ctx.language, isWork: true, fields, answers })
  await noteRequest(ctx, walk, one, id)
  await ctx.enqueue(tellPeople, { GroupId, What: 'request', SubjectId: id, ...(walk.UserId && { By: walk.UserId }) })
}

/** A request that nobody has taken on or begun, and that no other one is joined to; locked. Null where somebody has. */
const lockUntouched = async ({ tx, GroupId }: Building, id: string): Promise<VisitorRequestRow | null> => {
  const [row] = await tx
    .select()
    .from(visitorRequest)
    .where(and(eq(visitorRequest.GroupId, GroupId), eq(visitorRequest.id, id)))
    .for('update')
  if (!row || row.AssigneeId !== null || (row.Status !== 'New' && row.Status !== 'Seen')) return null
  const joined = await tx.$count(visitorRequest, and(eq(visitorRequest.GroupId, GroupId), eq(visitorRequest.JoinedId, id)))
  return joined === 0 ? row : null
}

const addNote = async (ctx: Building, walk: InspectionRecord, one: Finding, id: string): Promise<void> => {
  const { t, said, text } = describe(ctx, walk, one)
  const name = walk.EngineerName
  const untouched = one.fails ? null : await lockUntouched(ctx, id)
  if (untouched) await finishAsGood(ctx, untouched, name)
  const good = [t('good', { name, ...said }), ...(untouched ? [t('closed')] : [])].join('\n')
  const Note = one.fails ? t('again', { name, text }) : good
  const actor = { ...ctx.actor, FullName: name }
  await addStaffNote({ ...ctx, actor }, { id, BuildingId: ctx.BuildingId }, { Note: Note.slice(0, 2000), ForVisitor: false, Files: [] })
  await noteRequest(ctx, walk, one, id)
}
