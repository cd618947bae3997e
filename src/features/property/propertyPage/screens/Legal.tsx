import { Button, Group, Skeleton, Stack, Text } from '@mantine/core'
import { IconDownload, IconFileText, IconPencil } from '@tabler/icons-react'
import { useCall } from '../../../../ui/calls.ts'
import { EmptyState } from '../../../../ui/kit/EmptyState.tsx'
import { LoadFailed } from '../../../../ui/kit/LoadFailed.tsx'
import { Page } from '../../../../ui/kit/Page.tsx'
import { Section } from '../../../../ui/kit/Section.tsx'
import { AddressLink, href } from '../../../../ui/route.ts'
import { useBuildingId, useGroupId, useSession } from '../../../../ui/session.ts'
import { useWords } from '../../../../ui/words.tsx'
import { propertyAdd } from '../../buildings/routes.ts'
import { GetLegalTerms } from '../contract.ts'
import { type BuildingTermsAndConditions, termNames } from '../sections/BuildingTermsAndConditions/model.ts'
import { words as termWords } from '../sections/BuildingTermsAndConditions/words.ts'
import { mayEdit, type Section as Part, sections } from '../sections/sections.ts'
import { words } from '../words.ts'

/** `/legal`: the legal terms of the selected building, to download. */
export const Screen = () => {
  const t = useWords(words)
  const [gId, bId] = [useGroupId(), useBuildingId()]
  const query = useCall(GetLegalTerms, { gId, bId }, { quiet: true })
  return (
    <Page narrow title={t('legal.title')} lead={t('legal.lead')} action={<EditLink bId={bId} />} editNeeds={place?.edit}>
      {query.data ? (
        <Terms terms={query.data} />
      ) : query.isError ? (
        <LoadFailed query={query} text={t('legal.failed')} />
      ) : (
        <Skeleton h={280} radius="md" aria-busy="true" />
      )}
    </Page>
  )
}

const place: Part | undefined = sections.find(({ key }) => key === 'BuildingTermsAndConditions')

const EditLink = ({ bId }: { bId: string }) => {
  const t = useWords(words)
  const { permissions, can } = useSession()
  if (!place || !can(place.shown) || !mayEdit(place.key, permissions)) return null
  const to = href(propertyAdd, { bId, idx: String(place.index) })
  return (
    <Button component={AddressLink} href={to} variant="default" leftSection={<IconPencil size={16} aria-hidden />}>
      {t('legal.edit')}
    </Button>
  )
}

const Terms = ({ terms }: { terms: BuildingTermsAndConditions }) => {
  const t = useWords(words)
  const names = useWords(termWords)
  if (termNames.every(name => !terms[name])) return <EmptyState text={t('legal.none')} hint={t('legal.noneHint')} />
  return (
    <Section title={t('legal.documents')} collapsible={false}>
      <Stack component="ul" gap="md" m={0} p={0} style={{ listStyle: 'none' }}>
        {termNames.map(name => (
          <Term key={name} title={names(name)} address={terms[name] ?? null} />
        ))}
      </Stack>
    </Section>
  )
}

const Term = ({ title, address }: { title: string; address: string | null }) => {
  const t = useWords(words)
  return (
    <Group component="li" wrap="nowrap" justify="space-between" gap="md">
      <Group wrap="nowrap" gap="sm" miw={0}>
        <IconFileText size={20} aria-hidden style={{ flex: 'none', opacity: address ? 1 : 0.4 }} />
        <div style={{ minWidth: 0 }}>
          <Text fw={500}>{title}</Text>
          <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {address ? decodeURIComponent(address.split('/').at(-1) ?? '') : t('legal.missing')}
          </Text>
        </div>
      </Group>
      {address && (
        <Button
          component="a"
          href={address}
          download
          variant="default"
          flex="none"
          leftSection={<IconDownload size={16} aria-hidden />}
          aria-label={t('legal.downloadWhat', { what: title })}
        >
          {t('legal.download')}
        </Button>
      )}
    </Group>
  )
}
