import { sql } from 'drizzle-orm'
import type { Localized } from '../../../core/call.ts'
import { dayIn, formatDay } from '../../../core/days.ts'
import { nameIn } from '../../../core/labels.ts'
import { Refusal } from '../../../core/problem.ts'
import type { Language } from '../../../core/words.ts'
import { recordFile } from '../../../platform/files/recordFile.ts'
import { type InAccount, type JobContext, job } from '../../../platform/jobs/job.ts'
import type { Letter, LetterFile } from '../../../platform/mail/letter.ts'
import { PrintError } from '../../../platform/pdf/printer.ts'
import { wordsFor } from '../../../platform/words.ts'
import { printPaper } from '../../base/papers/print.server.ts'
import { moveTask } from '../../base/tasks/data.ts'
import { asMailPicture, drawMailPicture, idOfPicture, pictureBlocks, pictureType } from './mailPicture.server.ts'
import { words } from './words.ts'

/** A dashboard to print: its path is one of the print pages, of the named account and building (null: all of its buildings). `To` null: only the file. */
export type Printed = InAccount & {
  BuildingId: string | null
  TaskId: string
  UserId: string
  Sender: string
  Language: Language
  Title: string
  StartDate: number
  EndDate: number
  Path: string
  To: readonly string[] | null
}
type StoredFile = { id: string; file: LetterFile }
type Made = { report: StoredFile; drawn: StoredFile | null; place: PrintPlace }
/** Whose figures they are: its name, and the clock of its days. */
type PrintPlace = { Name: Localized; TimeZone: string }

/** A browser that ends under a print says nothing against the page. */
const mostTries = (error: unknown): number => (error instanceof PrintError && error.reason === 'browser' ? 10 : 3)

/** Prints a dashboard for a task and mails it. Repeated, it is the same file and the same mail. */
export const printDashboard = job<Printed>('feedback.printDashboard', async (context, data) => {
  try {
    await print(context, data)
  } catch (error) {
    const over = context.attempt >= mostTries(error) || error instanceof Refusal || (error instanceof PrintError && error.reason === 'path')
    await fail(context, data, over)
    context.services.log.warn({ task: data.TaskId, error: String(error) }, 'a dashboard could not be printed')
    if (!over) throw error
  }
})

const print = async ({ services }: JobContext, data: Printed): Promise<void> => {
  const { GroupId, TaskId } = data
  const place = await begin(services, data)
  if (!place) return
  const { bytes, contentType, picture } = await printPaper(services, {
    GroupId,
    UserId: data.UserId,
    path: data.Path,
    language: data.Language,
  })
  await services.db.withTenant(GroupId, (_tx, client) => moveTask(client, GroupId, TaskId, { State: 'Running', Done: 1 }))
  const period = periodOf(data, place, 'en').replaceAll('/', '-')
  const name = `${data.Title} ${period}`.replaceAll(/[\\/:*?"<>|]/g, '-')
  const store = async (id: string, fileName: string, type: string, content: Uint8Array): Promise<StoredFile> => {
    const file = { key: `${GroupId}/${id}`, name: fileName, contentType: type, size: content.length }
    await services.files.put(file.key, Buffer.from(content), { contentType: type })
    return { id, file }
  }
  const png = data.To ? await drawMailPicture(services, picture, data.Language) : null
  const drawn = png && (await store(idOfPicture(TaskId), `${name}.png`, pictureType, png))
  await keep(services, data, { report: await store(TaskId, `${name}.pdf`, contentType, bytes), drawn, place })
}

/** The task runs from now on. Gives its place; null when the task is done or gone. */
const begin = (services: JobContext['services'], { GroupId, BuildingId, TaskId }: Printed) =>
  services.db.withTenant(GroupId, async (tx, client) => {
    const { rows } = await tx.execute<PrintPlace>(BuildingId ? buildingOf(GroupId, TaskId, BuildingId) : accountOf(GroupId, TaskId))
    const [place] = rows
    if (!place) return null
    await moveTask(client, GroupId, TaskId, { State: 'Running', Done: 0 })
    return place
  })

const buildingOf = (GroupId: string, TaskId: string, BuildingId: string) => sql`
  select b.name as "Name", b.time_zone as "TimeZone" from task t join building b on b.group_id = t.group_id and b.id = ${BuildingId}
  where t.group_id = ${GroupId} and t.id = ${TaskId} and t.state <> 'Done' and b.group_id = ${GroupId}`

/** The account by the clock of most of its buildings, as its dashboards are. */
const accountOf = (GroupId: string, TaskId: string) => sql`
  select a.group_name as "Name", coalesce((select b.time_zone from building b where b.group_id = ${GroupId} and b.archived_date is null
    group by 1 order by count(*) desc, 1 limit 1), 'UTC') as "TimeZone"
  from task t join account_group a on a.id = t.group_id where t.group_id = ${GroupId} and t.id = ${TaskId} and t.state <> 'Done'`

const keep = (services: JobContext['services'], data: Printed, made: Made) =>
  services.db.withPeople('mail of a report', data.GroupId, async (tx, client) => {
    const { GroupId, BuildingId, TaskId, UserId, To } = data
    for (const { id, file } of [made.report, ...(made.drawn ? [made.drawn] : [])]) {
      const { name: Name, contentType: ContentType, size: Size } = file
      await recordFile(tx, { GroupId, id, UserId, BuildingId, Bucket: 'Dashboard', Name, ContentType, Size })
    }
    for (const address of new Set(To ?? [])) await services.mail.post(client, letter(data, address, made))
    const { key: FileKey, name: FileName } = made.report.file
    await moveTask(client, GroupId, TaskId, { State: 'Done', Done: To ? 3 : 2, FileKey, FileName })
  })

/** A mail each: nobody reads who else gets it. */
const letter = (data: Printed, to: string, { report, drawn, place }: Made): Letter => {
  const { GroupId, TaskId, Language, Title, Sender } = data
  const t = wordsFor(words, Language)
  const name = nameIn(place.Name, Language)
  const picture = asMailPicture(drawn?.file ?? null, `${Title}, ${periodOf(data, place, Language)}`)
  return {
    to: [to],
    id: data.To?.length === 1 ? `task.${TaskId}` : `task.${TaskId}.${data.To?.indexOf(to)}`,
    group: GroupId,
    subject: t('mail.subject', { title: Title, building: name }).slice(0, 200),
    content: {
      title: Title,
      language: Language,
      blocks: [
        { is: 'paragraph', text: t('mail.text', { sender: Sender, title: Title, building: name }) },
        { is: 'paragraph', text: t('mail.period', { period: periodOf(data, place, Language) }) },
        ...pictureBlocks(picture),
      ],
      footer: t('mail.footer'),
    },
    attachments: [report.file, ...(picture ? [picture.file] : [])],
  }
}

const periodOf = ({ StartDate, EndDate }: Printed, { TimeZone }: PrintPlace, language: Language): string =>
  [StartDate, EndDate].map(moment => formatDay(dayIn(TimeZone, moment), language)).join(' – ')

const fail = ({ services }: JobContext, { GroupId, TaskId, Language }: Printed, over: boolean) =>
  services.db.withTenant(GroupId, (_tx, client) =>
    moveTask(
      client,
      GroupId,
      TaskId,
      over ? { State: 'Failed', Message: wordsFor(words, Language)('task.failed') } : { State: 'Waiting', Done: 0 },
    ),
  )
