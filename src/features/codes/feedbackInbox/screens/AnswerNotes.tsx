import { Button } from '@mantine/core'
import { SwitchField, TextAreaField } from '../../../../ui/form/fields.tsx'
import { type CallForm, useCallForm } from '../../../../ui/form/useCallForm.ts'
import { useGuard } from '../../../../ui/form/useGuard.ts'
import { Section } from '../../../../ui/kit/Section.tsx'
import { useWords } from '../../../../ui/words.tsx'
import { NoteList } from '../../inbox/screens/NoteList.tsx'
import { longestNote } from '../../requests/rules.ts'
import { AddAnswerNote, GetAnswer } from '../contract.ts'
import { words } from '../words.ts'
import type { OpenedAnswer } from './AnswerPage.tsx'
import classes from './feedbackInbox.module.css'

type NotesProps = { gId: string; answer: OpenedAnswer }

/** What was written about an answer, and the next thing that is: for the team, or as a reply by mail. */
export const AnswerNotes = ({ gId, answer }: NotesProps) => {
  const t = useWords(words)
  return (
    <Section title={t('notes')} collapsible={false}>
      <div className={classes.column}>
        <NoteList notes={answer.Notes.map(note => ({ ...note, Files: [] }))} />
        <Composer gId={gId} answer={answer} />
      </div>
    </Section>
  )
}

const Composer = ({ gId, answer: { AnswerId, Email } }: NotesProps) => {
  const t = useWords(words)
  const initial = { GroupId: gId, AnswerId, Note: '', ForVisitor: false }
  const form: CallForm<typeof initial> = useCallForm(AddAnswerNote, { initial, refresh: [GetAnswer], onSaved: () => form.reset(initial) })
  useGuard(form.dirty, () => form.save())
  const { ForVisitor } = form.values
  return (
    <form
      noValidate
      data-form={form.id}
      className={classes.column}
      onSubmit={event => {
        event.preventDefault()
        void form.save()
      }}
    >
      <TextAreaField of={form} name="Note" label={ForVisitor ? t('reply') : t('note')} maxLength={longestNote} rows={3} required />
      <SwitchField
        of={form}
        name="ForVisitor"
        label={t('asReply')}
        help={!Email ? t('noAddress') : ForVisitor ? t('mailed', { email: Email }) : t('onlyTeam')}
        disabled={!Email}
      />
      <div className={classes.actions}>
        <Button type="submit" variant="light" loading={form.saving}>
          {ForVisitor ? t('send') : t('add')}
        </Button>
      </div>
    </form>
  )
}
