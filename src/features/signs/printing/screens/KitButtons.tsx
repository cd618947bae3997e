import { Button } from '@mantine/core'
import { IconFileZip, IconTags } from '@tabler/icons-react'
import { dialogs } from '../../../../ui/dialogs.tsx'
import { useWords } from '../../../../ui/words.tsx'
import { words } from '../words.ts'
import { KitDialog } from './KitDialog.tsx'
import { LabelDialog } from './LabelDialog.tsx'
import type { SignChoice } from './useChosenSigns.ts'

/** `count`: of how many signs, or codes, as the dialog says it. */
type KitProps = { gId: string; choice: SignChoice; count: number; onStarted?: () => void }

/** Downloads the print kit of some signs, and their labels, after asking how. */
export const KitButtons = ({ gId, choice, count, onStarted }: KitProps) => {
  const t = useWords(words)
  const shared = { gId, choice, onStarted: onStarted ?? (() => {}) }
  return (
    <>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconFileZip size={16} aria-hidden />}
        onClick={() => dialogs.open(() => <KitDialog {...shared} />, { title: t('kit.title', { n: count }) })}
      >
        {t('kit.make')}
      </Button>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconTags size={16} aria-hidden />}
        onClick={() => dialogs.open(() => <LabelDialog {...shared} />, { title: t('labels.title', { n: count }) })}
      >
        {t('labels.make')}
      </Button>
    </>
  )
}
