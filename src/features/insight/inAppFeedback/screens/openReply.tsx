import { Blockquote, Text } from '@mantine/core'
import { dialogs } from '../../../../ui/dialogs.tsx'
import { TextAreaField } from '../../../../ui/form/fields.tsx'
import { FormDialog } from '../../../../ui/form/shells.tsx'
import { useCallForm } from '../../../../ui/form/useCallForm.ts'
import { useWords } from '../../../../ui/words.tsx'
import { GetAppAnswers, GetAppFeedback, ReplyToAppFeedback } from '../contract.ts'
import { type AppAnswer, longestReply } from '../model.ts'
import { words } from '../words.ts'

/** Opens what somebody said about a page, and the answer to it. */
export const openReply = (gId: string, answer: AppAnswer): void => {
  dialogs.open(() => <ReplyDialog gId={gId} answer={answer} />, { size: 520 })
}

const changed = [GetAppAnswers, GetAppFeedback]

const ReplyDialog = ({ gId, answer }: { gId: string; answer: AppAnswer }) => {
  const t = useWords(words)
  const { acId, Version, Reply, Name, Score, Page, Text: said, CanReply } = answer
  const form = useCallForm(ReplyToAppFeedback, {
    initial: { GroupId: gId, AnswerId: acId, Version, Reply },
    done: t('sent'),
    refresh: changed,
    reads: changed,
  })
  return (
    <FormDialog title={t('replyTitle', { name: Name || t('visitor') })} form={form} submit={t('send')}>
      <Text size="sm">{t('said', { score: String(Score), page: Page })}</Text>
      {said && (
        <Blockquote p="sm" m={0}>
          {said}
        </Blockquote>
      )}
      <Text size="sm">{t(CanReply ? 'replyNote' : 'noAddress')}</Text>
      {CanReply && <TextAreaField of={form} name="Reply" label={t('reply')} maxLength={longestReply} required />}
    </FormDialog>
  )
}
