import { Badge } from '@mantine/core'
import type { Output } from '../../../../core/call.ts'
import { useFormats, useWords } from '../../../../ui/words.tsx'
import type { GetRequest } from '../contract.ts'
import { words } from '../words.ts'
import classes from './inbox.module.css'
import { RequestFiles } from './RequestFiles.tsx'

type ShownNote = Output<typeof GetRequest>['Notes'][number]

/** What was written about what a visitor sent, the oldest first: by whom, and who reads it. */
export const NoteList = ({ notes }: { notes: readonly ShownNote[] }) => {
  const t = useWords(words)
  const { dateTime } = useFormats()
  if (notes.length === 0) return <p className={classes.noteHead}>{t('noNotes')}</p>
  return (
    <ul className={classes.notes}>
      {notes.map(({ NoteId, Author, CreatedDate, ForVisitor, Note, Files }) => (
        <li key={NoteId} className={classes.note} data-visitor={Author === '' || undefined}>
          <div className={classes.noteHead}>
            <strong>{Author || t('visitor')}</strong>
            {dateTime(CreatedDate)}
            {Author !== '' && (
              <Badge size="xs" variant="light" color={ForVisitor ? 'blue' : 'gray'}>
                {ForVisitor ? t('forVisitor') : t('forTeam')}
              </Badge>
            )}
          </div>
          {Note}
          <RequestFiles label={t('filesOf', { name: Author || t('visitor') })} files={Files} />
        </li>
      ))}
    </ul>
  )
}
