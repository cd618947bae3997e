import { Anchor, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo, useState } from 'react'
import { EmptyState } from '../../../ui/kit/EmptyState.tsx'
import { Page } from '../../../ui/kit/Page.tsx'
import { Section } from '../../../ui/kit/Section.tsx'
import { LinesSkeleton } from '../../../ui/kit/Skeletons.tsx'
import { useWords } from '../../../ui/words.tsx'
import { type CallDoc, callsByArea, type Document } from '../document.ts'
import { words } from '../words.ts'
import { CallCard } from './CallCard.tsx'

const load = async (): Promise<Document> => {
  const reply = await fetch('/openapi.json')
  if (!reply.ok) throw new Error(reply.statusText)
  return reply.json()
}

/** `/developers`: the OpenAPI document, readable. */
export const Screen = () => {
  const t = useWords(words)
  const { data, isError } = useQuery({ queryKey: ['openapi.json'], queryFn: load, staleTime: Number.POSITIVE_INFINITY })
  const [text, setText] = useState('')
  const wanted = useDeferredValue(text.trim().toLowerCase())
  const areas = useMemo(
    () => (data ? callsByArea(data).map(([area, calls]) => [area, calls.filter(call => fits(call, wanted))] as const) : []),
    [data, wanted],
  )
  const found = areas.filter(([, calls]) => calls.length > 0)
  const search = (
    <TextInput
      aria-label={t('find')}
      placeholder={t('find')}
      leftSection={<IconSearch size={16} aria-hidden />}
      value={text}
      onChange={event => setText(event.currentTarget.value)}
      style={{ maxWidth: 360 }}
    />
  )
  const link = (
    <Anchor href="/openapi.json" target="_blank" rel="noreferrer">
      {t('document')}
    </Anchor>
  )
  return (
    <Page title={t('title')} lead={t('lead')} filters={search} actions={link}>
      {isError && <EmptyState drawing="error" text={t('failed')} />}
      {!data && !isError && <LinesSkeleton lines={10} />}
      {data && found.length === 0 && <EmptyState text={t('noMatch', { text })} />}
      {found.map(([area, calls]) => (
        <Section key={area} title={area} side={t('calls', { n: calls.length })} collapsible opened={wanted !== ''}>
          {calls.map(call => (
            <CallCard key={call.path} call={call} />
          ))}
        </Section>
      ))}
    </Page>
  )
}

const fits = ({ path, operation }: CallDoc, text: string): boolean =>
  `${path} ${operation.summary} ${operation['x-scope']} ${operation['x-permission'] ?? ''}`.toLowerCase().includes(text)
