import { Alert } from '@mantine/core'
import { IconUserOff } from '@tabler/icons-react'
import { ReadValue } from '../../../../ui/form/field.tsx'
import { SelectField } from '../../../../ui/form/fields.tsx'
import type { CallForm } from '../../../../ui/form/useCallForm.ts'
import type { DetailedOption } from '../../../../ui/kit/optionDetails.tsx'
import { useWords } from '../../../../ui/words.tsx'
import { words } from '../words.ts'

type Assigning = { AssigneeId: string | null }
type FieldProps<V extends Assigning> = {
  of: CallForm<V>
  row: { AssigneeName: string; AssigneeLeft: boolean; DoneBy: string }
  options: readonly DetailedOption[]
  open: boolean
}

/** Who handles it; a note where they have left; who has done it, once it is done. */
export const AssigneeField = <V extends Assigning>({
  of: whole,
  row: { AssigneeName, AssigneeLeft, DoneBy },
  options,
  open,
}: FieldProps<V>) => {
  const of = whole as unknown as CallForm<Assigning> // its field changes nothing else of the values
  const t = useWords(words)
  return (
    <>
      {open && AssigneeLeft && (
        <Alert color="orange" variant="light" icon={<IconUserOff size={18} aria-hidden />} p="sm">
          {t('leftHint', { name: AssigneeName })}
        </Alert>
      )}
      <SelectField of={of} name="AssigneeId" label={t('assignee')} placeholder={t('nobody')} options={options} />
      {DoneBy && <ReadValue label={t('doneBy')}>{DoneBy}</ReadValue>}
    </>
  )
}
