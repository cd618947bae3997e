import { sql } from 'drizzle-orm'
import type { Localized } from '../../../core/call.ts'
import { dayIn, formatDay } from '../../../core/days.ts'
import { nameIn } from '../../../core/labels.ts'
import type { Role } from '../../../core/permissions.ts'
import { Refusal } from '../../../core/problem.ts'
import type { Language } from '../../../core/words.ts'
import { recordFile } from '../../../platform/files/recordFile.ts'
import { type InAccount, type JobContext, job } from '../../../platform/jobs/job.ts'
import { PrintError } from '../../../platform/pdf/printer.ts'
import { wordsFor } from '../../../platform/words.ts'
import { openSession } from '../../base/people/data.ts'
import { moveTask } from '../../base/tasks/data.ts'
import { words } from './words.ts'

/** A dashboard to print: its path is one of the print pages, of the named account and building. `To` null: only the file. */
export type Printed = InAccount & {
  BuildingId: string
  TaskId: string
  UserId: string
  Role: Role
  Sender: string
  Language: Language
  Title: string
  StartDate: number
  EndDate: number
  Path: string
  To: readonly string[] | null
}
type File = { key: string; name: string; contentType: string; size: number }
type Building = { Name: Localized; TimeZone: string }

const contentType = 'application/pdf'
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
  const begun = await begin(services, data)
  if (!begun) return
  const pdf = await services.printer.print(`${data.Path}?lang=${data.Language}`, { token: begun.token, format: 'Letter' })
  await services.db.withTenant(GroupId, (_tx, client) => moveTask(client, GroupId, TaskId, { State: 'Running', Done: 1 }))
  const period = periodOf(data, begun.building, 'en').replaceAll('/', '-')
  const file: File = {
    key: `${GroupId}/${TaskId}`,
    name: `${data.Title} ${period}.pdf`.replaceAll(/[\\/:*?"<>|]/g, '-'),
    contentType,
    size: pdf.length,
  }
  await services.files.put(file.key, pdf, { contentType })
  await keep(services, data, file, begun.building)
}

/** The task runs from now on. Gives the one-use token of the print page; null when the task is done or gone. */
const begin = (services: JobContext['services'], { GroupId, BuildingId, TaskId, UserId, Role }: Printed) =>
  services.db.withPeople('session of a print page', GroupId, async (tx, client) => {
    const { rows } = await tx.execute<Building>(sql`
      select b.name as "Name", b.time_zone as "TimeZone" from task t join building b on b.group_id = t.group_id and b.id = ${BuildingId}
      where t.group_id = ${GroupId} and t.id = ${TaskId} and t.state <> 'Done' and b.group_id = ${GroupId}`)
    const [building] = rows
    if (!building) return null
    await moveTask(client, GroupId, TaskId, { State: 'Running', Done: 0 })
    const token = await openSession(tx, { Kind: 'Print', UserId, GroupId, BuildingId, Role, Purpose: null, Family: null })
    return { building, token }
  })

const keep = (services: JobContext['services'], data: Printed, file: File, building: Building) =>
  services.db.withPeople('mail of a report', data.GroupId, async (tx, client) => {
    const { GroupId, BuildingId, TaskId, UserId, To } = data
    const row = { GroupId, id: TaskId, UserId, BuildingId, Bucket: 'Dashboard', Name: file.name, ContentType: contentType, Size: file.size }
    await recordFile(tx, row)
    for (const address of new Set(To ?? [])) await services.mail.post(client, letter(data, address, file, building))
    await moveTask(client, GroupId, TaskId, { State: 'Done', Done: To ? 3 : 2, FileKey: file.key, FileName: file.name })
  })

/** A mail each: nobody reads who else gets it. */
const letter = (data: Printed, to: string, file: File, building: Building) => {
  const { GroupId, TaskId, Language, Title, Sender } = data
  const t = wordsFor(words, Language)
  const name = nameIn(building.Name, Language)
  return {
    to: [to],
    id: data.To?.length === 1 ? `task.${TaskId}` : `task.${TaskId}.${data.To?.indexOf(to)}`,
    group: GroupId,
    subject: t('mail.subject', { title: Title, building: name }).slice(0, 200),
    content: {
      title: Title,
      language: Language,
      blocks: [
        { is: 'paragraph' as const, text: t('mail.text', { sender: Sender, title: Title, building: name }) },
        { is: 'paragraph' as const, text: t('mail.period', { period: periodOf(data, building, Language) }) },
      ],
      footer: t('mail.footer'),
    },
    attachments: [file],
  }
}

const periodOf = ({ StartDate, EndDate }: Printed, { TimeZone }: Building, language: Language): string =>
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
