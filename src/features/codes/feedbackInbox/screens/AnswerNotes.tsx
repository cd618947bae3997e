import { refresh } from '../../../../ui/calls.ts'
import { type CallForm, useCallForm } from '../../../../ui/form/useCallForm.ts'
import { useWords } from '../../../../ui/words.tsx'
import { Notes } from '../../../base/handling/screens/Notes.tsx'
import { AddAnswerNote, GetAnswer, type OpenedAnswer } from '../contract.ts'
import { words } from '../words.ts'

type NotesProps = { gId: string; answer: OpenedAnswer }

/** Notes to an answer, and replies by mail. */
export const AnswerNotes = ({ gId, answer: { AnswerId, Email, UserName, Notes: notes } }: NotesProps) => {
  const t = useWords(words)
  const initial = { GroupId: gId, AnswerId, Note: '', ForVisitor: false }
  const form: CallForm<typeof initial> = useCallForm(AddAnswerNote, {
    initial,
    done: t('added'),
    refresh: [GetAnswer],
    onSaved: () => form.reset(initial),
  })
  return (
    <Notes form={form} gId={gId} visitor={UserName} email={Email} hasPage={Email !== ''} notes={notes} renew={() => refresh(GetAnswer)} />
  )
}
