import { hints, misfit } from '../../../core/hints.ts'
import { oneLine } from '../../../core/oneLine.ts'
import { may } from '../../../core/permissions.ts'
import { invalid, Refusal } from '../../../core/problem.ts'
import type { Ctx } from '../../../platform/handle.ts'
import { newTask } from '../../base/tasks/data.ts'
import { type Printed, printDashboard } from './jobs.ts'
import { findPrintPath } from './printPaths.ts'

type Wanted = { DashboardName: string; StartDate: number; EndDate: number; Path: string }

/** A task of the caller and the job that prints for it, in the call's transaction. `to`: mails the PDF too. Gives the task's id. */
export const enqueuePrint = async (ctx: Ctx<'building'>, wanted: Wanted, to: readonly string[] | null): Promise<string> => {
  const found = findPrintPath(wanted.Path)
  if (!found) throw invalid([misfit('Path', hints.page)])
  if (!may(ctx.actor.Permissions, found.head.may)) throw new Refusal('usr.aut.npm')
  const Title = titleLine(wanted.DashboardName)
  const TaskId = await newTask(ctx, { Kind: to ? 'SendDashboardByEmail' : 'PrintDashboard', Title, Total: to ? 3 : 2 })
  const data: Printed = {
    GroupId: ctx.GroupId,
    BuildingId: ctx.BuildingId,
    TaskId,
    UserId: ctx.actor.UserId,
    Role: ctx.actor.Role,
    Sender: titleLine(ctx.actor.FullName),
    Language: ctx.language,
    Title,
    StartDate: wanted.StartDate,
    EndDate: wanted.EndDate,
    Path: found.path,
    To: to,
  }
  await ctx.enqueue(printDashboard, data)
  ctx.audit({ Object: 'task', ObjectId: TaskId, After: { Title, Path: found.path, To: to } })
  return TaskId
}

// The name becomes a subject and a file name.
const titleLine = (text: string): string =>
  oneLine(text)
    .replaceAll(/[\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, 120)
