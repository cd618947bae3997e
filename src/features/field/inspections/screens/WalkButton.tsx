import { Button } from '@mantine/core'
import { IconWalk } from '@tabler/icons-react'
import { AddressLink, href } from '../../../../ui/route.ts'
import { useWords } from '../../../../ui/words.tsx'
import { walkRound } from '../routes.ts'
import { words } from '../words.ts'

/** Leads to the walk of a round. */
export const WalkButton = ({ gId, bId, rId }: { gId: string; bId: string; rId: string }) => {
  const t = useWords(words)
  return (
    <Button
      component={AddressLink}
      href={href(walkRound, { groupId: gId, bId, rId })}
      variant="default"
      leftSection={<IconWalk size={16} aria-hidden />}
    >
      {t('walk')}
    </Button>
  )
}
