import { ActionIcon, Indicator, Popover } from '@mantine/core'
import { IconListCheck } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { refresh, useWrite } from '../../../../ui/calls.ts'
import { LinesSkeleton } from '../../../../ui/kit/Skeletons.tsx'
import { useWords } from '../../../../ui/words.tsx'
import { GetTasks, SeeTask } from '../contract.ts'
import { words } from '../words.ts'
import classes from './tasks.module.css'
import { isRunning, useTasks } from './useTasks.ts'

const TaskList = lazy(() => import('./TaskList.tsx').then(module => ({ default: module.TaskList })))

/** The tasks of the top bar: how many tasks have ended unseen; opens the list of tasks with their progress and files. */
export const TaskBell = () => {
  const t = useWords(words)
  const { gId, tasks, unseen, failed, again } = useTasks()
  const [opened, setOpened] = useState(false)
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set())
  const see = useWrite(SeeTask, { refresh: [GetTasks], onRefused: () => true })
  if (!gId) return null
  const turn = (open: boolean) => {
    setOpened(open)
    if (!open) return
    setFresh(new Set(tasks?.filter(task => !task.Seen && !isRunning(task)).map(task => task.acId)))
    if (unseen > 0) void see.run({ GroupId: gId })
    else void refresh(GetTasks) // links to files are good for five minutes
  }
  return (
    <Popover opened={opened} onChange={turn} position="bottom-end" width="min(400px, calc(100vw - 16px))" trapFocus returnFocus>
      <Indicator disabled={unseen === 0} label={unseen} size={18} offset={9} color="red" inline>
        <Popover.Target>
          <ActionIcon
            variant="subtle"
            color="gray"
            className={classes.bell}
            aria-label={t('bell', { n: unseen })}
            onClick={() => turn(!opened)}
          >
            <IconListCheck size={20} aria-hidden />
          </ActionIcon>
        </Popover.Target>
      </Indicator>
      <Popover.Dropdown aria-label={t('title')} p={0}>
        <h2 className={classes.title}>{t('title')}</h2>
        <div className={classes.body} tabIndex={-1} data-autofocus>
          <Suspense fallback={<LinesSkeleton lines={4} />}>
            <TaskList tasks={tasks} fresh={fresh} failed={failed} again={again} />
          </Suspense>
        </div>
      </Popover.Dropdown>
    </Popover>
  )
}
