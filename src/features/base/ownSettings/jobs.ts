import type { Language } from '../../../core/words.ts'
import { job } from '../../../platform/jobs/job.ts'
import { wordsFor } from '../../../platform/words.ts'
import { languageOf, userById } from '../people/data.ts'
import { mailWords } from './mailWords.ts'
import { deviceOf } from './rules.ts'

/** `Moment`: epoch ms of the change; `Device`: the browser that has made it, as it names itself. */
type Change = { UserId: string; Language: Language; Device: string | null; Moment: number }

/** Tells somebody that their password was changed, so that they notice when it was not them. */
export const tellPasswordChange = job<Change>('ownSettings.tellPasswordChange', async ({ services, jobId }, data) => {
  await services.db.asSystem('mail of a changed password', async (tx, client) => {
    const user = await userById(tx, data.UserId)
    if (!user?.Email || user.Disabled) return
    const language = languageOf(user) ?? data.Language
    const t = wordsFor(mailWords, language)
    const { browser, system } = deviceOf(data.Device)
    const timeZone = user.TimeZone ?? 'UTC'
    const shape = { dateStyle: 'long', timeStyle: 'short', timeZone } as const
    const locale = language === 'en' ? 'en-US' : language
    const device = [browser, system].filter(Boolean).join(' · ')
    await services.mail.post(client, {
      to: [user.Email],
      id: `password.${jobId}`,
      subject: t('subject'),
      content: {
        title: t('subject'),
        language,
        blocks: [
          { is: 'paragraph', text: t('text', { name: user.FullName }) },
          {
            is: 'figures',
            rows: [
              [t('when'), `${new Intl.DateTimeFormat(locale, shape).format(data.Moment)} (${timeZone})`],
              [t('device'), device || t('unknownDevice')],
            ],
          },
          { is: 'paragraph', text: t('advice') },
          { is: 'button', label: t('button'), href: `${services.config.baseUrl}/reset` },
        ],
        footer: t('footer'),
      },
    })
  })
})
