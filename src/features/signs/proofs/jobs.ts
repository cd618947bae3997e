import { and, eq } from 'drizzle-orm'
import { nameIn } from '../../../core/labels.ts'
import { languages } from '../../../core/words.ts'
import { type InAccount, job } from '../../../platform/jobs/job.ts'
import type { Services } from '../../../platform/services.ts'
import { dueRows } from '../../../platform/time/dueRows.ts'
import { wordsFor } from '../../../platform/words.ts'
import { building } from '../../property/buildings/tables.ts'
import { proofLink } from './link.ts'
import { mailWords } from './mailWords.ts'
import { mostReminders, reminderDays } from './model.ts'
import { signProof } from './tables.ts'

const DAY = 86_400_000
type Mailing = InAccount & { ProofId: string; Kind: 'ask' | 'remind' }

/** Mails the client the link of a review; again, that it still waits. Repeated, it is the same mail. */
export const mailProof = job<Mailing>('proofs.mail', async ({ services, jobId }, { GroupId, ProofId, Kind }) => {
  await services.db.withPeople('mail of a review of signs', GroupId, async (tx, client) => {
    const [row] = await tx
      .select({ proof: signProof, Name: building.Name })
      .from(signProof)
      .innerJoin(building, and(eq(building.GroupId, GroupId), eq(building.id, signProof.BuildingId)))
      .where(and(eq(signProof.GroupId, GroupId), eq(signProof.id, ProofId), eq(signProof.Status, 'ClientReview')))
    if (!row) return
    const { proof, Name } = row
    const language = languages.find(one => one === proof.Language) ?? 'en'
    const t = wordsFor(mailWords, language)
    const name = nameIn(Name, language)
    const title = t(`${Kind}.title`, { building: name })
    for (const [n, to] of proof.Recipients.entries())
      await services.mail.post(client, {
        to: [to],
        id: `proof.${jobId}.${n}`,
        group: GroupId,
        subject: title,
        content: {
          title,
          language,
          blocks: [
            { is: 'paragraph', text: t(`${Kind}.lead`, { building: name }) },
            { is: 'button', label: t('open'), href: proofLink(services.config.baseUrl, proof) },
          ],
          footer: t('footer'),
        },
      })
  })
})

/** Reminds clients until everything is decided. */
export const remindClients = dueRows<typeof signProof, Pick<Services, 'jobs'>>({
  name: 'proofs.remind',
  table: signProof,
  due: signProof.DueDate,
  every: '*/10 * * * *',
  whileArchived: 'waits',
  batch: 50,
  work: async ({ tx, client, services, now }, rows) => {
    for (const { id, GroupId, Reminders } of rows) {
      await services.jobs.enqueue(client, mailProof, { GroupId: GroupId as InAccount['GroupId'], ProofId: id, Kind: 'remind' }) // of a row of the account
      const next = Reminders + 1 < mostReminders ? new Date(now.getTime() + reminderDays * DAY) : null
      await tx
        .update(signProof)
        .set({ Reminders: Reminders + 1, RemindedDate: now, DueDate: next })
        .where(and(eq(signProof.GroupId, GroupId), eq(signProof.id, id)))
    }
  },
})
