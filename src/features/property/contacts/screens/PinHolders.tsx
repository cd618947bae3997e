import { Badge, Card, Group, SimpleGrid, Skeleton, Stack, Text } from '@mantine/core'
import { useCall } from '../../../../ui/calls.ts'
import { LoadFailed } from '../../../../ui/kit/LoadFailed.tsx'
import { useFormats, useWords } from '../../../../ui/words.tsx'
import { GetPinHolders } from '../contract.ts'
import type { PinHolder } from '../model.ts'
import { words } from '../words.ts'
import { PhoneLink } from './reach.tsx'

type PinType = keyof typeof words.en.pinTypes

/** The types of PIN of a building, a card each: whether it is set, who holds it, how it is used. */
export const PinHolders = ({ gId, bId }: { gId: string; bId: string }) => {
  const t = useWords(words)
  const query = useCall(GetPinHolders, { gId, bId }, { quiet: true })
  const holders = query.data?.Holders
  if (!holders && query.isError) return <LoadFailed query={query} />
  return (
    <Stack gap="md">
      <Text c="var(--ink-soft)" maw={760}>
        {t('pinsLead')}
      </Text>
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="md" aria-busy={!holders}>
        {holders
          ? holders.map(one => <Holder key={one.Type} holder={one} />)
          : [1, 2, 3].map(n => <Skeleton key={n} h={160} radius="md" />)}
      </SimpleGrid>
    </Stack>
  )
}

const Holder = ({ holder }: { holder: PinHolder }) => {
  const t = useWords(words)
  const { date } = useFormats()
  const { Type, HasCode, Contacts, Total, SignIns, LastDate } = holder
  const use = [t('signIns', { n: SignIns }), LastDate && t('lastSignIn', { date: date(LastDate) })].filter(Boolean).join(' · ')
  return (
    <Card withBorder radius="md" padding="md" component="section" aria-label={t(`pinTypes.${Type as PinType}`)}>
      <Group justify="space-between" wrap="nowrap" mb={4}>
        <Text component="h2" fw={620} size="sm">
          {t(`pinTypes.${Type as PinType}` /* the server's types are those of pinRoles */)}
        </Text>
        <Badge color={HasCode ? 'teal' : 'gray'} variant="light">
          {HasCode ? t('pinSet') : t('pinNotSet')}
        </Badge>
      </Group>
      <Text size="xs" c="var(--ink-soft)" mb="sm">
        {use}
      </Text>
      {Contacts.length === 0 ? (
        <Text size="sm" c="var(--ink-soft)">
          {t('nobody')}
        </Text>
      ) : (
        <Stack gap={6} component="ul" p={0} m={0} style={{ listStyle: 'none' }}>
          {Contacts.map(({ acId, FullName, Phone }) => (
            <Group key={acId} component="li" justify="space-between" gap="sm" wrap="nowrap" fz="sm">
              <span>{FullName.en}</span>
              <PhoneLink phone={Phone} label={t('call', { name: FullName.en })} />
            </Group>
          ))}
          {Total > Contacts.length && <Text size="xs">{t('more', { n: String(Total - Contacts.length) })}</Text>}
        </Stack>
      )}
    </Card>
  )
}
