import { Input, SegmentedControl, Text } from '@mantine/core'
import { dialogs } from '../../../../ui/dialogs.tsx'
import { TextAreaField } from '../../../../ui/form/fields.tsx'
import { FormDialog } from '../../../../ui/form/shells.tsx'
import { useCallForm } from '../../../../ui/form/useCallForm.ts'
import { useSession } from '../../../../ui/session.ts'
import { useWords } from '../../../../ui/words.tsx'
import { AddPageFeedback } from '../contract.ts'
import { longestPageComment } from '../model.ts'
import { words } from '../words.ts'

/** Asks what somebody thinks of the page that they have open. */
export const askAboutPage = (): void => {
  const page = window.location.pathname
  dialogs.open(() => <PageFeedbackDialog page={page} />, { size: 460 })
}

const PageFeedbackDialog = ({ page }: { page: string }) => {
  const t = useWords(words)
  const { gId, bId } = useSession()
  const form = useCallForm(AddPageFeedback, {
    initial: { GroupId: gId ?? '', ...(bId && { BuildingId: bId }), Page: page, Score: 5, Comment: '' },
    done: t('sent'),
  })
  return (
    <FormDialog title={t('title')} form={form} submit={t('send')}>
      <Text size="sm">{t('note')}</Text>
      <Input.Wrapper label={t('score')} labelElement="div" labelProps={{ id: 'page-score' }}>
        <SegmentedControl
          fullWidth
          aria-labelledby="page-score"
          data={['1', '2', '3', '4', '5'].map(value => ({ value, label: <span aria-label={t('scoreOf', { n: value })}>{value} ★</span> }))}
          value={String(form.values.Score)}
          onChange={value => form.set('Score', Number(value))}
        />
      </Input.Wrapper>
      <TextAreaField of={form} name="Comment" label={t('comment')} maxLength={longestPageComment} />
    </FormDialog>
  )
}
