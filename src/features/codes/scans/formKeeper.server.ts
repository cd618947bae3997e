import type { GroupId } from '../../../core/ids.ts'
import { Refusal } from '../../../core/problem.ts'
import { gather } from '../../../platform/gather.ts'
import type { Job } from '../../../platform/jobs/job.ts'
import type { Services } from '../../../platform/services.ts'
import { enqueueTelling } from '../../insight/notifications/jobs.ts'
import type { Happened } from '../../insight/notifications/tell.server.ts'
import type { Storing } from '../scanPage/scannable.server.ts'
import { mailReceipt, type ReceiptMail } from './jobs.ts'
import { keepOnce, type Sent } from './visits.server.ts'

/**
 * A form that is to be kept, with what keeps it. `alone`: what it keeps hangs on what the others have sent, so that it has a transaction of its own.
 * `receipt`: what is mailed to its visitor when it is kept.
 */
export type FormSent = Omit<Sent, 'work'> & {
  alone: boolean
  receipt?: Omit<ReceiptMail, 'GroupId'> | null
  work: (db: Storing) => Promise<void>
}
/** Resolves when the form is committed; rejects with what its `work` has thrown, or where the database has refused it. */
export type KeepForm = (form: FormSent) => Promise<void>

/** The most forms of one commit: more would hold the account's number for too long. */
const most = 50

/**
 * Keeps the forms of visitors. Those of one account that come while others of it are being kept go together: one transaction and one commit for
 * all, each statement of which is sent once. Where one of them cannot be kept, each has its own transaction, so that only that one is refused.
 */
export const openFormKeeper = ({ db, jobs }: Pick<Services, 'db' | 'jobs'>): KeepForm => {
  const keepAll = (group: GroupId, forms: readonly FormSent[]) =>
    db.withTenant(group, async (tx, client) => {
      const told: Happened[] = []
      const receipts: ReceiptMail[] = []
      const storing: Storing = { tx, client, tell: async happened => void told.push({ ...happened, GroupId: group }) }
      await keepOnce(
        { tx, client },
        forms.map(one => ({
          ...one,
          work: async () => {
            await one.work(storing)
            if (one.receipt) receipts.push({ GroupId: group, ...one.receipt })
          },
        })),
      )
      await enqueueTelling(jobs, client, told)
      await jobs.enqueue(client, mailReceipt as Job<never>, ...receipts)
    })
  const groups = new Map<GroupId, (form: FormSent) => Promise<PromiseSettledResult<void>>>()
  const opened = (group: GroupId) =>
    gather<FormSent, PromiseSettledResult<void>>(
      async forms => {
        if (forms.length > 1) {
          try {
            await keepAll(group, forms)
            return forms.map(() => ({ status: 'fulfilled', value: undefined }))
          } catch (reason) {
            if (reason instanceof Refusal) return forms.map(() => ({ status: 'rejected', reason })) // none of them is why
          }
        }
        return Promise.allSettled(forms.map(one => keepAll(group, [one])))
      },
      { flights: 1, most },
    )
  return async form => {
    const { GroupId: group } = form.visit.code
    if (form.alone) return keepAll(group, [form])
    if (groups.size > 10_000) groups.clear() // what is under way keeps its own way
    const keep = groups.get(group) ?? opened(group)
    groups.set(group, keep)
    const kept = await keep(form)
    if (kept.status === 'rejected') throw kept.reason
  }
}
