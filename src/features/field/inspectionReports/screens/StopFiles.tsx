import { Button, Group, Stack } from '@mantine/core'
import { IconPlayerPlay } from '@tabler/icons-react'
import { type FileRef, isVideo } from '../../../../core/fileRef.ts'
import { Gallery } from '../../../../ui/kit/Gallery.tsx'
import { openFile } from '../../../../ui/viewers/openFile.tsx'
import { videoWords } from '../../../../ui/viewers/videoWords.ts'
import { useWords } from '../../../../ui/words.tsx'

/** Photos and videos that somebody has taken at a stop: photos to look at, videos to play. `label`: what they are of. */
export const StopFiles = ({ files, label }: { files: readonly FileRef[]; label: string }) => {
  const t = useWords(videoWords)
  const pictures = files.flatMap(({ FileId: id, Name: name, Link, Thumbnail: small }) =>
    Link && !isVideo(name) ? [{ id, name: `${label}: ${name}`, address: Link, small }] : [],
  )
  const videos = files.filter(({ Name, Link }) => Link && isVideo(Name))
  if (files.length === 0) return null
  return (
    <Stack gap="xs">
      {pictures.length > 0 && <Gallery label={label} pictures={pictures} />}
      {videos.length > 0 && (
        <Group gap="xs">
          {videos.map(file => (
            <Button
              key={file.FileId}
              variant="default"
              leftSection={<IconPlayerPlay size={16} aria-hidden />}
              aria-label={t('play', { name: `${label}: ${file.Name}` })}
              onClick={() => openFile(file)}
            >
              {file.Name}
            </Button>
          ))}
        </Group>
      )}
    </Stack>
  )
}
