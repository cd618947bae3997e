import { randomUUID } from 'node:crypto'
import type { Language } from '../../../core/words.ts'
import { recordFile } from '../../../platform/files/recordFile.ts'
import { type InAccount, job } from '../../../platform/jobs/job.ts'
import { wordsFor } from '../../../platform/words.ts'
import { qrCodeById } from './data.ts'
import { pictureFile } from './file.server.ts'
import { webLink } from './rules.ts'
import { words } from './words.ts'

type Mailing = InAccount & { QrCodeId: string; RecipientEmail: string; Sender: string; Language: Language }

/** Mails the PNG of a code with its address. Repeated, it is the same mail. */
export const mailQrCode = job<Mailing>(
  'qr.mailQrCode',
  async ({ services, jobId }, { GroupId, QrCodeId, RecipientEmail, Sender, Language }) => {
    const t = wordsFor(words, Language)
    await services.db.withPeople('mail of a code', GroupId, async (tx, client) => {
      const { code } = await qrCodeById(tx, GroupId, QrCodeId)
      const { FileName, ContentType, bytes } = await pictureFile(services.config.baseUrl, code, 'png', 1000)
      const id = randomUUID()
      const key = `${GroupId}/${id}`
      const file = { GroupId, id, BuildingId: code.BuildingId, Bucket: 'QrCode', Name: FileName, ContentType, Size: bytes.length }
      await recordFile(tx, file)
      await services.files.put(key, bytes, { contentType: ContentType })
      await services.mail.post(client, {
        to: [RecipientEmail],
        id: `qr.${jobId}`,
        group: GroupId,
        subject: t('mail.subject', { name: code.QrName.slice(0, 120) }),
        content: {
          title: t('mail.subject', { name: code.QrName }),
          language: Language,
          blocks: [
            {
              is: 'paragraph',
              text: t('mail.text', { name: code.QrName, location: code.Location, sign: String(code.SignId), sender: Sender }),
            },
            { is: 'button', label: t('mail.open'), href: webLink(services.config.baseUrl, code.Address) },
          ],
          footer: t('mail.footer'),
        },
        attachments: [{ name: FileName, key, contentType: ContentType, size: bytes.length }],
      })
    })
  },
)
