import { Badge } from '@mantine/core'
import type { FileRef } from '../../../../core/fileRef.ts'
import { useFormats, useWords } from '../../../../ui/words.tsx'
import { words } from '../words.ts'
import classes from './handling.module.css'
import { NoteFiles } from './NoteFiles.tsx'

type ShownNote = {
  NoteId: string
  CreatedDate: number
  /** Empty: the visitor. */
  Author: string
  ForVisitor: boolean
  Note: string
  Files?: readonly FileRef[]
}

/** What was written about what a visitor sent, the oldest first: by whom, and who reads it. `renew`: asks for new links to its files. */
export const NoteList = ({ notes, renew }: { notes: readonly ShownNote[]; renew: () => Promise<unknown> }) => {
  const t = useWords(words)
  const { dateTime } = useFormats()
  if (notes.length === 0) return <p className={classes.noteHead}>{t('noNotes')}</p>
  return (
    <ul className={classes.notes}>
      {notes.map(({ NoteId, Author, CreatedDate, ForVisitor, Note, Files = [] }) => (
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
          <NoteFiles label={t('filesOf', { name: Author || t('visitor') })} files={Files} renew={renew} />
        </li>
      ))}
    </ul>
  )
}
