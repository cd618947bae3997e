import type { FastifyRequest } from 'fastify'
import { isCalendarDay } from '../../../core/days.ts'
import { isEmail } from '../../../core/email.ts'
import type { GroupId } from '../../../core/ids.ts'
import { Refusal } from '../../../core/problem.ts'
import { isTime } from '../../../core/times.ts'
import { makeTranslate } from '../../../core/translator.ts'
import type { Language } from '../../../core/words.ts'
import { writeAuditRow } from '../../../platform/db/audit.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { GroupCtx } from '../../../platform/handle.ts'
import { addressOf } from '../../../platform/http/request.ts'
import type { Services } from '../../../platform/services.ts'
import { enqueueTelling } from '../../property/notifications/jobs.ts'
import { cancelBooking, type MoveProblem, moveBooking } from '../bookings/change.server.ts'
import { tellBooker } from '../bookings/jobs.ts'
import { listTakenFor } from '../bookings/room.server.ts'
import { describeDay, describeTaken } from '../functionalities/admission.server.ts'
import { bookingStatus, isChangeable, isMovableType } from '../requests/bookings.ts'
import { lockOwnRequest, type VisitorRequestRow } from '../requests/change.server.ts'
import { findOwnRequest } from '../requests/data.ts'
import { messageWords } from '../requests/messageWords.ts'
import { requestMessages } from '../requests/rules.ts'
import type { ReceiptBooking, Typed } from '../scanPage/model.ts'
import type { Code } from '../scanPage/scannable.server.ts'
import { scanWords } from '../scanPage/words.ts'
import { languageFor } from '../scans/visitor.server.ts'
import { mayMailTo } from './confirmEmail.server.ts'
import { typedOf } from './typed.server.ts'

export type FoundBooking = { code: Code; RequestId: string }
/** A change that was refused: what was typed, why it was not done, and the status of the page that says so. */
export type BookingForm = { status: 409 | 422; values: Typed; problems: Typed }

type BookingPlace = { tx: Tx; code: Code; row: VisitorRequestRow; language: Language; action: string }

/** What a visitor may do with a booking on its page: while it stands, cancel it, and give a room other hours. */
export const bookingPart = async (place: BookingPlace, change: BookingForm | null): Promise<ReceiptBooking | null> => {
  const { tx, row, language, action } = place
  if (!isChangeable(row.FunctionalityType) || bookingStatus(row, new Date()) !== 'Booked') return null
  const problems = change?.problems ?? {}
  const own = { action: action.replace('?', '/booking?'), problems }
  if (!isMovableType(row.FunctionalityType)) return { ...own, hours: null }
  const { Day = row.Day ?? '', Start = row.StartTime ?? '', End = row.EndTime ?? '' } = change?.values ?? {}
  const taken = isCalendarDay(Day) ? describeDay(await listTakenFor({ tx }, row, Day), language) : ''
  return { ...own, hours: { Day, Start, End, taken, takenAt: action.replace('?', '/taken?') } }
}

/** What others have booked on the day that a visitor looks at, in a sentence. */
export const sayTakenFor = async ({ db }: Services, request: FastifyRequest, { code, RequestId }: FoundBooking): Promise<string> => {
  const { day = '' } = request.query as { day?: string } // each parameter once: `takeFirstOfEach`
  if (!isCalendarDay(day)) return ''
  return db.withTenant(code.GroupId, async tx => {
    const [row] = await findOwnRequest(tx, code, RequestId)
    return row && isMovableType(row.FunctionalityType) ? describeDay(await listTakenFor({ tx }, row, day), languageFor(request)) : ''
  })
}

/** Moves or cancels a booking for its visitor, with the audit. The building's people are notified, the visitor gets a mail. Null: done. */
export const changeByVisitor = async (services: Services, request: FastifyRequest, found: FoundBooking): Promise<BookingForm | null> => {
  const typed = typedOf(request, ['Do', 'Day', 'Start', 'End'])
  const language = languageFor(request)
  const wrong = typed.Do === 'cancel' ? {} : findWrong(typed, language)
  if (Object.keys(wrong).length > 0) return { status: 422, values: typed, problems: wrong }
  try {
    const problem = await services.db.withTenant(found.code.GroupId, async (tx, client) => {
      const { code, RequestId } = found
      const row = await lockOwnRequest(tx, { ...code, RequestId })
      if (!row) throw new Refusal('sys.obj.cfl', requestMessages.notBooked)
      const now = new Date()
      const audit = collectAudit()
      const changed = await changeBooking({ tx, now, audit: audit.add }, row, { typed, TimeZone: code.building.TimeZone })
      if ('why' in changed) return changed
      if (changed.Version !== row.Version) {
        await audit.write(client, { row, request })
        await tell(services, client, { row: changed, GroupId: code.GroupId, caller: addressOf(services.config.secret, request) })
      }
      return null
    })
    return problem && { status: problem.why === 'taken' ? 409 : 422, values: typed, problems: sayProblem(problem, language) }
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'sys.obj.cfl') throw error
    return { status: 409, values: {}, problems: { '': inLanguage(error.message, language) } }
  }
}

const findWrong = ({ Do, Day = '', Start = '', End = '' }: Typed, language: Language): Typed => {
  const t = scanWords[language]
  if (Do !== 'move') throw new Refusal('req.val.inv')
  return {
    ...(!isCalendarDay(Day) && { Day: t.bookingDay }),
    ...(!(isTime(Start) && isTime(End) && Start < End) && { Hours: t.bookingHours }),
  }
}

const sayProblem = (problem: MoveProblem, language: Language): Typed => {
  if (problem.why === 'taken') return { Hours: describeTaken(problem.taken, language) }
  return { [problem.why === 'pastDay' ? 'Day' : 'Hours']: inLanguage(requestMessages[problem.why], language) }
}

const translate = makeTranslate([messageWords])
const inLanguage = (message: string, language: Language): string => (language === 'en' ? message : translate(message, language))

type Changing = Pick<GroupCtx, 'tx' | 'now' | 'audit'>
const changeBooking = async (ctx: Changing, row: VisitorRequestRow, { typed, TimeZone }: { typed: Typed; TimeZone: string }) => {
  if (!isChangeable(row.FunctionalityType)) throw new Refusal('sys.obj.cfl', requestMessages.visit)
  if (typed.Do === 'cancel') return cancelBooking(ctx, row)
  const { Day = '', Start: StartTime = '', End: EndTime = '' } = typed
  return moveBooking(ctx, row, { Day, StartTime, EndTime }, TimeZone)
}

type Client = Parameters<Parameters<Services['db']['withTenant']>[1]>[1]
type AuditedBy = { row: VisitorRequestRow; request: FastifyRequest }

/** The audit of what a visitor did, who has no session: under the name that was typed. */
const collectAudit = () => {
  const entries: Parameters<GroupCtx['audit']>[0][] = []
  return {
    add: (entry: (typeof entries)[number]) => void entries.push(entry),
    write: async (client: Client, { row, request }: AuditedBy) => {
      for (const { Object: kind, ObjectId, Before, After } of entries)
        await writeAuditRow(client, {
          GroupId: row.GroupId,
          UserId: null,
          FullName: row.Name || 'Visitor',
          Call: 'Booking/ChangeByVisitor',
          Object: kind,
          ObjectId: ObjectId ?? row.id,
          Before,
          After,
          RequestId: request.id,
        })
    },
  }
}

/** Notifies the building's people; and the visitor, unless strangers have caused too many mails to this address. */
type Changed = { row: VisitorRequestRow; GroupId: GroupId; caller: string }
const tell = async (services: Services, client: Client, { row, GroupId, caller }: Changed): Promise<void> => {
  const { id: RequestId, Version, Email, Status } = row
  await enqueueTelling(services.jobs, client, [{ GroupId, What: 'bookingChanged', SubjectId: RequestId, Part: String(Version) }])
  if (!isEmail(Email) || !(await mayMailTo(services, Email.toLowerCase(), caller))) return
  const news = Status === 'Cancelled' ? ('cancelled' as const) : ('moved' as const)
  await services.jobs.enqueue(client, tellBooker, { GroupId, RequestId, news, Version, toVisitor: true })
}
