import { Alert, Stack } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import type { Output } from '../../../../core/call.ts'
import { useCall } from '../../../../ui/calls.ts'
import { LoadFailed } from '../../../../ui/kit/LoadFailed.tsx'
import { Page } from '../../../../ui/kit/Page.tsx'
import { LinesSkeleton } from '../../../../ui/kit/Skeletons.tsx'
import { useBuildingId, useGroupId, useSession } from '../../../../ui/session.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { GetNotificationContacts, GetNotificationRules, GetNotificationTenants, type NotificationRule } from '../contract.ts'
import { words } from '../words.ts'
import { ChannelSection } from './ChannelSection.tsx'
import classes from './notifications.module.css'
import { RuleSection } from './RuleSection.tsx'
import type { RulePlace } from './ruleForm.ts'

/** `/analytics/notifications`: whom the chosen building tells of what comes in; an accordion for each QR type. */
export const Screen = () => {
  const t = useWords(words)
  const [gId, bId] = [useGroupId(), useBuildingId()]
  const { building } = useSession()
  const query = useCall(GetNotificationRules, { gId, bId }, { quiet: true })
  const contacts = useCall(GetNotificationContacts, { gId, bId }, { quiet: true })
  const tenants = useCall(GetNotificationTenants, { gId, bId }, { quiet: true })
  const failed = [query, contacts, tenants].find(one => one.isError)
  return (
    <Page title={building ? `${t('rules')}: ${building.name}` : t('rules')} lead={t('rule.lead')} narrow>
      {query.data && contacts.data && tenants.data ? (
        <Rules key={bId} read={query.data} place={{ gId, bId, contacts: contacts.data.Contacts, tenants: tenants.data.Tenants }} />
      ) : failed ? (
        <LoadFailed query={failed} text={t('rule.failed')} />
      ) : (
        <LinesSkeleton lines={12} />
      )}
    </Page>
  )
}

type Read = Output<typeof GetNotificationRules>

const Rules = ({ read, place }: { read: Read; place: Omit<RulePlace, 'spaces'> }) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const { Rules: rules, Channels, ByDefault } = read
  const isSet = ({ Criteria }: NotificationRule) => Number(Criteria.length > 0)
  const all = rules.toSorted((a, b) => isSet(b) - isSet(a) || a.DisplayText[language].localeCompare(b.DisplayText[language], language))
  const parts = [
    { title: t('rule.inUse'), rules: all.filter(one => one.Codes > 0) },
    { title: t('rule.others'), rules: all.filter(one => one.Codes === 0) },
  ]
  return (
    <Stack gap="md">
      {ByDefault && (
        <Alert variant="light" icon={<IconInfoCircle size={18} aria-hidden />}>
          {t('rule.byDefault')}
        </Alert>
      )}
      <p className={classes.lead}>{t('rule.hours')}</p>
      <ChannelSection place={place} channels={Channels} />
      {parts.map(part =>
        part.rules.length > 0 ? (
          <Stack key={part.title} gap="xs">
            <h2 className={classes.part}>{part.title}</h2>
            {part.rules.map(rule => (
              <RuleSection key={rule.QrType} rule={rule} place={{ ...place, spaces: Channels }} />
            ))}
          </Stack>
        ) : null,
      )}
    </Stack>
  )
}
