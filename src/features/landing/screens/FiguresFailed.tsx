import { Button } from '@mantine/core'
import { EmptyState } from '../../../ui/kit/EmptyState.tsx'
import { useWords } from '../../../ui/words.tsx'
import { words } from '../words.ts'

/** In place of the figures when they could not be loaded. */
export const FiguresFailed = ({ onRetry }: { onRetry: () => void }) => {
  const t = useWords(words)
  const again = (
    <Button variant="default" onClick={onRetry}>
      {t('tryAgain')}
    </Button>
  )
  return <EmptyState drawing="error" text={t('failed')} action={again} />
}
