import { Stack } from '@mantine/core'
import { useEffect } from 'react'
import { Page } from '../../../../ui/kit/Page.tsx'
import { PageIndex } from '../../../../ui/kit/PageIndex.tsx'
import { useSession } from '../../../../ui/session.ts'
import { isByPin } from '../../../../ui/sessionTypes.ts'
import { useWords } from '../../../../ui/words.tsx'
import { OwnNotifications } from '../../../property/notifications/screens/OwnNotifications.tsx'
import { words } from '../words.ts'
import { Appearance } from './Appearance.tsx'
import { Mails } from './Mails.tsx'
import { Password } from './Password.tsx'
import { Profile } from './Profile.tsx'
import { Sessions } from './Sessions.tsx'

const all = [
  ['profile', Profile],
  ['appearance', Appearance],
  ['notifications', OwnNotifications],
  ['password', Password],
  ['sessions', Sessions],
  ['mails', Mails],
] as const

/** `/settings`: what is one's own, in every account. A session by PIN is nobody's: it only has the looks of this browser. */
export const Screen = () => {
  const t = useWords(words)
  const { profile } = useSession()
  const parts = all.filter(([key]) => key === 'appearance' || !isByPin(profile))
  const entries = parts.map(([key]) => ({ id: `settings-${key}`, label: t(key) }))
  const show = (id: string) => document.getElementById(id)?.scrollIntoView({ block: 'start' })
  useEffect(() => show(window.location.hash.slice(1)), []) // mails lead to a part
  return (
    <Page title={t('settings')} lead={t('settingsLead')} narrow aside={<PageIndex entries={entries} onPick={show} />}>
      <Stack gap="md">
        {parts.map(([key, Part]) => (
          <div key={key} id={`settings-${key}`} style={{ scrollMarginTop: 80 }}>
            <Part />
          </div>
        ))}
      </Stack>
    </Page>
  )
}
