import { Button, Text } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { Skeletons } from '../kit/Skeletons.tsx'
import { useWords } from '../words.tsx'
import classes from './VideoDialog.module.css'
import { videoWords } from './videoWords.ts'

type LinkedVideo = { name: string; link: string }

/** A video, played by our own page: its file is read as a download, since nothing that was uploaded is served to be shown. */
export const VideoDialog = ({ name, link }: LinkedVideo) => {
  const t = useWords(videoWords)
  const [address, setAddress] = useState<string | null>(null)
  const [failed, setFailed] = useState<'unread' | 'unplayable' | null>(null)
  useEffect(() => {
    const reading = new AbortController()
    let made: string | null = null
    const read = async () => {
      const file = await readVideo({ name, link }, reading.signal)
      if (reading.signal.aborted) return
      made = URL.createObjectURL(file)
      setAddress(made)
    }
    read().catch(() => !reading.signal.aborted && setFailed('unread'))
    return () => {
      reading.abort()
      if (made) URL.revokeObjectURL(made)
    }
  }, [name, link])
  return (
    <div className={classes.player}>
      {failed ? (
        <Text role="alert">{t(failed)}</Text>
      ) : address ? (
        <video
          className={classes.video}
          src={address}
          aria-label={name}
          controls
          playsInline
          autoPlay
          onError={() => setFailed('unplayable')}
        />
      ) : (
        <Skeletons.Form fields={4} />
      )}
      <Button component="a" href={link} variant={failed ? 'filled' : 'default'} leftSection={<IconDownload size={16} aria-hidden />}>
        {t('download')}
      </Button>
    </div>
  )
}

/** Throws where the file cannot be read. */
const readVideo = async ({ name, link }: LinkedVideo, signal: AbortSignal): Promise<Blob> => {
  const reply = await fetch(link, { credentials: 'same-origin', signal })
  if (!reply.ok) throw new Error(`the video was not read: ${reply.status}`)
  const file = await reply.blob()
  // A phone's QuickTime file is played by most browsers, as long as it is not called by its own name.
  return /\.mov$/i.test(name) ? new Blob([file], { type: 'video/mp4' }) : file
}
