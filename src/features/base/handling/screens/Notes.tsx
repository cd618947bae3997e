import type { ComponentProps, ReactNode } from 'react'
import { SwitchField, TextAreaField } from '../../../../ui/form/fields.tsx'
import type { CallForm } from '../../../../ui/form/useCallForm.ts'
import { useGuard } from '../../../../ui/form/useGuard.ts'
import { Section } from '../../../../ui/kit/Section.tsx'
import { useSession } from '../../../../ui/session.ts'
import { isByPin } from '../../../../ui/sessionTypes.ts'
import { useWords } from '../../../../ui/words.tsx'
import { TemplateMenu } from '../../replyTemplates/screens/TemplateMenu.tsx'
import { longestNote } from '../rules.ts'
import { words } from '../words.ts'
import classes from './handling.module.css'
import { NoteList } from './NoteList.tsx'
import { PlainForm } from './PlainForm.tsx'

type NoteValues = { Note: string; ForVisitor: boolean }
type NotesProps<V extends NoteValues> = ComponentProps<typeof NoteList> & {
  form: CallForm<V>
  /** The account, and the name that the visitor left. */
  gId: string
  visitor: string
  /** Where a reply goes: the address that the visitor left (or ''), and a private page where there is one. */
  email: string
  hasPage?: boolean
  /** The field of its files, where notes have files. */
  files?: ReactNode
  /** Below the switch of a reply: what else it does. */
  more?: ReactNode
}

/** What was written about what a visitor sent, and the next note: for the team, or as a reply to the visitor. */
export const Notes = <V extends NoteValues>({ form: whole, gId, visitor, email, hasPage = false, files, more, ...list }: NotesProps<V>) => {
  const form = whole as unknown as CallForm<NoteValues> // its fields change nothing else of the values
  const t = useWords(words)
  useGuard(form.dirty, () => form.save())
  const { profile } = useSession()
  const { ForVisitor } = form.values
  const way = email ? t(hasPage ? 'mailedPage' : 'mailed', { email }) : t('onPage')
  const isReachable = email !== '' || hasPage
  return (
    <Section title={t('notes')} collapsible={false}>
      <div className={classes.column}>
        <NoteList {...list} />
        <PlainForm form={form} submit={ForVisitor ? t('send') : t('add')}>
          <TextAreaField of={form} name="Note" label={ForVisitor ? t('reply') : t('note')} maxLength={longestNote} rows={3} />
          {ForVisitor && !isByPin(profile) && (
            <TemplateMenu gId={gId} name={visitor} onPick={text => form.set('Note', [form.values.Note, text].filter(Boolean).join('\n'))} />
          )}
          {files}
          <SwitchField
            of={form}
            name="ForVisitor"
            label={t('asReply')}
            help={!isReachable ? t('noAddress') : ForVisitor ? way : t('onlyTeam')}
            disabled={!isReachable}
          />
          {more}
        </PlainForm>
      </div>
    </Section>
  )
}
