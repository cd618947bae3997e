import { ActionIcon, Button, TextInput, UnstyledButton } from '@mantine/core'
import { IconCheck, IconTrash } from '@tabler/icons-react'
import { type SubmitEvent, useRef, useState } from 'react'
import { useCall, useWrite } from '../../../../ui/calls.ts'
import { LinesSkeleton } from '../../../../ui/kit/Skeletons.tsx'
import { type ListViewState, sameView } from '../../../../ui/list/viewState.ts'
import type { ListViewsProps } from '../../../../ui/list/viewsPart.ts'
import { useSession } from '../../../../ui/session.ts'
import { useWords } from '../../../../ui/words.tsx'
import { DeleteView, GetViews, SaveView, type ViewRow } from '../contract.ts'
import { namesIds } from '../rules.ts'
import { words } from '../words.ts'
import classes from './views.module.css'

/** The views that the user has saved of a list: choose, save, replace, delete with undo. */
export const SavedViews = ({ list, now, standard, onApply }: ListViewsProps) => {
  const t = useWords(words)
  const { gId } = useSession()
  const answer = useCall(GetViews, { List: list, ...(gId && { gId }) })
  const [deleted, setDeleted] = useState<ViewRow | null>(null)
  const save = useWrite(SaveView, { refresh: [GetViews] })
  const remove = useWrite(DeleteView, { refresh: [GetViews] })
  const listed = useRef<HTMLUListElement>(null)
  const views = answer.data?.Views.filter(view => view.acId !== deleted?.acId)
  const keep = async (Name: string) => {
    const GroupId = namesIds(now.query) ? gId : null
    const saved = await save.run({ List: list, Name, Query: now.query, Hidden: [...now.hidden], GroupId })
    return saved !== undefined
  }
  const forget = async (view: ViewRow) => {
    setDeleted(view)
    listed.current?.querySelector('button')?.focus() // its own button goes
    if (!(await remove.run({ acId: view.acId }))) setDeleted(null)
  }
  const undo = async ({ List, Name, Query, Hidden, GroupId }: ViewRow) => {
    if (await save.run({ List, Name, Query, Hidden, GroupId })) setDeleted(null)
  }
  if (answer.isPending) return <LinesSkeleton lines={3} />
  return (
    <>
      <ul className={classes.list} aria-label={t('title')} ref={listed}>
        <li className={classes.row}>
          <ViewButton label={t('standard')} on={sameView(now, standard)} onClick={() => onApply(standard)} />
        </li>
        {views?.map(view => (
          <li key={view.acId} className={classes.row}>
            <ViewButton label={view.Name} on={sameView(now, shownBy(view))} onClick={() => onApply(shownBy(view))} />
            <ActionIcon
              variant="subtle"
              color="gray"
              className={classes.remove}
              aria-label={t('delete', { name: view.Name })}
              title={t('delete', { name: view.Name })}
              onClick={() => void forget(view)}
            >
              <IconTrash size={16} aria-hidden />
            </ActionIcon>
          </li>
        ))}
      </ul>
      <output className={classes.said}>
        {deleted && (
          <span className={classes.deleted}>
            {t('deleted', { name: deleted.Name })}
            <Button variant="subtle" size="compact-sm" loading={save.running} onClick={() => void undo(deleted)}>
              {t('undo')}
            </Button>
          </span>
        )}
      </output>
      <NewView taken={(views ?? []).map(view => view.Name)} saving={save.running} onSave={keep} />
    </>
  )
}

const shownBy = ({ Query, Hidden }: ViewRow): ListViewState => ({ query: Query, hidden: Hidden })

const ViewButton = ({ label, on, onClick }: { label: string; on: boolean; onClick: () => void }) => (
  <UnstyledButton className={classes.view} aria-current={on || undefined} onClick={onClick}>
    <IconCheck size={16} aria-hidden className={classes.check} />
    <span className={classes.name}>{label}</span>
  </UnstyledButton>
)

type NewViewProps = { taken: readonly string[]; saving: boolean; onSave: (name: string) => Promise<boolean> }

const NewView = ({ taken, saving, onSave }: NewViewProps) => {
  const t = useWords(words)
  const [name, setName] = useState('')
  const [asked, setAsked] = useState(false)
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    setAsked(true)
    if (name.trim() && (await onSave(name.trim()))) {
      setName('')
      setAsked(false)
    }
  }
  return (
    <form className={classes.form} onSubmit={event => void submit(event)} noValidate>
      <TextInput
        size="sm"
        label={t('name')}
        value={name}
        maxLength={60}
        onChange={event => setName(event.currentTarget.value)}
        error={asked && !name.trim() ? t('nameFirst') : undefined}
      />
      <Button type="submit" size="sm" variant="light" loading={saving}>
        {taken.includes(name.trim()) ? t('replace') : t('save')}
      </Button>
    </form>
  )
}
