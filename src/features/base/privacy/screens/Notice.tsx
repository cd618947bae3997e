import { Text } from '@mantine/core'
import type { Output } from '../../../../core/call.ts'
import { useCall } from '../../../../ui/calls.ts'
import { FormBody } from '../../../../ui/form/FormBody.tsx'
import { EmailField, LocalizedField, TextField } from '../../../../ui/form/fields.tsx'
import { useCallForm } from '../../../../ui/form/useCallForm.ts'
import { LoadFailed } from '../../../../ui/kit/LoadFailed.tsx'
import { Section } from '../../../../ui/kit/Section.tsx'
import { Skeletons } from '../../../../ui/kit/Skeletons.tsx'
import { useWords } from '../../../../ui/words.tsx'
import { GetPrivacyNotice, SavePrivacyNotice } from '../contract.ts'
import { findNoticeProblems } from '../rules.ts'
import { words } from '../words.ts'

/** What the account says on the privacy page of its visitors. */
export const Notice = ({ gId }: { gId: string }) => {
  const t = useWords(words)
  const query = useCall(GetPrivacyNotice, { gId })
  return (
    <Section title={t('notice')} collapsible={false}>
      {query.isError && !query.data && <LoadFailed query={query} />}
      {!query.isError && !query.data && <Skeletons.Form fields={3} />}
      {query.data && <NoticeForm key={query.data.Version} gId={gId} kept={query.data} />}
    </Section>
  )
}

const NoticeForm = ({ gId, kept }: { gId: string; kept: Output<typeof GetPrivacyNotice> }) => {
  const t = useWords(words)
  const form = useCallForm(SavePrivacyNotice, {
    initial: { GroupId: gId, ...kept },
    check: findNoticeProblems,
    done: t('saved'),
    refresh: [GetPrivacyNotice],
  })
  return (
    <FormBody form={form} submit={t('noticeSave')}>
      <Text size="sm" c="var(--ink-soft)">
        {t('noticeLead')}
      </Text>
      <TextField of={form} name="Responsible" label={t('responsible')} help={t('responsibleHelp')} maxLength={300} />
      <EmailField of={form} name="Email" label={t('noticeEmail')} help={t('noticeEmailHelp')} />
      <LocalizedField of={form} name="Text" label={t('noticeText')} maxLength={4000} rows={4} />
    </FormBody>
  )
}
