import { Anchor, Stack } from '@mantine/core'
import type { FileRef } from '../../../../core/fileRef.ts'
import { Gallery } from '../../../../ui/kit/Gallery.tsx'
import { isVideo } from '../answerFiles.ts'

/** Photos and videos that somebody has taken at a stop: photos to look at, videos to save. `label`: what they are of. */
export const StopFiles = ({ files, label }: { files: readonly FileRef[]; label: string }) => {
  const pictures = files.flatMap(({ FileId: id, Name: name, Link, Thumbnail: small }) =>
    Link && !isVideo(name) ? [{ id, name: `${label}: ${name}`, address: Link, small }] : [],
  )
  const videos = files.filter(({ Name, Link }) => Link && isVideo(Name))
  if (files.length === 0) return null
  return (
    <Stack gap="xs">
      {pictures.length > 0 && <Gallery label={label} pictures={pictures} />}
      {videos.map(({ FileId, Name, Link }) => (
        <Anchor key={FileId} href={Link} download={Name} size="sm">
          {Name}
        </Anchor>
      ))}
    </Stack>
  )
}
