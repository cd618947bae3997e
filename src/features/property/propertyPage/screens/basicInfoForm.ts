import type { Input } from '../../../../core/call.ts'
import type { CallForm } from '../../../../ui/form/useCallForm.ts'
import type { CreateProperty } from '../contract.ts'

/** The form of CreateProperty or EditProperty, as far as this section goes. */
export type BasicInfoForm = CallForm<Pick<Input<typeof CreateProperty>, 'BasicInfo'>>
export type FieldsProps = { form: BasicInfoForm; gId: string; bId?: string | null }
