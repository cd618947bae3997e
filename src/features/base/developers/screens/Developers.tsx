import { Anchor, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo, useState } from 'react'
import { holdsText } from '../../../../core/fold.ts'
import { EmptyState } from '../../../../ui/kit/EmptyState.tsx'
import { LoadFailed } from '../../../../ui/kit/LoadFailed.tsx'
import { Page } from '../../../../ui/kit/Page.tsx'
import { Section } from '../../../../ui/kit/Section.tsx'
import { LinesSkeleton } from '../../../../ui/kit/Skeletons.tsx'
import { useUrlState } from '../../../../ui/urlState.ts'
import { useWords } from '../../../../ui/words.tsx'
import { type CallDoc, callsByArea, type Document, withoutReferences } from '../document.ts'
import { words } from '../words.ts'
import { CallCard } from './CallCard.tsx'
import classes from './developers.module.css'
import { FirstSteps } from './FirstSteps.tsx'

const load = async (): Promise<Document> => {
  const reply = await fetch('/openapi.json')
  if (!reply.ok) throw new Error(reply.statusText)
  return withoutReferences(await reply.json()) // made by our own server, in the shape of platform/http/openapi.ts
}

/** `/developers`: the OpenAPI document, readable. */
export const Screen = () => {
  const t = useWords(words)
  const query = useQuery({ queryKey: ['openapi.json'], queryFn: load, staleTime: Number.POSITIVE_INFINITY })
  const { data } = query
  const [url, set] = useUrlState({ text: '' })
  const [text, setText] = useState(url.text)
  const keep = useDebouncedCallback((next: string) => set({ text: next }), 250)
  const wanted = useDeferredValue(text.trim())
  const areas = useMemo(
    () => (data ? callsByArea(data).map(([area, calls]) => [area, calls.filter(call => fits(call, wanted))] as const) : []),
    [data, wanted],
  )
  const found = areas.filter(([, calls]) => calls.length > 0)
  const search = (
    <TextInput
      type="search"
      aria-label={t('find')}
      placeholder={t('find')}
      leftSection={<IconSearch size={16} aria-hidden />}
      value={text}
      onChange={event => {
        setText(event.currentTarget.value)
        keep(event.currentTarget.value)
      }}
      className={classes.search}
    />
  )
  const link = (
    <Anchor href="/openapi.json" target="_blank" rel="noreferrer">
      {t('document')}
    </Anchor>
  )
  return (
    <Page title={t('title')} lead={t('lead')} filters={search} actions={link}>
      {wanted === '' && <FirstSteps />}
      {query.isError && <LoadFailed query={query} text={t('failed')} />}
      {!data && !query.isError && <LinesSkeleton lines={10} />}
      {data && found.length === 0 && <EmptyState text={t('noMatch', { text })} />}
      {found.length > 0 && (
        <div className={classes.areas}>
          {found.map(([area, calls]) => (
            // A search opens the areas that it finds; without one they rest.
            <Section key={`${area}/${wanted === ''}`} title={area} side={t('calls', { n: calls.length })} opened={wanted !== ''}>
              {calls.map(call => (
                <CallCard key={call.path} call={call} />
              ))}
            </Section>
          ))}
        </div>
      )}
    </Page>
  )
}

const fits = ({ path, operation }: CallDoc, text: string): boolean => {
  const permissions = [operation['x-permission'] ?? []].flat()
  return holdsText([path, operation.summary, operation['x-scope'], ...permissions].join(' '), text)
}
