import { Badge, Button } from '@mantine/core'
import { SwitchField, TextAreaField } from '../../../../ui/form/fields.tsx'
import { type CallForm, useCallForm } from '../../../../ui/form/useCallForm.ts'
import { useGuard } from '../../../../ui/form/useGuard.ts'
import { Section } from '../../../../ui/kit/Section.tsx'
import { useFormats, useWords } from '../../../../ui/words.tsx'
import { longestNote } from '../../requests/rules.ts'
import { AddRequestNote, GetRequest } from '../contract.ts'
import { words } from '../words.ts'
import classes from './inbox.module.css'
import type { OpenedRequest } from './RequestPage.tsx'

type NotesProps = { gId: string; request: OpenedRequest }

/** What was written about a request, and the next thing that is: for the team, or for the visitor too. */
export const RequestNotes = ({ gId, request }: NotesProps) => {
  const t = useWords(words)
  const { dateTime } = useFormats()
  return (
    <Section title={t('notes')} collapsible={false}>
      <div className={classes.column}>
        {request.Notes.length === 0 && <p className={classes.noteHead}>{t('noNotes')}</p>}
        {request.Notes.length > 0 && (
          <ul className={classes.notes}>
            {request.Notes.map(({ NoteId, Author, CreatedDate, ForVisitor, Note }) => (
              <li key={NoteId} className={classes.note} data-visitor={Author === '' || undefined}>
                <div className={classes.noteHead}>
                  <strong>{Author || t('visitor')}</strong>
                  {dateTime(CreatedDate)}
                  {Author !== '' && (
                    <Badge size="xs" variant="light" color={ForVisitor ? 'blue' : 'gray'}>
                      {ForVisitor ? t('forVisitor') : t('forTeam')}
                    </Badge>
                  )}
                </div>
                {Note}
              </li>
            ))}
          </ul>
        )}
        <Composer gId={gId} request={request} />
      </div>
    </Section>
  )
}

const Composer = ({ gId, request: { RequestId, Email } }: NotesProps) => {
  const t = useWords(words)
  const initial = { GroupId: gId, RequestId, Note: '', ForVisitor: false }
  const form: CallForm<typeof initial> = useCallForm(AddRequestNote, {
    initial,
    done: t('added'),
    refresh: [GetRequest],
    onSaved: () => form.reset(initial),
  })
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
      <TextAreaField of={form} name="Note" label={t('note')} maxLength={longestNote} rows={3} required />
      <SwitchField
        of={form}
        name="ForVisitor"
        label={t('audienceVisitor')}
        help={ForVisitor ? (Email ? t('mailed', { email: Email }) : t('onPage')) : t('onlyTeam')}
      />
      <div className={classes.actions}>
        <Button type="submit" variant="light" loading={form.saving}>
          {t('add')}
        </Button>
      </div>
    </form>
  )
}
