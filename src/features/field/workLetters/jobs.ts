import { and, eq } from 'drizzle-orm'
import { nameIn } from '../../../core/labels.ts'
import type { Language } from '../../../core/words.ts'
import { recordFile } from '../../../platform/files/recordFile.ts'
import { type InAccount, job } from '../../../platform/jobs/job.ts'
import { wordsFor } from '../../../platform/words.ts'
import { printPaper } from '../../base/papers/print.server.ts'
import { building } from '../../property/buildings/tables.ts'
import { findLetter } from './letter.server.ts'
import { workLetterPath } from './papers.ts'
import { words } from './words.ts'

type Sending = InAccount & {
  BuildingId: string
  InspectionId: string
  UserId: string
  Language: Language
  /** The version that is sent: a mail is one of it, however often the job runs. */
  Number: number
  /** Under which its PDF is kept. */
  FileId: string
}

/** Prints a letter and mails it, a mail a recipient: nobody reads who else gets it. Repeated, it is the same mail. */
export const sendLetter = job<Sending>('workLetters.send', async ({ services }, data) => {
  const { GroupId, BuildingId, InspectionId, UserId, Language, FileId: id } = data
  const path = workLetterPath({ gId: GroupId, bId: BuildingId, iptId: InspectionId })
  const { bytes, contentType } = await printPaper(services, { GroupId, UserId, path, language: Language })
  const file = { key: `${GroupId}/${id}`, name: '', contentType, size: bytes.length }
  await services.files.put(file.key, Buffer.from(bytes), { contentType })
  await services.db.withPeople('mail of a work letter', GroupId, async (tx, client) => {
    const letter = await findLetter({ tx, GroupId }, InspectionId)
    const [place] = await tx
      .select({ Name: building.Name })
      .from(building)
      .where(and(eq(building.GroupId, GroupId), eq(building.id, BuildingId)))
    if (!letter || !place) return
    const t = wordsFor(words, Language)
    const name = `${t('title')} ${letter.TenantName}`.replaceAll(/[\\/:*?"<>|]/g, '-').slice(0, 120)
    const attachment = { ...file, name: `${name}.pdf` }
    const row = { GroupId, id, UserId, BuildingId, Bucket: 'WorkLetter', Name: attachment.name, ContentType: contentType, Size: file.size }
    await recordFile(tx, row)
    const subject = t('mail.subject', { re: letter.Re, building: nameIn(place.Name, Language) }).slice(0, 200)
    for (const to of letter.RecEmails)
      await services.mail.post(client, {
        to: [to],
        id: `workLetter.${letter.id}.${data.Number}.${to}`,
        group: GroupId,
        subject,
        content: {
          title: letter.Re,
          language: Language,
          blocks: [
            { is: 'rich', html: letter.HtmlContent },
            { is: 'paragraph', text: t('mail.attached') },
          ],
          footer: t('mail.footer', { building: nameIn(place.Name, Language) }),
        },
        attachments: [attachment],
      })
  })
})
