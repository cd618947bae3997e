import { and, eq, inArray } from 'drizzle-orm'
import type { Language } from '../../../core/words.ts'
import { type InAccount, job } from '../../../platform/jobs/job.ts'
import type { MailBlock } from '../../../platform/mail/content.ts'
import { unseal } from '../../../platform/seal.ts'
import { wordsFor } from '../../../platform/words.ts'
import { listedSurveys } from './data.ts'
import { mailWords } from './mailWords.ts'
import { customerLink } from './rules.ts'
import { survey } from './tables.ts'

/** `Html`: clean, what was written to somebody; null: the usual words. PINs are read when the mail is made, and stand in no job. */
type Mailing = InAccount & {
  SurveyIds: readonly string[]
  To: string
  Title: string
  Html: string | null
  Sender: string
  Language: Language
}

/** Mails the links and PINs of surveys that customers can answer. Repeated, it is the same mail. */
export const mailSurveys = job<Mailing>('surveys.mailSurveys', async ({ services, jobId }, data) => {
  const { GroupId, SurveyIds, To, Title, Html, Sender, Language } = data
  const t = wordsFor(mailWords, Language)
  await services.db.withPeople('mail of surveys', GroupId, async (tx, client) => {
    const rows = await listedSurveys(tx).where(
      and(eq(survey.GroupId, GroupId), eq(survey.Status, 'Completed'), inArray(survey.id, [...SurveyIds])),
    )
    const ordered = SurveyIds.flatMap(id => rows.filter(row => row.survey.id === id))
    if (ordered.length === 0) return
    const blocks = ordered.flatMap(({ survey: { id, BuildingId, SurveyName, PinSealed }, BuildingName }): MailBlock[] => [
      {
        is: 'figures',
        rows: [
          [t('survey'), SurveyName],
          [t('building'), (Language === 'es' && BuildingName.es) || BuildingName.en],
          [t('pin'), PinSealed ? unseal(services.config.secret, PinSealed) : ''],
        ],
      },
      { is: ordered.length > 1 ? 'link' : 'button', label: t('open'), href: customerLink(services.config.baseUrl, BuildingId, id) },
    ])
    const lead: MailBlock = Html ? { is: 'rich', html: Html } : { is: 'paragraph', text: t('lead', { sender: Sender, n: ordered.length }) }
    await services.mail.post(client, {
      to: [To],
      id: `survey.${jobId}`,
      group: GroupId,
      subject: Title.slice(0, 200),
      content: { title: Title, language: Language, blocks: [lead, ...blocks], footer: t('footer', { n: ordered.length }) },
    })
  })
})
