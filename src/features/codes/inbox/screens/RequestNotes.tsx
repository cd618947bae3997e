import { Button } from '@mantine/core'
import { useState } from 'react'
import type { Input } from '../../../../core/call.ts'
import type { FileRef } from '../../../../core/fileRef.ts'
import { FilesField } from '../../../../ui/form/FilesField.tsx'
import { SwitchField, TextAreaField } from '../../../../ui/form/fields.tsx'
import { type CallForm, useCallForm } from '../../../../ui/form/useCallForm.ts'
import { useGuard } from '../../../../ui/form/useGuard.ts'
import { Section } from '../../../../ui/kit/Section.tsx'
import { useSession } from '../../../../ui/session.ts'
import { isByPin } from '../../../../ui/sessionTypes.ts'
import { useWords } from '../../../../ui/words.tsx'
import { buckets } from '../../../base/files/buckets.ts'
import { noteFilesField } from '../../requests/noteFiles.ts'
import { longestNote } from '../../requests/rules.ts'
import { AddRequestNote, GetRequest } from '../contract.ts'
import { words } from '../words.ts'
import classes from './inbox.module.css'
import { NoteList } from './NoteList.tsx'
import type { OpenedRequest } from './RequestPage.tsx'
import { openSent, sendNoteFile } from './sendNoteFile.ts'

type NotesProps = { gId: string; request: OpenedRequest }

/** What was written about a request, and the next thing that is: for the team, or for the visitor too. */
export const RequestNotes = ({ gId, request }: NotesProps) => {
  const t = useWords(words)
  return (
    <Section title={t('notes')} collapsible={false}>
      <div className={classes.column}>
        <NoteList notes={request.Notes} />
        <Composer gId={gId} request={request} />
      </div>
    </Section>
  )
}

const Composer = ({ gId, request: { RequestId, Email, BuildingId } }: NotesProps) => {
  const t = useWords(words)
  const initial: Input<typeof AddRequestNote> = { GroupId: gId, RequestId, Note: '', ForVisitor: false, Files: [] }
  const [sent, setSent] = useState<readonly FileRef[]>([]) // with the links that only they have
  const form: CallForm<typeof initial> = useCallForm(AddRequestNote, {
    initial,
    done: t('added'),
    refresh: [GetRequest],
    onSaved: () => form.reset(initial),
  })
  useGuard(form.dirty, () => form.save())
  const { ForVisitor } = form.values
  const { profile } = useSession()
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
      <TextAreaField of={form} name="Note" label={t('note')} maxLength={longestNote} rows={3} />
      {!isByPin(profile) && (
        <FilesField
          of={form}
          name="Files"
          label={t('files')}
          {...buckets.RequestFile}
          most={noteFilesField.Most}
          upload={async (file, sending) => {
            const stored = await sendNoteFile({ GroupId: gId, BuildingId }, file, sending)
            setSent(before => [...before, stored])
            return stored
          }}
          onOpen={({ FileId }) => openSent(sent.find(one => one.FileId === FileId))}
        />
      )}
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
