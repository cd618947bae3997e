import { Button, Collapse, UnstyledButton } from '@mantine/core'
import { IconChevronDown, IconMessagePlus } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { dialogs } from '../../../../../ui/dialogs.tsx'
import { useFormats, useWords } from '../../../../../ui/words.tsx'
import type { AdoptedProduct, ProductNote } from '../../../adoption/model.ts'
import { NoteDialog } from './NoteDialog.tsx'
import { StateMark } from './StateMark.tsx'
import classes from './Upsells.module.css'
import { words } from './words.ts'

type Props = { product: AdoptedProduct; name: string; place: { GroupId: string; BuildingId: string }; editing: boolean }

/** A product: its name, its notes on demand, its state, and a note to add while editing. */
export const ProductRow = ({ product, name, place, editing }: Props) => {
  const t = useWords(words)
  const { Product, State, Notes } = product
  const [open, setOpen] = useState(false)
  const id = useId()
  const add = () => void dialogs.open(() => <NoteDialog place={place} Product={Product} name={name} State={State} />)
  return (
    <li className={classes.product}>
      <div className={classes.line}>
        <span className={classes.name}>{name}</span>
        {Notes.length > 0 && (
          <UnstyledButton
            className={classes.more}
            aria-expanded={open}
            aria-controls={id}
            aria-label={t('historyOf', { n: Notes.length, product: name })}
            onClick={() => setOpen(!open)}
          >
            {t('history', { n: Notes.length })}
            <IconChevronDown size={14} aria-hidden />
          </UnstyledButton>
        )}
        <StateMark state={State} />
        {editing && (
          <Button
            className={classes.add}
            variant="default"
            size="xs"
            leftSection={<IconMessagePlus size={14} aria-hidden />}
            aria-label={t('noteOn', { product: name })}
            onClick={add}
          >
            {t('note')}
          </Button>
        )}
      </div>
      <Collapse expanded={open} keepMounted={false} id={id}>
        <ol className={classes.notes}>
          {Notes.map(note => (
            <Note key={`${note.CreatedDate} ${note.Note}`} note={note} />
          ))}
        </ol>
      </Collapse>
    </li>
  )
}

const Note = ({ note: { Note: text, FullName, CreatedDate, State } }: { note: ProductNote }) => {
  const { dateTime } = useFormats()
  return (
    <li className={classes.note}>
      <StateMark state={State} />
      <p className={classes.text}>{text}</p>
      <p className={classes.who}>
        {FullName} · <time dateTime={new Date(CreatedDate).toISOString()}>{dateTime(CreatedDate)}</time>
      </p>
    </li>
  )
}
