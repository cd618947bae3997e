import type { FileRef } from '../../../../core/fileRef.ts'
import { EmptyCell } from '../../../../ui/list/EmptyCell.tsx'
import classes from './reports.module.css'

/** The pictures that came along, small, each a link to the whole; other files by name. */
export const FileCell = ({ files }: { files: readonly FileRef[] }) => {
  if (files.length === 0) return <EmptyCell />
  return (
    <span className={classes.files}>
      {files.map(({ FileId, Name, Link, Thumbnail }) => (
        <a key={FileId} href={Link} target="_blank" rel="noreferrer" className={classes.file} title={Name}>
          {Thumbnail ? <img src={Thumbnail} alt={Name} loading="lazy" /> : Name}
        </a>
      ))}
    </span>
  )
}
