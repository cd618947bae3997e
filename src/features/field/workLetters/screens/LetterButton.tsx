import { Button } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import { dialogs } from '../../../../ui/dialogs.tsx'
import { useWords } from '../../../../ui/words.tsx'
import { words } from '../words.ts'
import { LetterDialog } from './LetterDialog.tsx'

type ButtonProps = { gId: string; bId: string; iptId: string; name: string }

/** Opens the letter about a walk. */
export const LetterButton = ({ gId, bId, iptId, name }: ButtonProps) => {
  const t = useWords(words)
  return (
    <Button
      size="xs"
      variant="default"
      leftSection={<IconMail size={16} aria-hidden />}
      aria-label={t('writeOf', { name })}
      onClick={() => dialogs.open(() => <LetterDialog gId={gId} bId={bId} iptId={iptId} />, { size: 820, phone: 'full' })}
    >
      {t('write')}
    </Button>
  )
}
