import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { IconBrandGoogle, IconRefresh } from '@tabler/icons-react'
import type { Output } from '../../../../core/call.ts'
import { ago } from '../../../../ui/ago.ts'
import { refresh, useCall, useWrite } from '../../../../ui/calls.ts'
import { confirm } from '../../../../ui/dialogs.tsx'
import { useEvent } from '../../../../ui/events.ts'
import { EmptyState } from '../../../../ui/kit/EmptyState.tsx'
import { LoadFailed } from '../../../../ui/kit/LoadFailed.tsx'
import { Page } from '../../../../ui/kit/Page.tsx'
import { Section } from '../../../../ui/kit/Section.tsx'
import { LinesSkeleton } from '../../../../ui/kit/Skeletons.tsx'
import { AddressLink, href } from '../../../../ui/route.ts'
import { useGroupId } from '../../../../ui/session.ts'
import { useFormats, useLanguage, useWords } from '../../../../ui/words.tsx'
import { imports } from '../../reviews/routes.ts'
import { EndReviewSource, FetchReviews, GetReviewLocations, GetReviewSource, reviewsFetched, StartReviewSource } from '../contract.ts'
import { words } from '../words.ts'
import { Locations } from './Locations.tsx'
import { useConsent } from './useConsent.ts'

type Source = NonNullable<Output<typeof GetReviewSource>['Source']>
const icon = { size: 16, 'aria-hidden': true } as const

/** `/googleReviews`: the connection to the account's Google Business Profile, and the building of each location. */
export const Screen = () => {
  const t = useWords(words)
  const gId = useGroupId()
  const query = useCall(GetReviewSource, { gId }, { quiet: true })
  const cancelled = useConsent(gId)
  useEvent(reviewsFetched, () => void refresh(GetReviewSource, GetReviewLocations))
  const { data } = query
  const connected = data?.Source?.State === 'Connected'
  return (
    <Page title={t('title')} lead={t('lead')} action={connected && <FetchButton />} actions={data?.Source && <EndButton />}>
      {query.isError && !data ? (
        <LoadFailed query={query} text={t('failed')} />
      ) : data ? (
        <Stack gap="lg">
          {cancelled && <Alert color="amber">{t('cancelled')}</Alert>}
          {data.Source ? <Connected source={data.Source} /> : <NotConnected offered={data.Offered} />}
        </Stack>
      ) : (
        <LinesSkeleton lines={8} />
      )}
    </Page>
  )
}

const NotConnected = ({ offered }: { offered: boolean }) => {
  const t = useWords(words)
  const file = (
    <Button component={AddressLink} href={href(imports)} variant="default">
      {t('importFile')}
    </Button>
  )
  if (!offered) return <EmptyState text={t('notOffered')} hint={t('notOfferedHint')} action={file} />
  const action = (
    <Group justify="center">
      <ConnectButton label={t('connect')} />
      {file}
    </Group>
  )
  return <EmptyState text={t('none')} hint={t('connectHint')} action={action} />
}

const ConnectButton = ({ label }: { label: string }) => {
  const gId = useGroupId()
  const { run, running } = useWrite(StartReviewSource)
  const connect = async () => {
    const started = await run({ GroupId: gId })
    if (started) window.location.assign(started.Url)
  }
  return (
    <Button leftSection={<IconBrandGoogle {...icon} />} loading={running} onClick={() => void connect()}>
      {label}
    </Button>
  )
}

const FetchButton = () => {
  const t = useWords(words)
  const gId = useGroupId()
  const { run, running } = useWrite(FetchReviews, { done: t('fetching') })
  return (
    <Button leftSection={<IconRefresh {...icon} />} loading={running} onClick={() => void run({ GroupId: gId })}>
      {t('fetch')}
    </Button>
  )
}

const EndButton = () => {
  const t = useWords(words)
  const gId = useGroupId()
  const { run, running } = useWrite(EndReviewSource, { done: t('disconnected'), refresh: [GetReviewSource, GetReviewLocations] })
  const end = async () => {
    const sure = await confirm({ title: t('disconnectTitle'), text: t('disconnectText'), yes: t('disconnect'), danger: true })
    if (sure) await run({ GroupId: gId })
  }
  return (
    <Button variant="default" loading={running} onClick={() => void end()}>
      {t('disconnect')}
    </Button>
  )
}

const Connected = ({ source }: { source: Source }) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const { dateTime } = useFormats()
  const { State, Problem, Account, ConnectedBy, FetchedDate, DueDate, Added, Changed, Unmatched } = source
  return (
    <>
      {State === 'Connecting' && <Alert>{t('connecting')}</Alert>}
      {State === 'Refused' && (
        <Alert color="red">
          <Stack gap="sm" align="flex-start">
            {t('refused')}
            <ConnectButton label={t('again')} />
          </Stack>
        </Alert>
      )}
      {Problem === 'Unreachable' && <Alert color="amber">{t('unreachable')}</Alert>}
      {Unmatched > 0 && <Alert color="amber">{t('unmatched', { n: Unmatched })}</Alert>}
      <Section title={Account || t(`states.${State}`)} collapsible={false}>
        <Stack gap={4}>
          <Text size="sm">{t('connectedBy', { name: ConnectedBy })}</Text>
          <Text size="sm">
            {FetchedDate === null
              ? t('neverFetched')
              : t('fetched', { when: ago(FetchedDate, Date.now(), language), added: Added, changed: Changed })}
          </Text>
          {DueDate !== null && <Text size="sm">{t('next', { time: dateTime(DueDate) })}</Text>}
        </Stack>
      </Section>
      <Locations />
    </>
  )
}
