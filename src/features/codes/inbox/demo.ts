import { and, asc, eq, gt, inArray, isNotNull } from 'drizzle-orm'
import sharp from 'sharp'
import type { FileRef } from '../../../core/fileRef.ts'
import { type DemoMaking, demoPart } from '../../../platform/demo/part.ts'
import { hashText, mulberry32, type Random } from '../../../platform/demo/random.ts'
import type { FormField } from '../../base/fields/model.ts'
import { joinInputs, readAnswers } from '../../base/fields/rules.ts'
import { keepDemoFile } from '../../base/files/demo.ts'
import { fileAt } from '../../base/files/rules.ts'
import { contact } from '../../property/contacts/tables.ts'
import { keepDemoNotifications } from '../../property/notifications/demo.ts'
import { insertFeedbacks } from '../answers/data.ts'
import { bookedVenue, describeBooked } from '../functionalities/booked.server.ts'
import { isWork } from '../functionalities/definition.ts'
import { definitionOf } from '../functionalities/definitions.ts'
import { listDemoFields } from '../functionalities/demo.ts'
import { decideDemoPermits } from '../permits/demo.ts'
import { type MadeCode, qrDemo } from '../qr/demo.ts'
import { readMeanings } from '../requests/data.ts'
import { type DemoRequest, keepDemoRequests, keepLastNumber } from '../requests/demo.ts'
import { visitorRequest } from '../requests/tables.ts'
import { rateDemoRequest, ratingsOf } from './demo/ratings.ts'
import { type SaidRequest, saidRequests, visitors } from './demo/said.ts'
import { type Scene, scenes } from './demo/scenes.ts'
import { drawTenant, drawWork, listDemoTenants, replies } from './demo/work.ts'

const DAY = 86_400_000
const HOUR = 3_600_000
const firstNumber = 1001
/** Of how long ago requests have photos. */
const photosSince = 90 * DAY

/** Two years of what visitors sent: of older ones most is done and rated, of the last days some waits. */
export const inboxDemo = demoPart('codes/inbox', async making => {
  for (const [GroupId, codes] of Map.groupBy(qrDemo.made(making), one => one.GroupId)) {
    const photos = openPhotos(making, GroupId)
    const drawn = codes.flatMap(made => listRequests(making, made).map(request => ({ made, request })))
    const all: { made: MadeCode; request: DemoRequest }[] = []
    for (const { made, request } of drawn) all.push({ made, request: rateDemoRequest(made, await photos.add(made, request), making.to) })
    const people = await listDemoHandlers(making, GroupId)
    const tenants = await listDemoTenants(making, GroupId)
    const numbered = all
      .toSorted((a, b) => a.request.at.getTime() - b.request.at.getTime())
      .map((one, i) => ({ ...one, Number: firstNumber + i }))
    for (const [made, some] of Map.groupBy(numbered, one => one.made)) {
      const { BuildingId, QrCodeId, ItemId, code } = made
      const { FunctionalityType } = code
      const purpose = definitionOf(FunctionalityType)?.purpose ?? 'tell'
      const fields = fieldsOf(made)
      const of = {
        GroupId,
        BuildingId,
        QrCodeId,
        ItemId,
        FunctionalityType,
        isWork: isWork(purpose),
        fields,
        Venue: bookedVenue(FunctionalityType, code.form),
      }
      const booking = { FunctionalityType, Form: code.form, TimeZone: made.building.TimeZone }
      await keepDemoRequests(
        making,
        of,
        some.map(({ request, Number }) => ({
          ...request,
          Number,
          booked: describeBooked({ ...booking, now: request.at }, readMeanings(fields, request.answers)),
          ...(isWork(purpose) && handlingOf(handlersIn(people, BuildingId), request, Number)),
          ...(isWork(purpose) && drawTenant(tenants.get(BuildingId), Number)),
        })),
      )
      const requests = some.map(one => one.request)
      await insertFeedbacks(making.client, ratingsOf(made, requests, making.to))
    }
    if (numbered.length > 0) await keepLastNumber(making, GroupId, firstNumber + numbered.length - 1)
    making.count({ request: numbered.length })
    await tellNewest(making, GroupId)
  }
  await decideDemoPermits(making)
})

/** Who handles what visitors send: engineers and managers who sign in. */
export type DemoHandler = { id: string; UserId: string | null; Name: string; BuildingId: string | null; AssignedBuildings: string[] | null }

/** The people of an account who handle requests and feedback, in the order of their addresses. */
export const listDemoHandlers = async ({ tx }: DemoMaking, GroupId: string): Promise<DemoHandler[]> => {
  const { id, UserId, FullName, BuildingId, AssignedBuildings, Email, Role } = contact
  const rows = await tx
    .select({ id, UserId, FullName, BuildingId, AssignedBuildings })
    .from(contact)
    .where(and(eq(contact.GroupId, GroupId), isNotNull(UserId), inArray(Role, ['ChiefEngineer', 'PM', 'GM', 'Manager'])))
    .orderBy(asc(Email), asc(id))
  return rows.map(({ FullName: { en: Name }, ...row }) => ({ ...row, Name }))
}

/** Those of them who see a building. */
export const handlersIn = (people: readonly DemoHandler[], BuildingId: string): DemoHandler[] =>
  people.filter(one => one.BuildingId === BuildingId || one.AssignedBuildings?.includes(BuildingId))

/** Whoever has begun with a request handles it, and has done it where it is done. */
const handlingOf = (here: readonly DemoHandler[], { started, Status }: DemoRequest, Number: number) => {
  const person = started ? here[Number % here.length] : undefined
  return { AssigneeId: person?.id ?? null, DoneBy: Status === 'Done' ? (person?.Name ?? 'Building team') : '' }
}

/** Weeks of what people were told of new requests, for who looks at their bell. */
const toldWeeks = 5
const tellNewest = async (making: DemoMaking, GroupId: string): Promise<void> => {
  const since = new Date(making.to.getTime() - toldWeeks * 7 * DAY)
  const { id, CreatedDate } = visitorRequest
  const rows = await making.tx
    .select({ SubjectId: id, at: CreatedDate })
    .from(visitorRequest)
    .where(and(eq(visitorRequest.GroupId, GroupId), gt(CreatedDate, since)))
    .orderBy(CreatedDate, visitorRequest.Number)
  await keepDemoNotifications(
    making,
    rows.map(row => ({ ...row, GroupId, What: 'request' })),
  )
}

const fieldsOf = ({ code }: MadeCode): readonly FormField[] => listDemoFields(code)

type Drawn = DemoRequest & { photos: readonly Scene[] }
const listRequests = ({ from, to }: DemoMaking, made: MadeCode): Drawn[] => {
  const { code, SignId } = made
  const said = saidRequests[code.FunctionalityType]
  if (!said) return []
  const random = mulberry32(hashText(`requests ${SignId}`))
  const fields = fieldsOf(made)
  const many = Math.round(code.weight * 22)
  const bookAhead = openDemoRoom(code.FunctionalityType, to)
  return Array.from({ length: many }, (_, i) => {
    // The newest came today; before it the longer ago, the fewer.
    const age = i < 2 ? random() * 1.5 * DAY : random() ** 1.4 * (to.getTime() - from.getTime() - 3 * DAY)
    const at = new Date(to.getTime() - age)
    const one = said[Math.floor(random() * said.length)]
    return one ? [makeRequest({ at, to, age, one: bookAhead(one, at), fields, type: code.FunctionalityType, random })] : []
  }).flat()
}

/** Gives the bookings of a room free days after the day on which they were made: a few behind the day of the world, most ahead of it. */
const openDemoRoom = (type: string, to: Date) => {
  const taken = new Set<string>()
  let next = -12
  return (one: SaidRequest, at: Date): SaidRequest => {
    if (type !== 'RoomRental') return one
    const on = (days: number) => new Date(to.getTime() + days * DAY).toISOString().slice(0, 10)
    next += 2
    let day = Math.max(next, Math.ceil((at.getTime() - to.getTime()) / DAY) + 2)
    while (taken.has(on(day)) || [0, 6].includes(new Date(on(day)).getUTCDay())) day++
    taken.add(on(day))
    return { ...one, typed: { ...one.typed, Q005: on(day) } }
  }
}

type Drawing = { at: Date; to: Date; age: number; one: SaidRequest; fields: readonly FormField[]; type: string; random: Random }

const makeRequest = ({ at, to, age, one, fields, type, random }: Drawing): Drawn => {
  const answers = readAnswers(fields, joinInputs(fields, { ...chosenOf(fields, random), ...one.typed, ...visitorOf(fields, random) }))
  const { language } = one
  const purpose = definitionOf(type)?.purpose
  const base = { at, answers, language, photos: age < photosSince ? one.photos : [] }
  if (!purpose || !isWork(purpose)) return { ...base, Status: 'Done', started: at, done: at, notes: [] }
  const started = new Date(at.getTime() + (0.5 + random() * 6) * HOUR)
  const done = new Date(started.getTime() + (1 + random() * 40) * HOUR)
  const t = replies[language]
  if (age < 1.5 * DAY && random() < 0.7) return { ...base, Status: random() < 0.6 ? 'New' : 'Seen', notes: [] }
  if (done > to || (age < 20 * DAY && random() < 0.2)) {
    const waits = random() < 0.2
    const note = { at: started, Author: 'Building team', Note: waits ? t.asks : t.team, ForVisitor: waits }
    return { ...base, Status: 'InProgress', started, notes: [note], ...(waits && { waiting: started }) }
  }
  if (random() < 0.03) return { ...base, Status: 'Cancelled', started, done, notes: [] }
  const notes = [
    ...(random() < 0.5 ? [{ at: started, Author: 'Building team', Note: t.begun, ForVisitor: true }] : []),
    ...(random() < 0.4 ? [{ at: done, Author: 'Building team', Note: t.finished, ForVisitor: true }] : []),
  ]
  return {
    ...base,
    Status: 'Done',
    started,
    done,
    Score: random() < 0.35 ? 5 - Math.floor(random() ** 2 * 4) : null,
    notes,
    ...drawWork(random),
  }
}

/** Photos of requests, as their visitors would have sent them. One that shows the same thing in the same building is the same file. */
const openPhotos = (making: DemoMaking, GroupId: string) => {
  const known = new Map<string, Promise<FileRef>>()
  const keep = (BuildingId: string, scene: Scene): Promise<FileRef> => {
    const before = known.get(`${BuildingId} ${scene}`)
    if (before) return before
    const file = { bucket: 'RequestPhoto', fileName: `${scene}.jpg` } as const
    const kept = keepDemoFile(making, { GroupId, UserId: null, BuildingId }, { ...file, bytes: jpegOf(scene) }).then(address => ({
      FileId: fileAt(address)?.id ?? '',
      Name: file.fileName,
    }))
    known.set(`${BuildingId} ${scene}`, kept)
    return kept
  }
  return {
    add: async (made: MadeCode, { photos, ...request }: Drawn): Promise<DemoRequest> => {
      const field = fieldsOf(made).find(({ Means }) => Means === 'Image')
      if (!field || photos.length === 0) return request
      const files: FileRef[] = []
      for (const scene of photos) files.push(await keep(made.BuildingId, scene))
      return { ...request, answers: { ...request.answers, [field.Code]: files } }
    },
  }
}

const jpegs = new Map<Scene, Promise<Buffer>>()
/** Drawn once for all copies of the world that one run makes. */
const jpegOf = (scene: Scene): Promise<Buffer> => {
  const made = jpegs.get(scene) ?? sharp(Buffer.from(scenes[scene])).jpeg({ quality: 78, mozjpeg: true }).toBuffer()
  jpegs.set(scene, made)
  return made
}

/** What is chosen where the words do not say it: mostly the first of the choices, and rather many stars. */
const chosenOf = (fields: readonly FormField[], random: Random): Record<string, string> =>
  Object.fromEntries(
    fields.flatMap(({ Code, Style, Choices, Required }) => {
      if (Style === 'scan.Stars') return [[Code, String(5 - Math.floor(random() ** 2 * 4))]]
      const one = Choices[random() < 0.88 ? 0 : Math.floor(random() * Choices.length)]
      return one && Required && Style === 'scan.SingleChoice' ? [[Code, one.Value]] : []
    }),
  )

/** Who sent it, in the fields that ask for it. */
const visitorOf = (fields: readonly FormField[], random: Random): Record<string, string> => {
  const [name, mailbox] = visitors[Math.floor(random() * visitors.length)] ?? ['', '']
  const said: Record<string, string> = {
    Name: name,
    Email: `${mailbox}@tenants.example`,
    PhoneNumber: `(617) 555-0${100 + Math.floor(random() * 100)}`,
    Unit: `${2 + Math.floor(random() * 18)}${'ABCD'[Math.floor(random() * 4)]}`,
  }
  return Object.fromEntries(
    fields.flatMap(({ Code, Means = '', Required }) =>
      said[Means] !== undefined && (Required || random() < 0.75) ? [[Code, said[Means]]] : [],
    ),
  )
}
