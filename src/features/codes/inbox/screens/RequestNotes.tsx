import { useState } from 'react'
import type { Input } from '../../../../core/call.ts'
import type { FileRef } from '../../../../core/fileRef.ts'
import { refresh } from '../../../../ui/calls.ts'
import { FilesField } from '../../../../ui/form/FilesField.tsx'
import { SwitchField } from '../../../../ui/form/fields.tsx'
import { type CallForm, useCallForm } from '../../../../ui/form/useCallForm.ts'
import { useSession } from '../../../../ui/session.ts'
import { isByPin } from '../../../../ui/sessionTypes.ts'
import { useWords } from '../../../../ui/words.tsx'
import { buckets } from '../../../base/files/buckets.ts'
import { Notes } from '../../../base/handling/screens/Notes.tsx'
import { isOpenStatus } from '../../requests/model.ts'
import { noteFilesField } from '../../requests/noteFiles.ts'
import { AddRequestNote, GetRequest, GetRequestCounts, GetRequests, type OpenedRequest } from '../contract.ts'
import { words } from '../words.ts'
import { openSent, sendNoteFile } from './sendNoteFile.ts'

type NotesProps = { gId: string; request: OpenedRequest }

/** Notes to a request with files, and replies, which also stand on the visitor's private page. */
export const RequestNotes = ({
  gId,
  request: { RequestId, Email, BuildingId, ReceiptUrl, Status, DueDate, Name, Notes: notes },
}: NotesProps) => {
  const t = useWords(words)
  const initial: Input<typeof AddRequestNote> = { GroupId: gId, RequestId, Note: '', ForVisitor: false, Waits: false, Files: [] }
  const [sent, setSent] = useState<readonly FileRef[]>([]) // with the links that only they have
  const form: CallForm<typeof initial> = useCallForm(AddRequestNote, {
    initial,
    done: t('added'),
    refresh: [GetRequest, GetRequests, GetRequestCounts],
    onSaved: () => form.reset(initial),
  })
  const { profile } = useSession()
  const files = !isByPin(profile) && (
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
  )
  const waits = DueDate !== null && isOpenStatus(Status) && form.values.ForVisitor && (
    <SwitchField of={form} name="Waits" label={t('waits')} help={t('waitsHelp')} />
  )
  return (
    <Notes
      form={form}
      gId={gId}
      visitor={Name}
      more={waits}
      email={Email}
      hasPage={ReceiptUrl !== ''}
      files={files}
      notes={notes}
      renew={() => refresh(GetRequest)}
    />
  )
}
