import type { ComponentProps, ReactNode } from 'react'
import { SwitchField, TextAreaField } from '../../../../ui/form/fields.tsx'
import type { CallForm } from '../../../../ui/form/useCallForm.ts'
import { useGuard } from '../../../../ui/form/useGuard.ts'
import { Section } from '../../../../ui/kit/Section.tsx'
import { useWords } from '../../../../ui/words.tsx'
import { longestNote } from '../rules.ts'
import { words } from '../words.ts'
import classes from './handling.module.css'
import { NoteList } from './NoteList.tsx'
import { PlainForm } from './PlainForm.tsx'

type NoteValues = { Note: string; ForVisitor: boolean }
type NotesProps<V extends NoteValues> = ComponentProps<typeof NoteList> & {
  form: CallForm<V>
  /** Where a reply goes: the address that the visitor left (or ''), and a private page where there is one. */
  email: string
  hasPage?: boolean
  /** The field of its files, where notes have files. */
  files?: ReactNode
}

/** What was written about what a visitor sent, and the next note: for the team, or as a reply to the visitor. */
export const Notes = <V extends NoteValues>({ form: whole, email, hasPage = false, files, ...list }: NotesProps<V>) => {
  const form = whole as unknown as CallForm<NoteValues> // its fields change nothing else of the values
  const t = useWords(words)
  useGuard(form.dirty, () => form.save())
  const { ForVisitor } = form.values
  const way = email ? t(hasPage ? 'mailedPage' : 'mailed', { email }) : t('onPage')
  const isReachable = email !== '' || hasPage
  return (
    <Section title={t('notes')} collapsible={false}>
      <div className={classes.column}>
        <NoteList {...list} />
        <PlainForm form={form} submit={ForVisitor ? t('send') : t('add')}>
          <TextAreaField of={form} name="Note" label={ForVisitor ? t('reply') : t('note')} maxLength={longestNote} rows={3} />
          {files}
          <SwitchField
            of={form}
            name="ForVisitor"
            label={t('asReply')}
            help={!isReachable ? t('noAddress') : ForVisitor ? way : t('onlyTeam')}
            disabled={!isReachable}
          />
        </PlainForm>
      </div>
    </Section>
  )
}
