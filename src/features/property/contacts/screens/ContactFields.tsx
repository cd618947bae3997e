import { Anchor, SimpleGrid, Stack, Text } from '@mantine/core'
import { type ReactNode, useContext, useState } from 'react'
import { isSameName } from '../../../../core/fold.ts'
import type { Path } from '../../../../core/paths.ts'
import { useCall } from '../../../../ui/calls.ts'
import { ask } from '../../../../ui/dialogs.tsx'
import { FieldMode } from '../../../../ui/form/field.tsx'
import {
  EmailField,
  PhoneField,
  RadioField,
  SelectField,
  SwitchField,
  TagsField,
  TextField,
  TimeField,
} from '../../../../ui/form/fields.tsx'
import { FieldPairs, FieldPart } from '../../../../ui/form/parts.tsx'
import type { CallForm } from '../../../../ui/form/useCallForm.ts'
import { NotUsedYet } from '../../../../ui/kit/NotUsedYet.tsx'
import { useSession } from '../../../../ui/session.ts'
import { useWords } from '../../../../ui/words.tsx'
import { BuildingsField } from '../../buildings/screens/pickers/buildingFields.tsx'
import { mobileRole, vendorRole } from '../contactRoles.ts'
import { GetPropertyVendors } from '../contract.ts'
import { actionButtons, type ContactDraft, type RoleRow, shiftTypes } from '../model.ts'
import { changeRole, changeShiftType, grantable, heldBack, toggles } from '../rules.ts'
import { words } from '../words.ts'
import { useContactLabels } from './useContactLabels.ts'

type Name = Path<ContactDraft>
export type ContactFieldsProps = {
  form: CallForm<ContactDraft>
  /** The contact that the fields show; a form may hold several. */
  draft: ContactDraft
  change: (next: (before: ContactDraft) => ContactDraft) => void
  /** The place of a field in the form. */
  at?: (name: Name) => Name
  gId: string
  /** The building, null for a contact of the portfolio or of a building that is being added. */
  bId: string | null
  portfolio?: boolean
  roles: readonly RoleRow[]
  /** More of the part that tells what the person may do in the portal. */
  portal?: ReactNode
}
type PartProps = Required<Omit<ContactFieldsProps, 'portal'>>

const asIs = (name: Name): Name => name

/** Every field of a contact, with the effects of its role and of its type of shift. */
export const ContactFields = ({ portal, ...props }: ContactFieldsProps) => {
  const part: PartProps = { at: asIs, portfolio: false, ...props }
  return (
    <>
      <Person {...part} />
      <Work {...part} />
      <Portal {...part} more={portal} />
    </>
  )
}

const Person = ({ form, at }: PartProps) => {
  const t = useWords(words)
  return (
    <FieldPart title={t('groups.person')}>
      <FieldPairs from="xs">
        <TextField of={form} name={at('Contact.Name')} label={t('Name')} required maxLength={200} />
        <TextField of={form} name={at('Contact.Title')} label={t('Title')} maxLength={200} />
        <PhoneField of={form} name={at('Contact.Phone')} label={t('Phone')} required />
        <EmailField of={form} name={at('Contact.Email')} label={t('Email')} required maxLength={254} />
      </FieldPairs>
    </FieldPart>
  )
}

const Work = (props: PartProps) => {
  const { form, at, draft, change, roles, portfolio, gId } = props
  const t = useWords(words)
  const labels = useContactLabels()
  const { permissions } = useSession()
  const { Role } = draft.Contact
  const offered = roles.filter(one => one.Role === Role || (one.Grantable && (one.Portfolio || !portfolio)))
  const pick = (role: string | null) => {
    const preset = roles.find(one => one.Role === role)
    if (role !== Role) change(before => changeRole(before, role ?? '', preset && grantable(preset, heldBack(permissions))))
  }
  return (
    <FieldPart title={t('groups.work')}>
      <FieldPairs from="xs">
        <SelectField of={form} name={at('Contact.Role')} label={t('Role')} required options={labels.roles(offered)} onPick={pick} />
        <SelectField of={form} name={at('Contact.Team')} label={t('Team')} required options={labels.teams} />
        <SelectField of={form} name={at('Contact.Ownership')} label={t('Ownership')} options={labels.ownerships} />
        {!portfolio && Role === vendorRole && <VendorField {...props} />}
      </FieldPairs>
      {Role === mobileRole && <ShiftFields {...props} />}
      {portfolio && (
        <BuildingsField of={form} name={at('AssignedBuildings')} label={t('AssignedBuildings')} gId={gId} most={9999} required />
      )}
    </FieldPart>
  )
}

/** The vendor: one of the building's, or a new one by its name. */
const VendorField = ({ form, at, draft, change, gId, bId }: PartProps) => {
  const t = useWords(words)
  const mode = useContext(FieldMode)
  const filter = { gId, ...(bId && { bId }) }
  const vendors = useCall(GetPropertyVendors, { filter, pagination: { page: 0, perPage: 10_000 } }).data?.Vendors ?? []
  const { VendorName } = draft.Contact
  const names = [...new Set([...vendors.map(one => one.VendorName), ...(VendorName ? [VendorName] : [])])]
  const take = (name: string | null) => {
    const VendorId = vendors.find(one => one.VendorName === name)?.acId ?? null
    change(before => ({ ...before, Contact: { ...before.Contact, VendorName: name ?? '', VendorId } }))
  }
  const add = async () => {
    const name = await ask({ title: t('add.vendor'), label: t('VendorName'), yes: t('add.vendor'), maxLength: 200 })
    if (name) take(vendors.find(one => isSameName(one.VendorName, name))?.VendorName ?? name)
  }
  return (
    <Stack gap={4}>
      <SelectField of={form} name={at('Contact.VendorName')} label={t('VendorName')} required options={names} onPick={take} />
      {mode === 'edit' && (
        <Anchor component="button" type="button" size="sm" onClick={() => void add()} style={{ alignSelf: 'flex-start' }}>
          {t('newVendor')}
        </Anchor>
      )}
    </Stack>
  )
}

const ShiftFields = ({ form, at, draft, change }: PartProps) => {
  const t = useWords(words)
  const labels = useContactLabels()
  const { ShiftType } = draft.Contact
  const pick = (type: string) => {
    if (type !== ShiftType) change(before => changeShiftType(before, shiftTypes.find(one => one === type) ?? null))
  }
  return (
    <>
      <RadioField of={form} name={at('Contact.ShiftType')} label={t('ShiftType')} options={labels.shiftTypes} onPick={pick} />
      <FieldPairs from="xs">
        {ShiftType === 'ShiftTime' && (
          <SelectField of={form} name={at('Contact.ShiftHour')} label={t('ShiftHour')} required options={labels.shiftHours} />
        )}
        {ShiftType === 'StartEnd' && (
          <>
            <TimeField of={form} name={at('Contact.ShiftStart')} label={t('ShiftStart')} required />
            <TimeField of={form} name={at('Contact.ShiftEnd')} label={t('ShiftEnd')} required />
          </>
        )}
      </FieldPairs>
      <NotUsedYet takesEffect={t('takesEffectShift')} />
    </>
  )
}

const Portal = ({ form, at, draft, roles, more }: PartProps & { more: ReactNode }) => {
  const t = useWords(words)
  const role = roles.find(one => one.Role === draft.Contact.Role)
  if (!role) return null
  return (
    <FieldPart title={t('groups.portal')}>
      <Text size="sm" c="var(--ink-soft)">
        {role.SignsIn ? t('signsIn') : t('signsInNot')}
      </Text>
      <TagsField of={form} name={at('Actions')} label={t('Actions')} help={t('actionsHelp')} options={actionButtons} />
      <NotUsedYet of={t('Actions')} takesEffect={t('takesEffectActions')} />
      {role.PermissionSet && <Toggles form={form} at={at} set={draft.PermissionSet} />}
      {more}
    </FieldPart>
  )
}

/** The permission set; what the user may not grant stays off, what is on may be taken away. */
const Toggles = ({ form, at, set }: Pick<PartProps, 'form' | 'at'> & { set: ContactDraft['PermissionSet'] }) => {
  const t = useWords(words)
  const { permissions } = useSession()
  const [before] = useState(set)
  const back = heldBack(permissions)
  return (
    <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="md" verticalSpacing="xs" role="group" aria-label={t('PermissionSet')}>
      {toggles.map(one => {
        const off = back.includes(one) && !set[one] && !before[one]
        const locked = off ? t('notYours') : undefined
        return <SwitchField key={one} of={form} name={at(`PermissionSet.${one}`)} label={t(`permissions.${one}`)} locked={locked} />
      })}
    </SimpleGrid>
  )
}
