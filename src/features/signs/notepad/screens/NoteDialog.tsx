import { Button, Group, Select, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { callOnce, refresh } from '../../../../ui/calls.ts'
import { TextAreaField } from '../../../../ui/form/fields.tsx'
import { FormDialog } from '../../../../ui/form/shells.tsx'
import { useCallForm } from '../../../../ui/form/useCallForm.ts'
import { useSession } from '../../../../ui/session.ts'
import { toast } from '../../../../ui/toasts.ts'
import { useMoves } from '../../../../ui/useMoves.ts'
import { useFormats, useLanguage, useWords } from '../../../../ui/words.tsx'
import { ReadHistory } from '../../../base/history/screens/HistoryButton.tsx'
import { AnswerNote, CloseNote, GetCarouselNotes, GetPrintProofNotes, ReopenNote, UpdateNoteRequestType } from '../contract.ts'
import { categoryLabel, type NoteRow, noteKind, proofTypeLabels, requestTypeLabels, requestTypes } from '../model.ts'
import { noteMoves } from '../moves.ts'
import { words } from '../words.ts'

type NoteProps = { gId: string; note: NoteRow }
const lists = [GetCarouselNotes, GetPrintProofNotes]

/** One note: what is asked for can be said otherwise; it is answered, closed, opened again. */
export const NoteDialog = ({ gId, note: opened }: NoteProps) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const { can } = useSession()
  const [note, setNote] = useState(opened)
  const [running, setRunning] = useState(false)
  const offer = useMoves(noteMoves)
  const named = { GroupId: gId, BuildingId: note.BuildingId, NoteId: note.id, Version: note.Version }
  const form = useCallForm(AnswerNote, {
    initial: { ...named, Answer: note.Answer },
    done: 'Successfully saved',
    refresh: lists,
  })
  const run = async (work: () => Promise<{ Version: number }>, change: Partial<NoteRow>) => {
    setRunning(true) // an answer that is sent meanwhile would carry the old Version
    try {
      const { Version } = await work()
      setNote({ ...note, ...change, Version })
      form.put(before => ({ ...before, Version }))
    } catch (error) {
      toast.error(error)
    } finally {
      setRunning(false)
    }
    await refresh(...lists)
  }
  const moves = (
    <Group gap="xs">
      {offer('close', note.Status) && (
        <Button variant="default" disabled={running} onClick={() => void run(() => callOnce(CloseNote, named), { Status: 'Closed' })}>
          {t('close')}
        </Button>
      )}
      {offer('reopen', note.Status) && (
        <Button variant="default" disabled={running} onClick={() => void run(() => callOnce(ReopenNote, named), { Status: 'Open' })}>
          {t('reopen')}
        </Button>
      )}
      <ReadHistory of={noteKind} id={note.id} />
    </Group>
  )
  const kind = Object.entries(proofTypeLabels).find(([key]) => key === note.Type)?.[1][language] ?? note.Type
  return (
    <FormDialog title={kind} form={form} submit={t('send')} foot={moves} blocked={running || !offer('answer', note.Status) || !form.dirty}>
      <Written note={note} />
      <Select
        label={t('requestType')}
        data={requestTypes.map(value => ({ value, label: requestTypeLabels[value][language] }))}
        value={note.RequestType}
        allowDeselect={false}
        disabled={running || !can('ManageLibraries')}
        onChange={next => {
          const RequestType = requestTypes.find(one => one === next)
          if (RequestType) void run(() => callOnce(UpdateNoteRequestType, { ...named, RequestType }), { RequestType })
        }}
      />
      <TextAreaField of={form} name="Answer" label={t('answer')} maxLength={2000} rows={3} />
    </FormDialog>
  )
}

const Written = ({ note }: { note: NoteRow }) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const { date } = useFormats()
  const facts = [categoryLabel(note.Category)[language], note.QrName, note.ButtonName, t(`states.${note.Status}`)]
  return (
    <Stack gap={4}>
      <Text style={{ whiteSpace: 'pre-wrap' }} dir="auto">
        {note.Note}
      </Text>
      <Text size="sm" c="var(--ink-soft)">
        {facts.join(' · ')}
      </Text>
      <Text size="sm" c="var(--ink-soft)">
        {t('answerOf', { name: note.FullName, day: date(note.CreatedDate) })}
      </Text>
      {note.AnsweredBy && note.AnsweredDate !== null && (
        <Text size="sm" c="var(--ink-soft)">
          {`${t('answer')}: ${t('answerOf', { name: note.AnsweredBy, day: date(note.AnsweredDate) })}`}
        </Text>
      )}
    </Stack>
  )
}
