import type pg from 'pg'
import type { GroupId } from '../../../core/ids.ts'
import { Refusal } from '../../../core/problem.ts'
import { together } from '../../../platform/db/statements.ts'
import { gather, gatherByKey } from '../../../platform/gather.ts'
import type { Services } from '../../../platform/services.ts'
import { enqueueTelling } from '../../property/notifications/jobs.ts'
import type { Happened } from '../../property/notifications/tell.server.ts'
import type { Storing } from '../scanPage/scannable.server.ts'
import { keepOnce, type VisitSubmission } from '../scans/visits.server.ts'
import { mailReceipt, type ReceiptMail } from './jobs.ts'

/**
 * A form to store, with its `store`. `alone`: seats are limited, so the form runs in its own transaction. `receipt`: the mail to its visitor
 * after it is stored.
 */
export type FormSent = Omit<VisitSubmission, 'work'> & {
  alone: boolean
  receipt?: Omit<ReceiptMail, 'GroupId'> | null
  work: (db: Storing) => Promise<void>
}
/** Resolves when the form is committed; rejects with what its `work` has thrown, or where the database has refused it. */
export type KeepForm = (form: FormSent) => Promise<void>

/** The most forms of one commit: more would hold the account's number for too long. */
const most = 50
/** Accounts whose forms are kept at once: with more of them fewer forms share a commit, and the database's processes wait for each other. */
const lanes = 4

/**
 * Keeps the forms of visitors. Those of one account that come while others of it are being kept go together: one transaction and one commit for
 * all, each statement of which is sent once; so do those that wait for their turn. Where one of them cannot be kept, each has its own
 * transaction, so that only that one is refused.
 */
export const openFormKeeper = ({ db, jobs }: Pick<Services, 'db' | 'jobs'>): KeepForm => {
  const keepAll = (group: GroupId, forms: readonly FormSent[]) =>
    db.withTenant(group, async (tx, client) => {
      const tellAll = addJobs<Happened>(client, happened => enqueueTelling(jobs, client, happened))
      const mailAll = addJobs<ReceiptMail>(client, mails => jobs.enqueue(client, mailReceipt, ...mails))
      const storing: Storing = { tx, client, tell: happened => tellAll({ ...happened, GroupId: group }) }
      await keepOnce(
        { tx, client },
        forms.map(one => ({
          ...one,
          work: async () => {
            await one.work(storing)
            if (one.receipt) await mailAll({ GroupId: group, ...one.receipt })
          },
        })),
      )
    })
  const keepTogether = gatherByKey<GroupId, FormSent, PromiseSettledResult<void>>(
    async (group, forms) => {
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
    { lanes, most },
  )
  return async form => {
    const { GroupId: group } = form.visit.code
    if (form.alone) return keepAll(group, [form])
    const kept = await keepTogether(group, form)
    if (kept.status === 'rejected') throw kept.reason
  }
}

/** Adds jobs of one kind in one statement, which goes out with what else is asked in this turn of the event loop. */
const addJobs = <Data>(client: pg.PoolClient, enqueue: (data: readonly Data[]) => Promise<void>): ((data: Data) => Promise<void>) => {
  const add = gather<Data, void>(async data => {
    await enqueue(data)
    return data.map(() => undefined)
  })
  return data => {
    const added = add(data)
    together(client)
    return added
  }
}
