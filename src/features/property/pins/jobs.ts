import type pg from 'pg'
import { nameIn } from '../../../core/labels.ts'
import { Refusal } from '../../../core/problem.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { job } from '../../../platform/jobs/job.ts'
import { hashSecret } from '../../../platform/secrets.ts'
import type { Services } from '../../../platform/services.ts'
import { wordsFor } from '../../../platform/words.ts'
import { languageOf } from '../../base/people/data.ts'
import { noteTold } from '../../base/people/guesses.server.ts'
import { newLocks, pinManagers } from './locks.server.ts'
import { mailWords } from './mailWords.ts'

/** Tells the people who manage a building's PINs that its sign is locked after too many wrong ones: once for each lock. */
export const tellLocks = job<object>(
  'session.tellLocks',
  async ({ services }) => {
    await services.db.asSystem('signs that refuse PINs', async (tx, client) => {
      for (const lock of await newLocks(tx)) if (await mailLock(services, { tx, client, lock })) await noteTold(tx, lock.key)
    })
  },
  { every: '* * * * *' },
)

type Telling = { tx: Tx; client: pg.PoolClient; lock: Awaited<ReturnType<typeof newLocks>>[number] }

/** False if the account's share of mails is used up: the next minute tries again, and people of other accounts are notified now. */
const mailLock = async ({ mail, config }: Pick<Services, 'mail' | 'config'>, { tx, client, lock }: Telling): Promise<boolean> => {
  try {
    for (const { Email, FullName, Language } of await pinManagers(tx, lock)) {
      const language = languageOf({ Language }) ?? 'en'
      const t = wordsFor(mailWords, language)
      const building = nameIn(lock.name, language)
      await mail.post(client, {
        to: [Email],
        id: `pinlock.${lock.building}.${lock.locked}.${hashSecret(Email).slice(0, 12)}`,
        group: lock.group,
        byVisitor: true,
        subject: t('lockSubject', { building: building.slice(0, 120) }),
        content: {
          title: t('lockSubject', { building }),
          language,
          blocks: [
            { is: 'paragraph', text: t('lockText', { name: FullName, building }) },
            { is: 'paragraph', text: t('lockAdvice') },
            { is: 'button', label: t('lockButton'), href: `${config.baseUrl}/propertyAdd/${lock.building}/1?gId=${lock.group}` },
          ],
          footer: t('lockFooter'),
        },
      })
    }
    return true
  } catch (error) {
    if (error instanceof Refusal && error.code === 'req.lim.exc') return false
    throw error
  }
}
