import { Anchor } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import type { FileRef } from '../../../../core/fileRef.ts'
import { refresh } from '../../../../ui/calls.ts'
import { Gallery } from '../../../../ui/kit/Gallery.tsx'
import { useWords } from '../../../../ui/words.tsx'
import { GetRequest } from '../contract.ts'
import { words } from '../words.ts'
import classes from './inbox.module.css'

/** Files of a request: pictures side by side, large when they are chosen; other files as downloads. */
export const RequestFiles = ({ label, files }: { label: string; files: readonly FileRef[] }) => {
  const t = useWords(words)
  const pictures = files.flatMap(({ FileId, Name, Link, Thumbnail }) =>
    Link && Thumbnail ? [{ id: FileId, name: Name, address: Link, small: Thumbnail }] : [],
  )
  const others = files.filter(({ Thumbnail }) => !Thumbnail)
  if (files.length === 0) return null
  return (
    <div className={classes.files}>
      {pictures.length > 0 && <Gallery label={label} pictures={pictures} renew={() => refresh(GetRequest)} />}
      {others.map(({ FileId, Name, Link }) => (
        <Anchor key={FileId} href={Link ?? ''} inherit aria-label={t('download', { name: Name })}>
          <IconDownload size={16} aria-hidden /> {Name}
        </Anchor>
      ))}
    </div>
  )
}
