import { Button, Progress } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useId } from 'react'
import { useWords } from '../words.tsx'
import classes from './JobProgress.module.css'
import { StatusDot } from './StatusDot.tsx'
import { words } from './words.ts'

export type JobProgressProps = {
  title: string
  state: 'running' | 'done' | 'failed'
  done: number
  /** Null while not known: the bar moves without a count. */
  total: number | null
  /** What it is doing, or why it failed. */
  detail?: string
  /** The file it made. */
  file?: { href: string; name: string }
  onCancel?: () => void
  onRetry?: () => void
}

/** A long job: bar, count, and that the page can be left. */
export const JobProgress = ({ title, state, done, total, detail, file, onCancel, onRetry }: JobProgressProps) => {
  const t = useWords(words)
  const id = useId()
  const share = state === 'done' ? 100 : total ? (100 * done) / total : state === 'running' ? 100 : 0
  const kind = { running: 'info', done: 'good', failed: 'bad' } as const
  const colour = { running: 'harbour', done: 'green', failed: 'red' }[state]
  return (
    <div className={classes.job} role="group" aria-labelledby={id}>
      <div className={classes.head}>
        <span className={classes.title} id={id}>
          {title}
        </span>
        <span className={classes.state}>
          <StatusDot kind={kind[state]} label={t(`job.${state}`)} />
          {total !== null && <span className="tabular">{t('job.count', { done, total })}</span>}
        </span>
      </div>
      <Progress.Root size="md">
        <Progress.Section value={share} color={colour} animated={state === 'running' && total === null} aria-labelledby={id} />
      </Progress.Root>
      <div className={classes.foot}>
        <span className={classes.detail} role="status">
          {detail ?? (state === 'running' ? t('job.leave') : '')}
        </span>
        {state === 'running' && onCancel && (
          <Button variant="default" size="xs" onClick={onCancel}>
            {t('cancel')}
          </Button>
        )}
        {state === 'failed' && onRetry && (
          <Button variant="default" size="xs" onClick={onRetry}>
            {t('retry')}
          </Button>
        )}
        {state === 'done' && file && (
          <Button
            component="a"
            href={file.href}
            download={file.name}
            size="xs"
            variant="light"
            leftSection={<IconDownload size={15} aria-hidden />}
          >
            {t('job.download')}
          </Button>
        )}
      </div>
    </div>
  )
}
