import { useEffect } from 'react'
import type { Input } from '../../../core/call.ts'
import { refresh } from '../../../ui/calls.ts'
import type { Draft } from '../../../ui/form/paths.ts'
import { type CallForm, useCallForm } from '../../../ui/form/useCallForm.ts'
import { EditProperty, GetProperty, GetPropertyList, GetRegions } from '../contract.ts'
import type { Property } from '../model.ts'
import type { PayloadKey } from '../sections/payloads.ts'
import { type OwnSaves, useOwnSaves } from './ownSaves.ts'

/** What every section of the page gets. */
export type SectionProps = {
  title: string
  gId: string
  /** The building; null while adding one. */
  property: Property | null
  /** Stands open at first. */
  opened: boolean
  mayEdit: boolean
}

type EditInput = Input<typeof EditProperty>
export type EditForm = CallForm<EditInput>

/**
 * The form of a section that EditProperty saves under its key. A save of another section by the same hands does not make this one
 * out of date. After a save by anybody else this one is refused (`sys.obj.cfl`): the building is read again, and what they have changed
 * comes into the fields that were not touched here.
 */
export const useSectionForm = <K extends PayloadKey>(property: Property, key: K, payload: Draft<EditInput[K]>): EditForm => {
  const saves: OwnSaves = useOwnSaves(property.id)
  const ids = { GroupId: property.GroupId, EntityId: property.id, BuildingId: property.id, Version: property.Version }
  const form = useCallForm(EditProperty, {
    initial: { ...ids, [key]: payload },
    done: 'Successfully saved',
    refresh: [GetProperty, GetPropertyList, GetRegions],
    send: input => ({ ...input, Version: saves.latest(input.Version) }),
    onSaved: ({ Version }, input) => saves.note(input.Version, Version),
  })
  useEffect(() => {
    if (form.conflict) void refresh(GetProperty)
  }, [form.conflict])
  return form
}
