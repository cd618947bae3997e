import { ActionIcon, Popover } from '@mantine/core'
import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { Suspense } from 'react'
import { LinesSkeleton } from '../kit/Skeletons.tsx'
import { useSession } from '../session.ts'
import { isByPin } from '../sessionTypes.ts'
import { useWords } from '../words.tsx'
import classes from './list.module.css'
import { type ListViewState, sameView, viewQuery, withView } from './viewState.ts'
import { listViewsPart } from './viewsPart.ts'
import { words } from './words.ts'

type Props = {
  list: string
  name: string
  columns: readonly { id: string; hidden?: boolean | undefined }[]
  hidden: readonly string[]
  onHidden: (hidden: readonly string[]) => void
}

/** The views that a user has saved of a list, and the way to save one; a PIN is nobody's and has none. Showing a view is a step of the history: Back undoes it. */
export const ViewsMenu = ({ list, name, columns, hidden, onHidden }: Props) => {
  const t = useWords(words)
  const router = useRouter()
  const query = useRouterState({ select: state => viewQuery(state.location.search, name) })
  const Views = listViewsPart()
  const { profile } = useSession()
  if (!Views || isByPin(profile)) return null
  const standard: ListViewState = { query: '', hidden: columns.filter(column => column.hidden).map(column => column.id) }
  const now: ListViewState = { query, hidden: hidden.filter(id => columns.some(column => column.id === id)) }
  const apply = (view: ListViewState) => {
    onHidden(view.hidden)
    const search = (before: Record<string, unknown>) => withView(before, name, view.query)
    void router.navigate({ to: '.', search, resetScroll: false } as never) // the page's own route, whichever it is
  }
  const Icon = sameView(now, standard) ? IconBookmark : IconBookmarkFilled
  return (
    <Popover position="bottom-end" shadow="md" width={300} withinPortal trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon variant="default" size="input-sm" aria-label={t('views')} title={t('views')}>
          <Icon size={18} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('views')} p={0}>
        <div className={classes.views} tabIndex={-1} data-autofocus>
          <Suspense fallback={<LinesSkeleton lines={3} />}>
            <Views list={list} now={now} standard={standard} onApply={apply} />
          </Suspense>
        </div>
      </Popover.Dropdown>
    </Popover>
  )
}
