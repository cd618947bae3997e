import { and, eq, isNotNull } from 'drizzle-orm'
import { may, permissionsOf } from '../../../core/permissions.ts'
import type { Services } from '../../../platform/services.ts'
import { wordsFor } from '../../../platform/words.ts'
import { languageOf, roleOf } from '../people/data.ts'
import { appUser } from '../people/tables.ts'
import { mailWords } from './mailWords.ts'
import { backupRun } from './tables.ts'
import { words } from './words.ts'

/** Mails everybody who may see the page of backups how the weekly test restore went; repeated it is the same mail. */
export const mailTestRestore = ({ db, mail, config }: Services, RunId: string, jobId: string): Promise<void> =>
  db.asSystem('mail of the test restore', async (tx, client) => {
    const [run] = await tx.select().from(backupRun).where(eq(backupRun.id, RunId))
    const people = await tx
      .select()
      .from(appUser)
      .where(and(isNotNull(appUser.GlobalRole), eq(appUser.Disabled, false)))
    for (const user of people) {
      const role = roleOf(user.GlobalRole)
      if (!run || !user.Email || !role || !may(permissionsOf(role), 'GlobalManageCustomers')) continue
      const language = languageOf(user) ?? 'en'
      const t = wordsFor(mailWords, language)
      const good = run.State === 'Done'
      const subject = t(good ? 'good' : 'bad')
      const number = new Intl.NumberFormat(language)
      await mail.post(client, {
        to: [user.Email],
        id: `testRestore.${jobId}.${user.id}`,
        subject,
        content: {
          title: subject,
          language,
          blocks: [
            { is: 'paragraph', text: t(good ? 'goodText' : 'badText') },
            {
              is: 'figures',
              rows: good
                ? [
                    [t('backup'), run.BackupId ?? ''],
                    [t('rows'), number.format(run.Rows ?? 0)],
                    [t('files'), number.format(run.Files ?? 0)],
                  ]
                : [[t('problem'), wordsFor(words, language)(`problems.${run.Problem ?? 'other'}`)]],
            },
            { is: 'button', label: t('button'), href: `${config.baseUrl}/backups` },
          ],
          footer: t('footer'),
        },
      })
    }
  })
