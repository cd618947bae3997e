import type { Language } from '../../../core/words.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { kindContentTypes } from '../../../platform/files/uploadRules.ts'
import type { JobContext } from '../../../platform/jobs/job.ts'
import type { Letter } from '../../../platform/mail/letter.ts'
import { wordsFor } from '../../../platform/words.ts'
import { storeBytes } from '../files/keep.server.ts'
import type { RunRow } from './data.ts'
import type { ImportOf } from './importOf.server.ts'
import { sayProblems } from './result.server.ts'
import type { Judged } from './rules.ts'
import { words } from './words.ts'

type Told = { run: RunRow; wrong: readonly Judged[]; bytes: Uint8Array; to: string; id: string; Language: Language; tx: Tx }

/** Rows that the mail itself names; its file has all of them. */
const mostNamed = 10

/** The mail about rows with errors: the first of them, and a file of all. */
export const errorsMail = async (
  { files, config }: JobContext['services'],
  of: ImportOf,
  { run, wrong, bytes, to, id, Language, tx }: Told,
): Promise<Letter> => {
  const t = wordsFor(words, Language)
  const { GroupId, UserId, FileName } = run
  const contentType = kindContentTypes.xlsx
  const name = `${FileName.replace(/\.xlsx?$/i, '')} - ${t('why')}.xlsx`
  const keeper = { tx, files, baseUrl: config.baseUrl, GroupId, UserId, BuildingId: null }
  const { key } = await storeBytes(keeper, { bytes, contentType, displayName: name, name: 'Import', open: false })
  const title = t('errorsMail.title', { name: FileName, n: wrong.length })
  const named = wrong
    .slice(0, mostNamed)
    .map(row => t('errorsMail.row', { row: String(row.Row), why: sayProblems(of, row.Problems, Language) }))
  return {
    to: [to],
    id: `importing.${id}`,
    group: GroupId,
    subject: title.slice(0, 200),
    content: {
      title,
      language: Language,
      blocks: [
        { is: 'paragraph', text: t('errorsMail.text') },
        ...named.map(text => ({ is: 'paragraph' as const, text })),
        ...(wrong.length > mostNamed ? [{ is: 'paragraph' as const, text: t('errorsMail.more', { n: wrong.length - mostNamed }) }] : []),
      ],
      footer: t('errorsMail.footer'),
    },
    attachments: [{ name, key, contentType, size: bytes.byteLength }],
  }
}
