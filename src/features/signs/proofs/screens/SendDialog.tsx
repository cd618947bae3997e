import { Text } from '@mantine/core'
import { TextField } from '../../../../ui/form/fields.tsx'
import { FormDialog } from '../../../../ui/form/shells.tsx'
import { useCallForm } from '../../../../ui/form/useCallForm.ts'
import { useWords } from '../../../../ui/words.tsx'
import { GetSignProof, GetSignProofs, MoveSignProof } from '../contract.ts'
import { words } from '../words.ts'

type SendDialogProps = { named: { GroupId: string; BuildingId: string; ProofId: string; Version: number }; before: readonly string[] }

/** Asks to whom a review is sent, and sends it. */
export const SendDialog = ({ named, before }: SendDialogProps) => {
  const t = useWords(words)
  const form = useCallForm(MoveSignProof, {
    initial: { ...named, Move: 'send', Recipients: before.join(', ') },
    done: t('moved'),
    refresh: [GetSignProof, GetSignProofs],
  })
  return (
    <FormDialog title={t('sendTitle')} form={form} submit={t('send')}>
      <Text size="sm">{t('sendLead')}</Text>
      <TextField of={form} name="Recipients" label={t('recipients')} maxLength={600} autoComplete="email" required />
    </FormDialog>
  )
}
