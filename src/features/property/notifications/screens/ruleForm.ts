import type { Input, Output } from '../../../../core/call.ts'
import type { CallForm } from '../../../../ui/form/useCallForm.ts'
import type { GetNotificationContacts, GetNotificationTenants, SaveNotificationRule } from '../contract.ts'
import type { SpaceName } from '../model.ts'

export type RulePlace = {
  gId: string
  bId: string
  contacts: Output<typeof GetNotificationContacts>['Contacts']
  tenants: Output<typeof GetNotificationTenants>['Tenants']
  spaces: Readonly<Record<SpaceName, string>>
}
export type RuleForm = CallForm<Input<typeof SaveNotificationRule>>
