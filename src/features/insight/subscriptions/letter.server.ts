import type { Localized } from '../../../core/call.ts'
import { formatDay } from '../../../core/days.ts'
import { nameIn } from '../../../core/labels.ts'
import { oneLine } from '../../../core/oneLine.ts'
import type { Config } from '../../../platform/config.ts'
import type { Letter, LetterFile } from '../../../platform/mail/letter.ts'
import { wordsFor } from '../../../platform/words.ts'
import { type MailPicture, pictureBlocks } from '../dashboards/mailPicture.server.ts'
import { mailLink } from './links.server.ts'
import type { Schedule } from './rules.ts'
import { describeSchedule } from './schedule.ts'
import type { DeliveryRow } from './tables.ts'
import { words } from './words.ts'

type Sent = {
  row: DeliveryRow
  file: LetterFile
  picture: MailPicture | null
  place: Localized | undefined
  schedule: Schedule | undefined
  now: Date
}

/** The mail of a delivery: its name is that of its run, so it goes once. `schedule` undefined: a test. */
export const letterOf = (config: Pick<Config, 'baseUrl' | 'secret'>, { row, file, picture, place, schedule, now }: Sent): Letter => {
  const { GroupId, id, SubscriptionId, Language, ReportName, Clock, Delivery } = row
  const t = wordsFor(words, Language)
  const period = periodText(row)
  const shown = Delivery === 'Link' ? null : picture // whoever has the mail alone learns nothing then
  const values = { report: ReportName, place: place ? nameIn(place, Language) : t('mail.account'), period }
  const leave = SubscriptionId && mailLink(config, 'leave', { GroupId, id: SubscriptionId, language: Language }, now)
  const paragraph = (text: string) => ({ is: 'paragraph' as const, text })
  return {
    to: [row.Email],
    id: `subscription.${row.RunKey.replaceAll(':', '')}`,
    group: GroupId,
    subject: oneLine(t('mail.subject', values)).slice(0, 200),
    ...(leave && { unsubscribe: leave }),
    content: {
      title: ReportName,
      language: Language,
      blocks: [
        ...(schedule ? [] : [paragraph(t('mail.test'))]),
        paragraph(t('mail.text', values)),
        paragraph(t('mail.days', { clock: Clock })),
        ...(schedule ? [paragraph(t('mail.schedule', { schedule: describeSchedule(schedule, t, Language) }))] : []),
        ...pictureBlocks(shown),
        ...(Delivery === 'Link' ? [] : [paragraph(t('mail.attached'))]),
        { is: 'button', label: t('mail.open'), href: mailLink(config, 'open', { GroupId, id, language: Language }, now) },
        ...(leave ? [{ is: 'link' as const, label: t('mail.leave'), href: leave }] : []),
      ],
      footer: t('mail.footer'),
    },
    attachments: Delivery === 'Link' ? [] : [file, ...(shown ? [shown.file] : [])],
  }
}

/** The days of a delivery, as its reader writes them. */
export const periodText = ({ FirstDay, LastDay, Language }: Pick<DeliveryRow, 'FirstDay' | 'LastDay' | 'Language'>): string =>
  [...new Set([FirstDay, LastDay])].map(day => formatDay(day, Language)).join(' – ')
