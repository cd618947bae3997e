import { Button, Skeleton, UnstyledButton } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { EmptyState } from '../../../../ui/kit/EmptyState.tsx'
import { Section } from '../../../../ui/kit/Section.tsx'
import { useWords } from '../../../../ui/words.tsx'
import { words } from '../words.ts'
import classes from './AdminSearch.module.css'

export type Result = { id: string; name: string; detail?: string; side?: string; chosen?: boolean; onOpen: () => void }

type Props = {
  title: string
  icon: ReactNode
  results: readonly Result[]
  total: number | undefined
  /** Lines that stand for the results while they load: about as many as there will be, so that what is below stays where it is. */
  usual: number
  loading: boolean
  /** Under results that still load: once these are there it is drawn anew in its place, instead of moving there. */
  below?: boolean
  stale: boolean
  failed: boolean
  onRetry: () => void
  onMore: () => void
  /** What stands there instead of results. */
  empty: { text: string; hint?: string }
}

/** One group of results: a list of places to open, or why there is none. */
export const Results = ({ title, icon, results, total, usual, loading, below = false, stale, failed, onRetry, onMore, empty }: Props) => {
  const t = useWords(words)
  const rest = total === undefined ? 0 : total - results.length
  return (
    <Section
      key={`${below}-${loading}`}
      title={title}
      collapsible={false}
      side={<output>{total !== undefined && !failed && t('count', { n: total })}</output>}
    >
      {failed ? (
        <EmptyState
          small
          text={t('failed')}
          action={
            <Button variant="default" size="xs" onClick={onRetry}>
              {t('tryAgain')}
            </Button>
          }
        />
      ) : loading ? (
        <Waiting lines={usual} />
      ) : results.length === 0 ? (
        <EmptyState small {...empty} />
      ) : (
        <ul className={classes.results} aria-label={title} data-stale={stale || undefined}>
          {results.map(result => (
            <li key={result.id}>
              <ResultButton result={result} icon={icon} />
            </li>
          ))}
        </ul>
      )}
      {rest > 0 && !failed && (
        <Button variant="subtle" fullWidth mt="xs" onClick={onMore} loading={stale}>
          {t('more')}
        </Button>
      )}
    </Section>
  )
}

const ResultButton = ({ result: { name, detail, side, chosen, onOpen }, icon }: { result: Result; icon: ReactNode }) => {
  const t = useWords(words)
  return (
    <UnstyledButton className={classes.result} onClick={onOpen} data-result aria-current={chosen || undefined}>
      <span className={classes.icon}>{icon}</span>
      <span className={classes.texts}>
        <span className={classes.name}>{name}</span>
        {detail && <span className={classes.detail}>{detail}</span>}
      </span>
      {chosen && <span className={classes.chosen}>{t('chosen')}</span>}
      {side && <span className={classes.side}>{side}</span>}
      <IconChevronRight size={16} aria-hidden className={classes.arrow} />
    </UnstyledButton>
  )
}

const widths = ['60%', '45%', '70%', '52%', '64%']

const Waiting = ({ lines }: { lines: number }) => (
  <div aria-busy="true" className={classes.results}>
    {Array.from({ length: lines }, (_, at) => widths[at % widths.length] ?? '60%').map((width, at) => (
      <div key={at} className={classes.result}>
        <Skeleton height={32} width={32} radius="md" />
        <span className={classes.texts}>
          <Skeleton height={12} width={width} />
          <Skeleton height={10} width="35%" mt={6} />
        </span>
      </div>
    ))}
  </div>
)
