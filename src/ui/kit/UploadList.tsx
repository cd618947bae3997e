import { ActionIcon, Button, Progress } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useWords } from '../words.tsx'
import { SentBytes } from './Upload.tsx'
import classes from './UploadList.module.css'
import type { UploadItem } from './useUploads.ts'
import { words } from './words.ts'

type Props = { items: readonly UploadItem[]; onCancel: (id: number) => void; onAgain: (item: UploadItem) => void }

/** Files on their way, a line each: how many bytes have gone, what keeps them, cancel, and another try. */
export const UploadList = ({ items, onCancel, onAgain }: Props) => {
  const t = useWords(words)
  return (
    <>
      {items.length > 0 && (
        <ul className={classes.list}>
          {items.map(one => (
            <li key={one.id} className={classes.row} data-problem={one.problem !== null || undefined}>
              <div className={classes.text}>
                <span className={classes.name}>{one.file.name}</span>
                {one.problem === null ? (
                  <>
                    <Progress
                      value={one.percent}
                      size="sm"
                      {...(one.lost && { color: 'gray' })}
                      aria-label={t('upload.uploading', { name: one.file.name, percent: one.percent })}
                    />
                    <span className={classes.small}>
                      <SentBytes percent={one.percent} size={one.file.size} />
                    </span>
                  </>
                ) : (
                  <span className={classes.problem} role="alert">
                    {one.problem}
                  </span>
                )}
              </div>
              {one.again && (
                <Button size="xs" onClick={() => onAgain(one)} aria-label={t('upload.againOf', { name: one.file.name })}>
                  {t('upload.again')}
                </Button>
              )}
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={t(one.problem === null ? 'upload.cancelOf' : 'upload.removeOf', { name: one.file.name })}
                onClick={() => onCancel(one.id)}
              >
                <IconX size={16} aria-hidden />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      <p className={classes.said} role="status">
        {items.some(({ lost }) => lost) ? t('upload.lost') : ''}
      </p>
    </>
  )
}
