import { Button } from '@mantine/core'
import { IconWalk } from '@tabler/icons-react'
import { useWords } from '../../../../ui/words.tsx'
import { walkPath } from '../routes.ts'
import { words } from '../words.ts'

/** Leads to the walk of a round, in the app of the phone. */
export const WalkButton = (round: { gId: string; bId: string; rId: string }) => {
  const t = useWords(words)
  return (
    <Button component="a" href={walkPath(round)} variant="default" leftSection={<IconWalk size={16} aria-hidden />}>
      {t('walk')}
    </Button>
  )
}
