import { Button, Skeleton } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { EmptyState } from '../../../../ui/kit/EmptyState.tsx'
import { Section } from '../../../../ui/kit/Section.tsx'
import { words } from '../../../../ui/kit/words.ts'
import { useSay } from '../../../../ui/useSay.ts'
import { useWords } from '../../../../ui/words.tsx'

type Props = {
  title: string
  opened: boolean
  query: Pick<UseQueryResult, 'isError' | 'error' | 'refetch'>
  /** About how tall it will be, in px on a wide and on a narrow screen: what is below then stays where it is. */
  height: readonly [wide: number, narrow: number]
}

/** A section whose own call has not answered yet: as tall as it will be, or what went wrong and a way to ask again. */
export const SectionWait = ({ title, opened, query, height: [wide, narrow] }: Props) => {
  const t = useWords(words)
  const say = useSay()
  const again = (
    <Button variant="default" size="xs" onClick={() => void query.refetch()}>
      {t('retry')}
    </Button>
  )
  return (
    <Section title={title} opened={opened}>
      {query.isError ? (
        <EmptyState small text={say(query.error?.message ?? '')} action={again} />
      ) : (
        <Skeleton h={{ base: narrow, sm: wide }} radius="md" aria-busy="true" />
      )}
    </Section>
  )
}
