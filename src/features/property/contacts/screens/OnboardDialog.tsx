import { Alert, CloseButton, Group, Stack, Text } from '@mantine/core'
import type { Output } from '../../../../core/call.ts'
import { useCall } from '../../../../ui/calls.ts'
import { CheckField, RichTextField } from '../../../../ui/form/fields.tsx'
import { FormDialog } from '../../../../ui/form/shells.tsx'
import { useCallForm } from '../../../../ui/form/useCallForm.ts'
import { LoadFailed } from '../../../../ui/kit/LoadFailed.tsx'
import { LinesSkeleton } from '../../../../ui/kit/Skeletons.tsx'
import { words as kitWords } from '../../../../ui/kit/words.ts'
import { useGroupId } from '../../../../ui/session.ts'
import { useFormats, useWords } from '../../../../ui/words.tsx'
import { ProblemText } from '../../../base/outbox/screens/ProblemText.tsx'
import { useTextDate } from '../../../base/outbox/screens/useTextDate.ts'
import { GetOnboarding, GetPortfolioContacts, GetPropertyContacts, NotifyOnboard } from '../contract.ts'
import { linkPlaceIn } from '../rules.ts'
import { words } from '../words.ts'

type Props = { UserId: string; onClose: () => void }
const changed = [GetOnboarding, GetPropertyContacts, GetPortfolioContacts]

/** The onboarding e-mail to somebody who signs in: the welcome template to change, perhaps with a text message, to send. */
export const OnboardDialog = ({ UserId, onClose }: Props) => {
  const t = useWords(words)
  const common = useWords(kitWords)
  const gId = useGroupId()
  const query = useCall(GetOnboarding, { gId, ContactUserId: UserId }, { quiet: true })
  if (query.data) return <Letter UserId={UserId} onboarding={query.data} />
  return (
    <Stack p="lg">
      <Group justify="space-between" wrap="nowrap">
        <Text fw={600}>{t('onboard')}</Text>
        <CloseButton aria-label={common('cancel')} onClick={onClose} />
      </Group>
      {query.isError ? <LoadFailed query={query} /> : <LinesSkeleton lines={10} />}
    </Stack>
  )
}

const Letter = ({ UserId, onboarding }: Pick<Props, 'UserId'> & { onboarding: Output<typeof GetOnboarding> }) => {
  const t = useWords(words)
  const { dateTime, phone } = useFormats()
  const { EmailTemplate, Email, Phone, OnboardedDate, Problem } = onboarding
  const initial = { GroupId: useGroupId(), ContactUserId: UserId, SendText: false, EmailTemplate }
  const tellTextDate = useTextDate()
  const form = useCallForm(NotifyOnboard, { initial, done: 'Successfully sent!', refresh: changed, onSaved: tellTextDate })
  return (
    <FormDialog title={t('onboard')} form={form} submit={t('send')}>
      <div>
        <Text size="sm">{t('onboardLead', { email: Email })}</Text>
        <Text size="sm" c="var(--ink-soft)">
          {OnboardedDate === null ? t('onboardNever') : t('onboardLast', { date: dateTime(OnboardedDate) })}
        </Text>
      </div>
      {Problem && (
        <Alert color="red" title={t('onboardFailed')}>
          <ProblemText problem={Problem} />
        </Alert>
      )}
      <RichTextField
        of={form}
        name="EmailTemplate"
        label={t('emailText')}
        help={t('emailTextHelp', { place: linkPlaceIn(EmailTemplate) ?? '' })}
        required
      />
      <CheckField of={form} name="SendText" label={t('sendText')} help={t('sendTextHelp', { phone: phone(Phone) })} />
    </FormDialog>
  )
}
