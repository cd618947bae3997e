import { nameIn } from '../../../core/labels.ts'
import { job } from '../../../platform/jobs/job.ts'
import { hashed } from '../../../platform/secrets.ts'
import { wordsFor } from '../../../platform/words.ts'
import { languageOf } from '../../base/people/data.ts'
import { noteTold } from '../../base/people/guesses.server.ts'
import { newLocks, pinManagers } from './locks.server.ts'
import { mailWords } from './mailWords.ts'

/** Tells those who manage the PINs of a building that too many wrong ones were typed at its sign: once each time that it closes. */
export const tellLocks = job<object>(
  'session.tellLocks',
  async ({ services }) => {
    await services.db.asSystem('signs that refuse PINs', async (tx, client) => {
      for (const { key, locked, ...lock } of await newLocks(tx)) {
        for (const { Email, FullName, Language } of await pinManagers(tx, lock)) {
          const language = languageOf({ Language }) ?? 'en'
          const t = wordsFor(mailWords, language)
          const building = nameIn(lock.name, language)
          await services.mail.post(client, {
            to: [Email],
            id: `pinlock.${lock.building}.${locked}.${hashed(Email).slice(0, 12)}`,
            group: lock.group,
            subject: t('lockSubject', { building: building.slice(0, 120) }),
            content: {
              title: t('lockSubject', { building }),
              language,
              blocks: [
                { is: 'paragraph', text: t('lockText', { name: FullName, building }) },
                { is: 'paragraph', text: t('lockAdvice') },
                {
                  is: 'button',
                  label: t('lockButton'),
                  href: `${services.config.baseUrl}/propertyAdd/${lock.building}/1?gId=${lock.group}`,
                },
              ],
              footer: t('lockFooter'),
            },
          })
        }
        await noteTold(tx, key)
      }
    })
  },
  { every: '* * * * *' },
)
