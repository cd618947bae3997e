import type { Output } from '../../../../core/call.ts'
import type { Draft } from '../../../../core/paths.ts'
import { type CallForm, useCallForm } from '../../../../ui/form/useCallForm.ts'
import { GetPropertyList, GetRegions } from '../../buildings/contract.ts'
import { EditProperty, GetProperty } from '../contract.ts'
import type { Payload, PayloadKey } from '../sections/payloads.ts'

/** A building as its page reads it: with the payloads of its sections. */
export type BuildingPage = Output<typeof GetProperty>

/** What every section of an existing building gets. */
export type SectionProps = {
  title: string
  property: BuildingPage
  /** Stands open at first. */
  opened: boolean
  mayEdit: boolean
}

/** The form of CreateProperty or EditProperty as far as one section goes; its fields are named `Content.FacebookUrl` and so on. */
export type SectionForm<K extends PayloadKey> = CallForm<{ [key in K]: Payload<K> }>
/** What the fields of a section get, while adding a building (`bId` null) and while editing one. */
export type FieldsProps<K extends PayloadKey> = { form: SectionForm<K>; gId: string; bId: string | null }

/** A section with a call of its own names it, and what is read again after a save. The call takes the section as EditProperty does. */
type SavedBy = { call?: typeof EditProperty; reads?: readonly { path: string }[] }

/**
 * The form of a section that EditProperty saves under its key. The same user may save another section meanwhile. After another user's save
 * this one is refused (`sys.obj.cfl`): the building is loaded again, and untouched fields take the new values.
 */
export const useSectionForm = <K extends PayloadKey>(
  property: BuildingPage,
  key: K,
  payload: Draft<Payload<K>>,
  { call = EditProperty, reads = [GetProperty, GetPropertyList, GetRegions] }: SavedBy = {},
): SectionForm<K> => {
  const ids = { GroupId: property.GroupId, EntityId: property.id, BuildingId: property.id, Version: property.Version }
  const form = useCallForm(call, {
    initial: { ...ids, [key]: payload },
    done: 'Successfully saved',
    refresh: reads,
    reads: [GetProperty, ...reads],
    record: property.id,
  })
  return form as unknown as SectionForm<K> // its input holds the section under its key, and its fields change nothing else of it
}
