import { hints, misfit } from '../../../core/hints.ts'
import { oneLine } from '../../../core/oneLine.ts'
import { may } from '../../../core/permissions.ts'
import { invalid, Refusal } from '../../../core/problem.ts'
import type { Ctx } from '../../../platform/handle.ts'
import { newTask } from '../../base/tasks/data.ts'
import { requireComposed } from './composed.server.ts'
import { findStrangers } from './contacts.server.ts'
import { type Printed, printDashboard } from './jobs.ts'
import { type DashboardHead, dashboards, scopeFlags } from './model.ts'
import { findPaperPath } from './paperPaths.ts'
import { dashboardMessages } from './rules.ts'

type Wanted = {
  DashboardName: string
  StartDate: number
  EndDate: number
  Path: string
  ContactEmails?: readonly string[]
  Emails?: readonly string[]
}
/** Whom the PDF is mailed to. `contactsOnly`: every address must be that of a contact. */
type Mailing = { to: readonly string[]; contactsOnly: boolean }

/**
 * A task of the caller and the job that prints for it, in the call's transaction. With `mailing` the PDF is mailed too: rows that name people go
 * to contacts only, whatever the call. Gives the task's id.
 */
export const enqueuePrint = async (ctx: Ctx<'group'>, wanted: Wanted, mailing: Mailing | null): Promise<string> => {
  const head = requireDashboard(ctx, wanted.Path)
  await requireComposed(ctx, { key: head.key, Path: wanted.Path, scope: ctx.BuildingId ? 'building' : 'account' })
  if (mailing && (head.personal || mailing.contactsOnly)) await requireContacts(ctx, wanted)
  const To = mailing?.to ?? null
  const Title = titleLine(wanted.DashboardName)
  const TaskId = await newTask(ctx, { Kind: To ? 'SendDashboardByEmail' : 'PrintDashboard', Title, Total: To ? 3 : 2 })
  const data: Printed = {
    GroupId: ctx.GroupId,
    BuildingId: ctx.BuildingId ?? null,
    TaskId,
    UserId: ctx.actor.UserId,
    Sender: titleLine(ctx.actor.FullName),
    Language: ctx.language,
    Title,
    StartDate: wanted.StartDate,
    EndDate: wanted.EndDate,
    Path: findPaperPath(wanted.Path)?.path ?? '',
    To,
  }
  await ctx.enqueue(printDashboard, data)
  ctx.audit({ Object: 'task', ObjectId: TaskId, After: { Title, Path: data.Path, To } })
  return TaskId
}

/** The dashboard whose paper an address names. Throws where there is none, or the caller may not see it. */
const requireDashboard = ({ actor, BuildingId }: Ctx<'group'>, address: string): DashboardHead => {
  const found = findPaperPath(address)
  const head = dashboards.all().find(one => one.key === found?.paper.key)
  if (!found || !head) throw invalid([misfit('Path', hints.page)])
  const flags = [head.may, scopeFlags[BuildingId ? 'building' : 'account']]
  if (!flags.every(flag => may(actor.Permissions, flag))) throw new Refusal('usr.aut.npm')
  return head
}

const requireContacts = async (ctx: Ctx<'group'>, { ContactEmails = [], Emails = [] }: Wanted): Promise<void> => {
  const unknown = await findStrangers(ctx.tx, ctx, [...ContactEmails, ...Emails])
  const fields = { ContactEmails, Emails }
  const problems = Object.entries(fields).flatMap(([Field, addresses]) =>
    addresses.some(one => unknown.includes(one)) ? [{ Field, Message: dashboardMessages.contactsOnly }] : [],
  )
  if (problems.length > 0) throw invalid(problems)
}

// The name becomes a subject and a file name.
const titleLine = (text: string): string =>
  oneLine(text)
    .replaceAll(/[\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, 120)
