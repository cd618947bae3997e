import { Button } from '@mantine/core'
import { EmptyState } from '../../../../ui/kit/EmptyState.tsx'
import { JobProgress } from '../../../../ui/kit/JobProgress.tsx'
import { LinesSkeleton } from '../../../../ui/kit/Skeletons.tsx'
import { useSay } from '../../../../ui/useSay.ts'
import { useFormats, useWords } from '../../../../ui/words.tsx'
import type { TaskRow } from '../contract.ts'
import { words } from '../words.ts'
import classes from './tasks.module.css'
import { isRunning } from './useTasks.ts'

type TaskListProps = { tasks: readonly TaskRow[] | undefined; fresh: ReadonlySet<string>; failed: boolean; again: () => void }

/** Tasks with their progress, the newest first; `fresh` are those that had not been seen when the list was opened. */
export const TaskList = ({ tasks, fresh, failed, again }: TaskListProps) => {
  const t = useWords(words)
  if (!tasks && failed) return <EmptyState small text={t('failed')} action={<Again again={again} />} />
  if (!tasks) return <LinesSkeleton lines={4} />
  if (tasks.length === 0) return <EmptyState small text={t('none')} hint={t('noneHint')} />
  return (
    <ul className={classes.list}>
      {tasks.map(task => (
        <li key={task.acId} data-fresh={fresh.has(task.acId) || undefined}>
          <Task task={task} />
        </li>
      ))}
    </ul>
  )
}

const Again = ({ again }: { again: () => void }) => {
  const t = useWords(words)
  return (
    <Button variant="default" size="xs" onClick={again}>
      {t('retry')}
    </Button>
  )
}

const kinds = ['PrintDashboard', 'SendDashboardByEmail', 'ImportBuildings', 'ImportQrCodes', 'Bulk', 'Export', 'AccountExport'] as const
const states = { Waiting: 'running', Running: 'running', Done: 'done', Failed: 'failed' } as const

const Task = ({ task }: { task: TaskRow }) => {
  const t = useWords(words)
  const say = useSay()
  const { dateTime } = useFormats()
  const { Title, State, Done, Total, Message, FileLink, FileName, CreatedDate } = task
  const kind = kinds.find(one => one === task.Kind)
  const time = dateTime(CreatedDate)
  const made = kind ? t('made', { kind: t(`kinds.${kind}`), time }) : time
  const told = Message && !isRunning(task) ? say(Message) : undefined
  const detail = State === 'Waiting' ? t('waiting') : (told ?? (isRunning(task) ? undefined : made))
  return (
    <JobProgress
      title={Title}
      state={states[State]}
      done={Done}
      total={isRunning(task) && Total > 0 ? Total : null}
      {...(detail && { detail })}
      {...(FileLink && { file: { href: FileLink, name: FileName ?? Title } })}
    />
  )
}
