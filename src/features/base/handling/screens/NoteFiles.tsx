import { Anchor } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import type { FileRef } from '../../../../core/fileRef.ts'
import { Gallery } from '../../../../ui/kit/Gallery.tsx'
import { useWords } from '../../../../ui/words.tsx'
import { words } from '../words.ts'
import classes from './handling.module.css'

type FilesProps = { label: string; files: readonly FileRef[]; renew: () => Promise<unknown> }

/** Files of what a visitor sent: pictures side by side, large when they are chosen; other files as downloads. `renew`: asks for new links. */
export const NoteFiles = ({ label, files, renew }: FilesProps) => {
  const t = useWords(words)
  const pictures = files.flatMap(({ FileId, Name, Link, Thumbnail }) =>
    Link && Thumbnail ? [{ id: FileId, name: Name, address: Link, small: Thumbnail }] : [],
  )
  const others = files.filter(({ Thumbnail }) => !Thumbnail)
  if (files.length === 0) return null
  return (
    <div className={classes.files}>
      {pictures.length > 0 && <Gallery label={label} pictures={pictures} renew={renew} />}
      {others.map(({ FileId, Name, Link }) => (
        <Anchor key={FileId} href={Link ?? ''} inherit aria-label={t('download', { name: Name })}>
          <IconDownload size={16} aria-hidden /> {Name}
        </Anchor>
      ))}
    </div>
  )
}
